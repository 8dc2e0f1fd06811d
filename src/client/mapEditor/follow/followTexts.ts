import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Messages about changes that a step made on other floors. */
export const followTexts = defineTexts({
  'map.follow.made': {
    ja: '{{floor}} x{{x}} y{{y}} に「{{name}}」を置きました。',
    en: 'Placed “{{name}}” at {{floor}} x{{x}} y{{y}}.',
  },
  'map.follow.moved': {
    ja: '「{{name}}」を {{floor}} x{{x}} y{{y}} へ移しました。',
    en: 'Moved “{{name}}” to {{floor}} x{{x}} y{{y}}.',
  },
  'map.follow.removed': {
    ja: '{{floor}} x{{x}} y{{y}} の「{{name}}」を取り除きました。',
    en: 'Removed “{{name}}” at {{floor}} x{{x}} y{{y}}.',
  },
  'map.follow.outside': {
    ja: '{{floor}} x{{x}} y{{y}} はフロアの外なので、戻りの階段は置いていません。',
    en: '{{floor}} x{{x}} y{{y}} is outside the floor, so no stairs back were placed.',
  },
  'map.follow.several': {
    ja: '戻りの階段を変えました（置いた：{{made}}、移した：{{moved}}、取り除いた：{{removed}}、フロアの外：{{outside}}）。',
    en: 'Stairs back changed (placed: {{made}}, moved: {{moved}}, removed: {{removed}}, outside the floor: {{outside}}).',
  },
  'map.follow.show': { ja: '見る', en: 'Show' },
  'map.follow.links': {
    ja: 'フロア{{floors}}からのつながりも、移した先へ付け替えました。',
    en: 'Links from other floors now lead to the new place: {{floors}}.',
  },
  'map.follow.shafts': {
    ja: 'フロア{{floors}}の昇降機は元のマスのままです。同じように移すと、またつながります。',
    en: 'The elevators on these floors stay where they are: {{floors}}. Move them the same way to reconnect them.',
  },
  'map.follow.undone': { ja: 'フロア{{floors}}も元に戻しました。', en: 'Undone on other floors too: {{floors}}.' },
  'map.follow.redone': { ja: 'フロア{{floors}}もやり直しました。', en: 'Redone on other floors too: {{floors}}.' },
  'map.follow.left': {
    ja: 'フロア{{floors}}には、あとから変えられたマスがあります。そのマスはそのままにしました。',
    en: 'On these floors, cells changed since then stay as they are: {{floors}}.',
  },
  'map.follow.missed': {
    ja: 'フロア{{floors}}を開けなかったので、そこは元のままです。',
    en: 'These floors could not be opened, so they stay as they were: {{floors}}.',
  },

  'map.wayBack.title': { ja: '戻りの階段を置きますか？', en: 'Place the stairs back?' },
  'map.wayBack.replace.question': {
    ja: '{{floor}} x{{x}} y{{y}} には「{{present}}」があります。「{{name}}」に置き換えますか？',
    en: '“{{present}}” is already at {{floor}} x{{x}} y{{y}}. Replace it with “{{name}}”?',
  },
  'map.wayBack.replace': { ja: '置き換える', en: 'Replace' },
  'map.wayBack.remove.title': { ja: '戻りの階段を取り除きますか？', en: 'Remove the stairs back?' },
  'map.wayBack.remove.question': {
    ja: '{{floor}} x{{x}} y{{y}} の「{{present}}」には、設定が加えられています。一緒に取り除きますか？',
    en: '“{{present}}” at {{floor}} x{{x}} y{{y}} has settings of its own. Remove it too?',
  },
  'map.wayBack.remove': { ja: '取り除く', en: 'Remove' },
  'map.wayBack.several.title': { ja: '戻りの階段も変えますか？', en: 'Change the stairs back too?' },
  'map.wayBack.several': { ja: 'すべて変える', en: 'Change all' },
  'map.wayBack.leave': { ja: 'そのままにする', en: 'Leave it' },
});
