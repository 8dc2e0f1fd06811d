import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the screens of the labyrinths. */
export const labyrinthTexts = defineTexts({
  'labyrinths.labyrinth': { ja: '迷宮', en: 'Labyrinth' },
  'labyrinths.settings': { ja: '迷宮設定', en: 'Settings' },
  'labyrinths.intro': {
    ja: '迷宮は10まで作れます。タイトルを付けて階層の範囲を決めると、その階が迷宮に入ります。',
    en: 'There are ten labyrinths. Give one a title and a floor range, and those floors belong to it.',
  },
  'labyrinths.setUp': { ja: '迷宮{{number}}を設定する', en: 'Set up labyrinth {{number}}' },
  'labyrinths.condition': { ja: '入場条件', en: 'Condition' },
  'labyrinths.open': { ja: '初期状態', en: 'At first' },
  'labyrinths.ending': { ja: 'エンディング', en: 'Ending' },
  'labyrinths.missing': { ja: '足りないもの', en: 'What is missing' },
  'labyrinths.title': { ja: '迷宮', en: 'Labyrinth' },
  'labyrinths.entrance': { ja: '入口', en: 'Entrance' },
  'labyrinth.name': { ja: '迷宮{{number}}', en: 'Labyrinth {{number}}' },
  'labyrinth.nameless': { ja: '（タイトルなし）', en: '(no title)' },
  'labyrinth.floors': { ja: '{{start}}–{{end}}階（{{count}}階層）', en: 'Floors {{start}}–{{end}} ({{count}})' },
  'labyrinth.oneFloor': { ja: '{{start}}階（1階層）', en: 'Floor {{start}}' },
  'labyrinth.noFloors': { ja: '階層は未設定', en: 'No floors yet' },
  'labyrinth.state.ready': { ja: '設定済み', en: 'Ready' },
  'labyrinth.state.warnings': { ja: '要確認 {{count}}', en: '{{count}} to check' },
  'labyrinth.state.errors': { ja: 'エラー {{count}}', en: '{{count|error|errors}}' },
  'labyrinth.entrance': { ja: '{{number}}階 x{{x}} y{{y}}', en: 'Floor {{number}} x{{x}} y{{y}}' },
  'labyrinth.noEntrance': { ja: '入口は未設定', en: 'No entrance yet' },
  'labyrinth.noCondition': { ja: 'なし', en: 'None' },
  'labyrinth.noEnding': { ja: 'エンディングのアイテムは未設定', en: 'No ending item' },
  'labyrinth.openAtFirst': { ja: 'はじめから入れる', en: 'Open from the start' },
  'labyrinth.more': { ja: 'ほか{{count}}階', en: '{{count}} more' },

  'range.label': { ja: '階層範囲', en: 'Floor range' },
  'range.tapFirst': {
    ja: '最初の階、最後の階の順に押してください。',
    en: 'Press the first floor, then the last one.',
  },
  'range.tapLast': {
    ja: '{{floor}}階から始まります。最後の階を押してください。',
    en: 'It starts on floor {{floor}}. Now press the last floor.',
  },
  'range.tapped': { ja: '{{number}}階', en: 'Floor {{number}}' },
  'range.none': {
    ja: 'この迷宮にはまだ階がありません。',
    en: 'This labyrinth has no floors yet.',
  },
  'range.set': { ja: '空いている{{floor}}階から始める', en: 'Begin with floor {{floor}}, which is free' },
  'range.clear': { ja: '範囲を空に戻す（地図は残ります）', en: 'Leave the range empty (the maps stay)' },
  'range.entranceMoved': {
    ja: '入口が範囲の外になるため、{{floor}}階に移しました。',
    en: 'The entrance would be outside of this range, so it was moved to floor {{floor}}.',
  },
  'range.floor': { ja: '{{number}}階 {{name}}', en: 'Floor {{number}} {{name}}' },
  'range.overlapping': { ja: '迷宮{{number}}と重なっています', en: 'overlaps with labyrinth {{number}}' },

  'resize.title': { ja: '広さを変えますか？', en: 'Change the size?' },
  'resize.size': { ja: '迷宮{{number}}の広さを{{size}}にします。', en: 'Labyrinth {{number}} becomes {{size}}.' },
  'resize.floors': {
    ja: '次の階の広さが{{size}}に変わります：{{floors}}',
    en: 'Floors that become {{size}}: {{floors}}',
  },
  'resize.hidden': {
    ja: '描いてある{{count}}マスが外側になります。消えずに残り、広さを戻すとまた現れます。',
    en: '{{count|drawn cell|drawn cells}} will be outside. They are kept, and return if you restore the size.',
  },
  'resize.do': { ja: '変更する', en: 'Change' },

  'entrance.pick': {
    ja: '入口の位置：x{{x}} y{{y}}。矢印キーで動かし、Enterで決めます',
    en: 'Entrance: x{{x}} y{{y}}. Move with the arrow keys, set it with Enter',
  },
  'entrance.at': { ja: '選んでいるマス：x{{x}} y{{y}}', en: 'Cell under the cursor: x{{x}} y{{y}}' },
  'entrance.help': {
    ja: '地図をクリックするか、矢印キーとEnterで入口を決めます。',
    en: 'Click on the map, or use the arrow keys and Enter, to set the entrance.',
  },
  'entrance.open': { ja: '{{number}}階の地図を開く', en: 'Open the map of floor {{number}}' },

  'sign.entrance': { ja: '入口の看板', en: 'Entrance signboard' },
  'sign.ending': { ja: '終わりの看板', en: 'Ending signboard' },
  'sign.entrance.edit': { ja: '入口の看板を書く', en: 'Write the entrance signboard' },
  'sign.ending.edit': { ja: '終わりの看板を書く', en: 'Write the ending signboard' },
  'sign.close': { ja: '看板を書き終える', en: 'Done writing' },
  'sign.empty': { ja: 'まだ書かれていません。', en: 'Nothing is written on it yet.' },

  'flags.labyrinths': { ja: '迷宮フラグ', en: 'Labyrinth flags' },
  'flags.labyrinths.help': {
    ja: 'ONの迷宮には入れます。迷宮0ははじめから必ず入れます。',
    en: 'A labyrinth can be entered while its flag is ON. Labyrinth 0 is always open.',
  },
  'flags.forced': { ja: '必ずON（最初の迷宮のため）', en: 'Always ON (the first labyrinth)' },
  'flags.last': { ja: '次の迷宮はありません', en: 'There is no next labyrinth' },
  'flags.initial': { ja: '初期状態', en: 'At first' },
  'flags.signJa': { ja: '秘密の看板のタイトル（日本語）', en: 'Secret sign title (Japanese)' },
  'flags.signEn': { ja: '秘密の看板のタイトル（英語）', en: 'Secret sign title (English)' },
  'flags.next': { ja: '踏破したとき', en: 'When completed' },
  'flags.events': { ja: 'イベントフラグ', en: 'Event flags' },
  'flags.used': { ja: '使われているフラグ（{{count}}）', en: 'Flags in use ({{count}})' },
  'flags.unused': {
    ja: 'まだどのイベントからも使われていません。フロアマップでイベントのフラグの欄に番号を入れると、ここに出ます。',
    en: 'No event uses a flag yet. Flags that events on the floor maps use are listed here.',
  },
  'flags.flag': { ja: 'フラグ', en: 'Flag' },
  'flags.ways': { ja: '使われ方', en: 'Used as' },
  'flags.way': { ja: '{{name}}（{{count}}か所）', en: '{{name}} ({{count}})' },
  'flags.places': { ja: '場所', en: 'Places' },
  'flags.placesOf': { ja: '{{name}}の使われている場所', en: 'Where {{name}} is used' },
  'flags.count': { ja: '{{count}}か所', en: '{{count}}' },
});
