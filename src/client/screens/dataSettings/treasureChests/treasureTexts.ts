import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of treasure chests, their traps and special items, and the sources of items. */
export const treasureTexts = defineTexts({
  'chests.gives': { ja: 'この宝箱から出るもの', en: 'What this chest gives' },
  'chests.gives.about': {
    ja: '1回開けたときに、それぞれが出る率です。枠の率が「ルール」なら、出やすい枠{{high}}％、中くらいの枠{{medium}}％、出にくい枠{{low}}％です。',
    en: 'The chance of each item per opening. “rules” means {{high}}% for the high slot, {{medium}}% for the medium and {{low}}% for the low one.',
  },
  'chests.gives.nothing': { ja: '枠にアイテムがありません。', en: 'No slot has an item.' },
  'chests.gives.any': { ja: 'どれか1つ以上', en: 'At least one of them' },
  'chests.gives.expected': { ja: '平均{{count}}個', en: '{{count}} on average' },
  'chests.gives.range': { ja: '{{least}}〜{{most}}', en: '{{least}} to {{most}}' },
  'chests.gold.amount': {
    ja: '{{minimum}}〜{{maximum}}ゴールド（平均{{expected}}）',
    en: '{{minimum}} to {{maximum}} gold ({{expected}} on average)',
  },
  'chests.gold.none': { ja: 'お金は入っていません。', en: 'No gold.' },
  'chests.gold.spread': { ja: 'お金の分布', en: 'Gold distribution' },
  'chests.item': { ja: 'アイテム', en: 'Item' },
  'chests.chance': { ja: '率', en: 'Chance' },
  'chests.slot.high': { ja: '出やすい枠', en: 'High' },
  'chests.slot.medium': { ja: '中くらいの枠', en: 'Medium' },
  'chests.slot.low': { ja: '出にくい枠', en: 'Low' },
  'chests.slot.special': { ja: '特別', en: 'Special' },
  'chests.count': { ja: '×{{count}}', en: '×{{count}}' },
  'chests.once': { ja: '一度だけ', en: 'once' },
  'chests.floors': { ja: '{{from}}〜{{to}}階だけ', en: 'only on floors {{from}} to {{to}}' },
  'chests.needsFlag': { ja: 'フラグ{{number}}が必要', en: 'needs flag {{number}}' },
  'chests.more': { ja: 'ほか{{count}}件', en: 'and {{count}} more' },

  'chests.traps': { ja: 'この宝箱の罠', en: 'Traps of this chest' },
  'chests.traps.none': { ja: '罠はありません。', en: 'No traps.' },
  'chests.traps.safe': { ja: '罠なし', en: 'No trap' },
  'chests.traps.difficulty': { ja: 'フロアの「宝箱の罠」', en: '“Treasure chest trap” of the floor' },

  'chests.found': { ja: 'この宝箱が見つかる場所', en: 'Where this chest is found' },
  'chests.found.none': {
    ja: 'この宝箱はまだどこにもありません。地図の宝箱イベントか、モンスターの「部屋の宝箱」「ランダムの宝箱」で選びます。',
    en: 'It is not placed anywhere. Choose it in a chest event on a map, or as the room or random treasure of a monster.',
  },
  'chests.placed': { ja: '置かれている', en: 'placed' },

  'traps.view': { ja: '表示', en: 'Show' },
  'traps.view.table': { ja: '一覧表', en: 'As a table' },
  'traps.view.words': { ja: '文章', en: 'In words' },
  'traps.does': { ja: 'この罠のはたらき', en: 'What this trap does' },
  'traps.share': {
    ja: 'フロアの「宝箱の罠」ごとの選ばれる率',
    en: 'Chance to be drawn, by the floor’s “Treasure chest trap”',
  },
  'traps.share.at': { ja: '難しさ{{difficulty}}で{{share}}', en: '{{share}} at difficulty {{difficulty}}' },
  'traps.unused': { ja: '使わない', en: 'Not in use' },
  'traps.never': { ja: 'どの難しさでも選ばれません。', en: 'Never drawn at any difficulty.' },

  'specials.comes': { ja: '出る見込み', en: 'Chance to appear' },
  'specials.openings': { ja: '開ける数', en: 'Chests opened' },
  'specials.anyChest': {
    ja: 'すべての宝箱から、階{{from}}〜{{to}}で出ます。',
    en: 'From every chest on floors {{from}} to {{to}}.',
  },
  'specials.chests': {
    ja: '宝箱{{first}}〜{{last}}から、階{{from}}〜{{to}}で出ます。',
    en: 'From chests {{first}} to {{last}} on floors {{from}} to {{to}}.',
  },
  'specials.about': {
    ja: '宝箱の枠とは別に引かれます。対象の宝箱をこれだけ開けたときに、1つ以上出ている率です。',
    en: 'Drawn separately from the slots of the chest. This is the chance that it has appeared after this many of these chests.',
  },

  'appearance.view': { ja: '表示', en: 'Show' },
  'appearance.view.items': { ja: 'アイテムごと', en: 'By item' },
  'appearance.view.floors': { ja: '階ごと', en: 'By floor' },
  'appearance.view.missing': { ja: '出てこないもの', en: 'Missing' },
  'appearance.about': {
    ja: 'すべてのアイテムについて、どの宝箱のどの枠からどの率で出るか、その宝箱がどこにあるかを示します。',
    en: 'For every item: which chests give it, by which slot and how likely, and where those chests are.',
  },
  'appearance.floors.about': {
    ja: 'その階の宝箱を100個開けたときに出る平均の個数です。一度だけのアイテムは、出る率（個数に換算）です。戦闘で残る宝箱は、出会いの率で重みをつけています。',
    en: 'The average number from 100 chests of the floor; for one-time items, the chance. Chests that monsters leave are weighted by how often the monsters are met.',
  },
  'appearance.find': { ja: 'アイテムの番号・名前で探す', en: 'Find items by number or name' },
  'appearance.items': { ja: 'アイテムの出現', en: 'Where items appear' },
  'appearance.chests': { ja: '宝箱と率', en: 'Chests and chances' },
  'appearance.places': { ja: '場所', en: 'Places' },
  'appearance.otherwise': { ja: '宝箱以外', en: 'Besides chests' },
  'appearance.nowhere': { ja: 'どこにもない宝箱', en: 'not placed' },
  'appearance.noneFound': { ja: '見つかりません。', en: 'Nothing found.' },
  'appearance.shop': { ja: '街の店', en: 'Shop of the city' },
  'appearance.turns': { ja: '{{name}}が壊れると', en: 'When {{name}} breaks' },
  'appearance.noFloors': {
    ja: '宝箱のある階がまだありません。地図に宝箱のイベントを置くか、モンスターに宝箱を持たせると、ここに並びます。',
    en: 'No floor has a chest yet. Place a chest event on a map, or give a monster a chest, to list it here.',
  },
  'appearance.way.events': { ja: '置かれた宝箱と戦闘イベント', en: 'Placed chests and battle events' },
  'appearance.way.0': { ja: '通路の敵の宝箱', en: 'Chests of monsters in corridors' },
  'appearance.way.1': { ja: 'モンスター部屋1の宝箱', en: 'Chests in monster rooms 1' },
  'appearance.way.2': { ja: 'モンスター部屋2の宝箱', en: 'Chests in monster rooms 2' },
  'appearance.way.3': { ja: 'モンスター部屋3の宝箱', en: 'Chests in monster rooms 3' },
  'appearance.way.chests': { ja: '宝箱の内訳', en: 'Which chests' },
  'appearance.way.empty': { ja: 'アイテムは出ません。', en: 'They give no items.' },
  'appearance.ungiven': {
    ja: 'どこからも手に入らないアイテム（{{count}}）',
    en: 'Items that cannot be obtained ({{count}})',
  },
  'appearance.ungiven.none': {
    ja: 'すべてのアイテムに、手に入れる方法があります。',
    en: 'Every item can be obtained.',
  },
  'appearance.unnamed': {
    ja: 'どこからも使われていない宝箱（{{count}}）',
    en: 'Unused chests ({{count}})',
  },
  'appearance.unnamed.none': {
    ja: 'すべての宝箱が使われています。',
    en: 'Every chest is used.',
  },

  'items.found': { ja: 'このアイテムが手に入る場所', en: 'Where this item is found' },
  'items.found.none': {
    ja: 'どの宝箱・イベント・NPC・店からも手に入りません。',
    en: 'It cannot be obtained from any chest, event, NPC or shop.',
  },
});
