import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Where one meets monsters, by `room_id`. */
export const encounterPlaceTexts = defineTexts<`checkSheet.place.${number}`>({
  'checkSheet.place.0': { ja: '通路', en: 'Corridors' },
  'checkSheet.place.1': { ja: 'モンスター部屋1', en: 'Monster rooms 1' },
  'checkSheet.place.2': { ja: 'モンスター部屋2', en: 'Monster rooms 2' },
  'checkSheet.place.3': { ja: 'モンスター部屋3', en: 'Monster rooms 3' },
});

/** Encounter tables, and who is met where. */
export const encountersTexts = defineTexts({
  'encounters.toCheckSheet': { ja: '遭遇の確認表', en: 'Encounter check sheet' },
  'encounters.tables': { ja: '遭遇表の一覧', en: 'List of encounter tables' },
  'encounters.find': { ja: '番号・メモ・モンスターで探す', en: 'Find by number, note or monster' },
  'encounters.used': { ja: '使用中', en: 'Used' },
  'encounters.slots': { ja: 'モンスターと重み', en: 'Monsters and weights' },
  'encounters.slot': { ja: '枠{{number}}', en: 'Slot {{number}}' },
  'encounters.nobody': { ja: '空き', en: 'Nobody' },
  'encounters.unchosen.name': { ja: '表を選んでいないフロアの分', en: 'For floors without a table' },
  'encounters.unchosen': {
    ja: '遭遇表を選んでいないフロアは、この表から引きます。空きのままなら、そうしたフロアでは何も現れません。ほかの表には001から先をお使いください。',
    en: 'Floors on which no table was chosen draw this one. While it is empty they are quiet. For all else please take the tables from 001 on.',
  },
  'encounters.uses': { ja: 'この表を使うフロア', en: 'Floors that use this table' },
  'encounters.uses.none': {
    ja: 'この表を選んでいるフロアはまだありません。フロアの設定の「出現設定」で選べます。',
    en: 'No floor names this table yet. It is chosen in the settings of a floor, under “Appearance”.',
  },
  'encounters.uses.slot': { ja: '出現枠{{number}}', en: 'Slot {{number}}' },
  'encounters.uses.battle': { ja: '戦闘イベント x{{x}} y{{y}}', en: 'Battle x{{x}} y{{y}}' },
  'encounters.uses.noMap': { ja: '地図はまだありません', en: 'no map yet' },
  'encounters.uses.never': { ja: '今はどこでも引かれません', en: 'drawn nowhere now' },

  'checkSheet.about': {
    ja: 'フロアと部屋、戦闘イベントごとに、どのモンスターが連れも含めてどの確率で、何体までの群れで現れるかを示します。',
    en: 'Floor by floor, room by room and battle by battle: who appears, companions too, with which chance and in groups of how many.',
  },
  'checkSheet.missing': { ja: 'この番号のモンスターはいません。', en: 'There is no monster of this number.' },
  'checkSheet.noFloor': {
    ja: '地図のあるフロアがまだありません。フロアを描くと、ここに遭遇が並びます。',
    en: 'No floor has a map yet. Draw a floor, and who is met there stands here.',
  },
  'checkSheet.toFloors': { ja: 'フロアマップへ', en: 'To the floor maps' },
  'checkSheet.floor': { ja: 'フロア{{number}} {{name}}', en: 'Floor {{number}} {{name}}' },
  'checkSheet.map': { ja: '地図を開く', en: 'Open the map' },
  'checkSheet.cells': { ja: '{{count}}マス', en: 'cells: {{count}}' },
  'checkSheet.rooms': { ja: '{{place}}の場所', en: 'Where they are: {{place}}' },
  'checkSheet.room': { ja: 'x{{x}} y{{y}}（{{count}}マス）', en: 'x{{x}} y{{y}} (cells: {{count}})' },
  'checkSheet.battles': { ja: '「{{event}}」の場所', en: 'Where they are: {{event}}' },
  'checkSheet.battle': { ja: 'x{{x}} y{{y}}', en: 'x{{x}} y{{y}}' },
  'checkSheet.moreBattles': {
    ja: 'ほかに{{count}}種類の戦闘イベントがあります。',
    en: 'Other battles on this floor: {{count}}',
  },
  'checkSheet.companion': { ja: '「{{name}}」の連れ', en: 'Companion of {{name}}' },
  'checkSheet.table': { ja: '遭遇表{{number}}（{{chance}}）', en: 'Table {{number}} ({{chance}})' },
  'checkSheet.anybody': { ja: '遭遇 {{chance}}', en: 'Any encounter {{chance}}' },
  'checkSheet.quiet': { ja: 'このフロアの通路では遭遇しません。', en: 'Nobody is met in the corridors of this floor.' },
  'checkSheet.undrawn': {
    ja: '出現枠の出現率が0％なので、この部屋では遭遇しません。',
    en: 'The probability of its slot is 0 %, so nobody is met in this room.',
  },
  'checkSheet.nobody': { ja: '現れるモンスターはいません。', en: 'Nobody appears here.' },
  'checkSheet.group': { ja: '{{min}}〜{{max}}体', en: '{{min}}–{{max}} at a time' },
  'checkSheet.groupOne': { ja: '{{max}}体', en: '{{max}} at a time' },
  'checkSheet.unselected': {
    ja: 'どの遭遇表にも入っていないモンスター（{{count}}）',
    en: 'Monsters in no encounter table ({{count}})',
  },
  'checkSheet.unselected.none': {
    ja: 'すべてのモンスターがいずれかの遭遇表に入っています。',
    en: 'Every monster stands in an encounter table.',
  },
});
