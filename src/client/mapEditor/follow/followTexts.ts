import { defineTexts } from '#client/i18n/defineTexts.ts';

/** What a step has brought about on other floors. */
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
    en: '{{floor}} x{{x}} y{{y}} lies outside of the floor, so no stairs back were placed.',
  },
  'map.follow.several': {
    ja: '戻りの階段を変えました（置いた: {{made}}、移した: {{moved}}、取り除いた: {{removed}}、フロアの外: {{outside}}）。',
    en: 'Stairs back changed (placed: {{made}}, moved: {{moved}}, removed: {{removed}}, outside of the floor: {{outside}}).',
  },
  'map.follow.show': { ja: '見る', en: 'Show' },
  'map.follow.links': {
    ja: 'フロア{{floors}}からのつながりも、移した先へ付け替えました。',
    en: 'Links from other floors follow what was moved: {{floors}}.',
  },
  'map.follow.shafts': {
    ja: 'フロア{{floors}}の昇降機は元のマスのままです。同じように移すと、またつながります。',
    en: 'The elevators of these floors stay in their cells: {{floors}}. Moved likewise, they meet again.',
  },
  'map.follow.undone': { ja: 'フロア{{floors}}も元に戻しました。', en: 'Undone on other floors too: {{floors}}.' },
  'map.follow.redone': { ja: 'フロア{{floors}}もやり直しました。', en: 'Done again on other floors too: {{floors}}.' },
  'map.follow.left': {
    ja: 'フロア{{floors}}には、あとから変えられたマスがあります。そのマスはそのままにしました。',
    en: 'Cells that were changed since stay as they are on these floors: {{floors}}.',
  },
  'map.follow.missed': {
    ja: 'フロア{{floors}}を開けなかったので、そこは元のままです。',
    en: 'These floors could not be opened, so they stay as they were: {{floors}}.',
  },

  'map.wayBack.title': { ja: '戻りの階段を置きますか？', en: 'Place the stairs back?' },
  'map.wayBack.replace.question': {
    ja: '{{floor}} x{{x}} y{{y}} には「{{present}}」があります。「{{name}}」に置き換えますか？',
    en: 'At {{floor}} x{{x}} y{{y}} there is “{{present}}”. Replace it by “{{name}}”?',
  },
  'map.wayBack.replace': { ja: '置き換える', en: 'Replace' },
  'map.wayBack.remove.title': { ja: '戻りの階段を取り除きますか？', en: 'Remove the stairs back?' },
  'map.wayBack.remove.question': {
    ja: '{{floor}} x{{x}} y{{y}} の「{{present}}」には、設定が加えられています。一緒に取り除きますか？',
    en: 'Something was set for “{{present}}” at {{floor}} x{{x}} y{{y}}. Remove it too?',
  },
  'map.wayBack.remove': { ja: '取り除く', en: 'Remove' },
  'map.wayBack.several.title': { ja: '戻りの階段も変えますか？', en: 'Change the stairs back too?' },
  'map.wayBack.several': { ja: 'すべて変える', en: 'Change all' },
  'map.wayBack.leave': { ja: 'そのままにする', en: 'Leave it' },
});
