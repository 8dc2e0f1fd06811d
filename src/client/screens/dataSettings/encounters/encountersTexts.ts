import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The places of encounters, by `room_id`. */
export const encounterPlaceTexts = defineTexts<`checkSheet.place.${number}`>({
  'checkSheet.place.0': { ja: '通路', en: 'Corridors' },
  'checkSheet.place.1': { ja: 'モンスター部屋1', en: 'Monster rooms 1' },
  'checkSheet.place.2': { ja: 'モンスター部屋2', en: 'Monster rooms 2' },
  'checkSheet.place.3': { ja: 'モンスター部屋3', en: 'Monster rooms 3' },
});

/** The texts of encounter tables and of their odds. */
export const encountersTexts = defineTexts({
  'encounters.toCheckSheet': { ja: '遭遇の確認表', en: 'Encounter check sheet' },
  'encounters.tables': { ja: '遭遇表の一覧', en: 'List of encounter tables' },
  'encounters.find': { ja: '番号・メモ・モンスターで探す', en: 'Find by number, note or monster' },
  'encounters.used': { ja: '使用中', en: 'In use' },
  'encounters.slots': { ja: 'モンスターと重み', en: 'Monsters and weights' },
  'encounters.slot': { ja: '枠{{number}}', en: 'Slot {{number}}' },
  'encounters.nobody': { ja: '空き', en: 'Empty' },
  'encounters.unchosen.name': { ja: '表を選んでいないフロアの分', en: 'For floors without a table' },
  'encounters.unchosen': {
    ja: '遭遇表を選んでいないフロアは、この表から引きます。空きのままなら、そうしたフロアでは何も現れません。ほかの表には001から先をお使いください。',
    en: 'Floors without a chosen table use this one. While it is empty, no monsters appear on them. For everything else, use the tables from 001 on.',
  },
  'encounters.uses': { ja: 'この表を使うフロア', en: 'Floors that use this table' },
  'encounters.uses.none': {
    ja: 'この表を選んでいるフロアはまだありません。フロアの設定の「遭遇」で選べます。',
    en: 'No floor uses this table yet. Choose it in the settings of a floor, under “Encounters”.',
  },
  'encounters.uses.slot': { ja: '出現枠{{number}}', en: 'Slot {{number}}' },
  'encounters.uses.battle': { ja: '戦闘イベント x{{x}} y{{y}}', en: 'Battle x{{x}} y{{y}}' },
  'encounters.uses.noMap': { ja: '地図はまだありません', en: 'no map yet' },
  'encounters.uses.never': { ja: '今はどこでも使われません', en: 'not used anywhere now' },

  'checkSheet.about': {
    ja: 'フロアと部屋、戦闘イベントごとに、どのモンスターが連れも含めてどの確率で、何体までのグループで現れるかを示します。',
    en: 'Which monsters appear on each floor, in each room and in each battle event, including companions, with their chances and group sizes.',
  },
  'checkSheet.missing': { ja: 'この番号のモンスターはいません。', en: 'There is no monster with this number.' },
  'checkSheet.noFloor': {
    ja: '地図のあるフロアがまだありません。フロアを描くと、ここに遭遇が並びます。',
    en: 'No floor has a map yet. Draw a floor to see its encounters here.',
  },
  'checkSheet.toFloors': { ja: 'フロアマップへ', en: 'To the floor maps' },
  'checkSheet.floor': { ja: 'フロア{{number}} {{name}}', en: 'Floor {{number}} {{name}}' },
  'checkSheet.map': { ja: '地図を開く', en: 'Open the map' },
  'checkSheet.cells': { ja: '{{count}}マス', en: '{{count|cell|cells}}' },
  'checkSheet.rooms': { ja: '{{place}}の場所', en: 'Places: {{place}}' },
  'checkSheet.room': { ja: 'x{{x}} y{{y}}（{{count}}マス）', en: 'x{{x}} y{{y}} ({{count|cell|cells}})' },
  'checkSheet.battles': { ja: '「{{event}}」の場所', en: 'Places: {{event}}' },
  'checkSheet.battle': { ja: 'x{{x}} y{{y}}', en: 'x{{x}} y{{y}}' },
  'checkSheet.moreBattles': {
    ja: 'ほかに{{count}}種類の戦闘イベントがあります。',
    en: 'And {{count|more kind|more kinds}} of battle events.',
  },
  'checkSheet.companion': { ja: '「{{name}}」の連れ', en: 'Companion of {{name}}' },
  'checkSheet.table': { ja: '遭遇表{{number}}（{{chance}}）', en: 'Table {{number}} ({{chance}})' },
  'checkSheet.anybody': { ja: '遭遇 {{chance}}', en: 'Any encounter {{chance}}' },
  'checkSheet.quiet': {
    ja: 'このフロアの通路では遭遇しません。',
    en: 'There are no encounters in the corridors of this floor.',
  },
  'checkSheet.undrawn': {
    ja: '出現枠の出現率が0％なので、この部屋では遭遇しません。',
    en: 'The probability of its slot is 0%, so there are no encounters in this room.',
  },
  'checkSheet.nobody': { ja: '現れるモンスターはいません。', en: 'No monsters appear here.' },
  'checkSheet.group': { ja: '{{min}}〜{{max}}体', en: '{{min}}–{{max}} at a time' },
  'checkSheet.groupOne': { ja: '{{max}}体', en: '{{max}} at a time' },
  'checkSheet.unselected': {
    ja: 'どの遭遇表にも入っていないモンスター（{{count}}）',
    en: 'Monsters in no encounter table ({{count}})',
  },
  'checkSheet.unselected.none': {
    ja: 'すべてのモンスターがいずれかの遭遇表に入っています。',
    en: 'Every monster is in an encounter table.',
  },
});
