import type { Label } from '#domain/text/languages.ts';

/** The name and the numbering of a kind of record; its fields are in domain/resources. */
export interface RecordKind {
  /** The path of its calls below scenarios/{sid}/. */
  readonly path: string;
  /**
   * The path of its form below the path of the scenario (docs/product.md, "Data"), with the `:number` of a record and the `:set` of magic
   * effects that it is part of. For a kind on several pages it is the first one (client/resource/recordHref.ts).
   */
  readonly page: string;
  readonly title: Label;
  /** The English title of one record, if it differs from `title`. */
  readonly singular?: string;
  /** The numbers that exist, inclusive. */
  readonly first: number;
  readonly last: number;
  /** The number for "none" where a record of this kind may be named (docs/domain.md, "Numbers"). */
  readonly none: number;
  /** The first number for new records, if lower ones have a special meaning. */
  readonly firstGiven?: number;
  /** Whether every number can be referred to, even if its record was never written. */
  readonly isThereUnwritten?: true;
  /** Whether every number exists from the start, with its defaults (see `Resource.isWhole`). */
  readonly isWhole?: true;
  /** The number of records in each set of magic effects; those of set 0 come first (see `placeInSet`). */
  readonly perSet?: number;
  /** Whether the kind is for authors only; released files leave it out. */
  readonly isAuthorsOwn?: true;
}

/** Every kind of record, by its name in rows, documents and references. Frozen once landed. */
export const RECORD_KINDS = {
  floor_map: {
    path: 'floor-maps',
    page: 'floor-maps/:number',
    title: { ja: 'フロアマップ', en: 'Floor maps' },
    singular: 'Floor map',
    first: 1,
    last: 99,
    none: 0,
  },
  labyrinth_setting: {
    path: 'labyrinth-settings',
    page: 'labyrinths/settings/:number',
    title: { ja: '迷宮設定', en: 'Labyrinth settings' },
    singular: 'Labyrinth setting',
    first: 0,
    last: 9,
    none: 999,
  },
  labyrinth_message: {
    path: 'labyrinth-messages',
    page: 'data-settings/labyrinth-messages/labyrinth-message-list/:number',
    title: { ja: '迷宮メッセージ', en: 'Labyrinth messages' },
    singular: 'Labyrinth message',
    first: 1,
    last: 999,
    none: 0,
  },
  signboard: {
    path: 'labyrinth-message-signboards',
    page: 'data-settings/labyrinth-messages/signboard-entrance-ja',
    title: { ja: '看板', en: 'Signboards' },
    singular: 'Signboard',
    first: 1,
    last: 92,
    none: 0,
  },
  item: {
    path: 'items-detail',
    page: 'data-settings/items/item-list/:number/edit',
    title: { ja: 'アイテム', en: 'Items' },
    singular: 'Item',
    first: 1,
    last: 500,
    none: 0,
  },
  monster: {
    path: 'monsters',
    page: 'data-settings/monsters/monster-list/:number/monster-detail',
    title: { ja: 'モンスター', en: 'Monsters' },
    singular: 'Monster',
    first: 0,
    last: 479,
    none: 999,
    // A table with only monster 000 is treated as one that was left empty.
    firstGiven: 1,
  },
  encounter_setting: {
    path: 'encounter-settings',
    page: 'data-settings/encounters/encounter-setting#:number',
    title: { ja: '遭遇表', en: 'Encounter tables' },
    singular: 'Encounter table',
    first: 0,
    last: 199,
    none: 999,
    // Every floor uses table 000 until it names another one; it starts empty.
    firstGiven: 1,
  },
  treasure_chest: {
    path: 'treasure-boxes',
    page: 'data-settings/treasure-chest/treasure-chest-list/:number',
    title: { ja: '宝箱', en: 'Treasure chests' },
    singular: 'Treasure chest',
    first: 1,
    last: 200,
    none: 0,
  },
  treasure_trap: {
    path: 'treasure-traps',
    page: 'data-settings/treasure-chest/change-treasure-chest-trap/:number',
    title: { ja: '宝箱の罠', en: 'Chest traps' },
    singular: 'Chest trap',
    first: 1,
    last: 27,
    none: 0,
    isWhole: true,
  },
  treasure_special_item: {
    path: 'treasure-special-items',
    page: 'data-settings/treasure-chest/special-item/:number',
    title: { ja: '特別なアイテム', en: 'Special items' },
    singular: 'Special item',
    first: 1,
    last: 50,
    none: 0,
  },
  npc: {
    path: 'npcs',
    page: 'data-settings/npc/:number',
    title: { ja: 'NPC', en: 'NPCs' },
    singular: 'NPC',
    first: 1,
    last: 100,
    none: 0,
  },
  additional_image: {
    path: 'additional-images',
    page: 'data-settings/additional-image/image-list/:number',
    title: { ja: '追加画像', en: 'Additional images' },
    singular: 'Additional image',
    first: 1,
    last: 100,
    none: 0,
  },
  character: {
    path: 'characters',
    page: 'data-settings/character/:number',
    title: { ja: 'キャラクター', en: 'Characters' },
    singular: 'Character',
    first: 1,
    last: 20,
    none: 0,
  },
  spell: {
    path: 'each-spell-setting',
    page: 'data-settings/each-spell-setting/spell-search',
    title: { ja: '呪文', en: 'Spells' },
    singular: 'Spell',
    first: 1,
    last: 79,
    none: 0,
    isWhole: true,
  },
  magic_set: {
    path: 'auto-magic-effect-settings',
    page: 'data-settings/magic-effect-auto/item-type-setting?set=:number',
    title: { ja: '自動魔法効果', en: 'Automatic magic effects' },
    singular: 'Magic set',
    first: 0,
    last: 9,
    none: 999,
    isWhole: true,
  },
  magic_row: {
    path: 'auto-magic-effect-settings/rows',
    page: 'data-settings/magic-effect-auto/item-type-setting',
    title: { ja: '魔法の付くアイテム', en: 'Items that get magic' },
    singular: 'Item that gets magic',
    first: 1,
    last: 200,
    none: 0,
    isWhole: true,
    perSet: 20,
  },
  magic_power_group: {
    path: 'auto-magic-effect-settings/groups',
    page: 'data-settings/magic-effect-auto/special-power?set=:set&at=:number',
    title: { ja: '特殊パワー', en: 'Special powers' },
    singular: 'Special power',
    first: 1,
    last: 80,
    none: 0,
    isWhole: true,
    perSet: 8,
  },
  magic_effect: {
    path: 'auto-magic-effect-settings/effects',
    page: 'data-settings/magic-effect-auto/magic-effect-setting?set=:set&at=:number',
    title: { ja: '魔法効果の設定', en: 'Magic effect settings' },
    singular: 'Magic effect setting',
    first: 1,
    last: 1260,
    none: 0,
    isWhole: true,
    perSet: 126,
  },
  magic_chest_level: {
    path: 'auto-magic-effect-settings/levels',
    page: 'data-settings/magic-effect-auto/maximum-treasure-chest-setting?set=:set&at=:number',
    title: { ja: '宝箱レベルの上限', en: 'Chest level limits' },
    singular: 'Chest level limit',
    first: 0,
    last: 99,
    none: 999,
    isWhole: true,
    perSet: 10,
  },
  battle_system_treasure_chest: {
    path: 'game-rules/battle-system-treasure-chests',
    page: 'scenario-tools/game-rules/battle-system-treasure-chest',
    title: { ja: '戦闘と宝箱', en: 'Battle and chests' },
    first: 1,
    last: 1,
    none: 0,
    isWhole: true,
  },
  direct_attack_setting: {
    path: 'game-rules/direct-attack-settings',
    page: 'scenario-tools/game-rules/direct-attack-setting/:number',
    title: { ja: '直接攻撃', en: 'Direct attacks' },
    singular: 'Direct attack',
    first: 1,
    last: 8,
    none: 0,
    isWhole: true,
  },
  experience_point: {
    path: 'game-rules/experience-points',
    page: 'scenario-tools/game-rules/exp-required-level-up/:number',
    title: { ja: 'レベルに必要な経験値', en: 'Experience per level' },
    first: 1,
    last: 8,
    none: 0,
    isWhole: true,
  },
  fortified_city_setting: {
    path: 'game-rules/fortified-city-settings',
    page: 'scenario-tools/game-rules/fortified-city-setting',
    title: { ja: '城塞都市', en: 'The city' },
    first: 1,
    last: 1,
    none: 0,
    isWhole: true,
  },
  remember_and_summon_spell: {
    path: 'game-rules/remember-and-summon-spells',
    page: 'scenario-tools/game-rules/initial-values-learning-spell-summoning/common',
    title: { ja: '呪文の習得と召喚', en: 'Learning and summoning' },
    first: 1,
    last: 21,
    none: 0,
    isWhole: true,
  },
  magic_effect_rule: {
    path: 'game-rules/magic-effects',
    page: 'scenario-tools/game-rules/magic-effect',
    title: { ja: 'アイテムの効果の意味', en: 'Meaning of item effects' },
    first: 1,
    last: 1,
    none: 0,
    isWhole: true,
  },
  message_item: {
    path: 'game-rules/message-items',
    page: 'scenario-tools/game-rules/message-item',
    title: { ja: 'メッセージとアイテム', en: 'Messages and items' },
    first: 1,
    last: 1,
    none: 0,
    isWhole: true,
  },
  npc_magic_related: {
    path: 'game-rules/npc-magic-related',
    page: 'scenario-tools/game-rules/npc-magic-related',
    title: { ja: 'NPCと魔法', en: 'NPCs and magic' },
    first: 1,
    last: 1,
    none: 0,
    isWhole: true,
  },
  race_occupation: {
    path: 'game-rules/race-occupations',
    page: 'scenario-tools/game-rules/race-occupation',
    title: { ja: '種族と職業', en: 'Races and classes' },
    first: 1,
    last: 1,
    none: 0,
    isWhole: true,
  },
  race_occupation_setting: {
    path: 'game-rules/race-occupation-settings',
    page: 'scenario-tools/game-rules/race-occupation-setting/races/:number',
    title: { ja: '種族と職業の数値', en: 'Values of races and classes' },
    singular: 'Values of a race or class',
    first: 1,
    last: 18,
    none: 0,
    isWhole: true,
  },
  event_flag: {
    path: 'event-flags',
    page: 'labyrinths/flag-management#event-:number',
    title: { ja: 'イベントフラグ', en: 'Event flags' },
    singular: 'Event flag',
    first: 1,
    last: 999,
    none: 0,
    isThereUnwritten: true,
  },
  labyrinth_flag: {
    path: 'labyrinth-flags',
    page: 'labyrinths/flag-management#labyrinth-:number',
    title: { ja: '迷宮フラグ', en: 'Labyrinth flags' },
    singular: 'Labyrinth flag',
    first: 0,
    last: 9,
    none: 999,
    // Flag 0 is always ON.
    firstGiven: 1,
  },
  title_author_name: {
    path: 'title-author-names',
    page: 'scenario-tools/work-outline/title-author-name',
    title: { ja: 'タイトルと作者名', en: 'Title and author name' },
    first: 1,
    last: 1,
    none: 0,
    isWhole: true,
  },
  author_comment: {
    path: 'author-comments',
    page: 'scenario-tools/work-outline/author-comment/:number',
    title: { ja: '作者コメント', en: 'Author comments' },
    singular: 'Author comment',
    first: 1,
    last: 7,
    none: 0,
    isWhole: true,
  },
  search_item: {
    path: 'search-items',
    page: 'scenario-tools/work-outline/search-items',
    title: { ja: '検索項目', en: 'Search items' },
    first: 1,
    last: 1,
    none: 0,
    isWhole: true,
  },
  test_set_up: {
    path: 'test-set-ups',
    page: 'play?setup=:number',
    title: { ja: 'テストプレイの準備', en: 'Test set-ups' },
    singular: 'Test set-up',
    first: 1,
    last: 20,
    none: 0,
    isAuthorsOwn: true,
  },
  play_test: {
    path: 'play-tests',
    page: 'play?test=:number',
    title: { ja: 'プレイのテスト', en: 'Play tests' },
    singular: 'Play test',
    first: 1,
    last: 20,
    none: 0,
    isAuthorsOwn: true,
  },
} as const satisfies Readonly<Record<string, RecordKind>>;

export type RecordKindName = keyof typeof RECORD_KINDS;

/** Returns the title of one record of a kind, to be shown before its number. */
export function recordTitle(kind: RecordKindName): Label {
  const { title, singular = title.en }: RecordKind = RECORD_KINDS[kind];
  return { ja: title.ja, en: singular };
}

/** The kinds of the rules of a game, in the order of their pages. */
export const RULE_KIND_NAMES = [
  ...(['battle_system_treasure_chest', 'direct_attack_setting', 'experience_point', 'fortified_city_setting'] as const),
  ...(['remember_and_summon_spell', 'magic_effect_rule', 'message_item', 'npc_magic_related'] as const),
  ...(['race_occupation', 'race_occupation_setting'] as const),
] as const satisfies readonly RecordKindName[];

/**
 * Returns a number with leading zeros as lists and screens show it: three digits, or two if no number has more; in a set of magic effects
 * `3-07`.
 */
export function paddedNumber(kind: RecordKindName, number: number): string {
  const { last, perSet }: RecordKind = RECORD_KINDS[kind];
  if (perSet === undefined) return String(number).padStart(last > 99 ? 3 : 2, '0');
  const { set, place } = placeInSet(kind, number);
  return `${set}-${String(place).padStart(String(perSet).length, '0')}`;
}

/** Returns the set of magic effects that a record belongs to, and its place there, which is counted like the numbers of its kind. */
export function placeInSet(kind: RecordKindName, number: number): { readonly set: number; readonly place: number } {
  const { first, last, perSet = last + 1 }: RecordKind = RECORD_KINDS[kind];
  return { set: Math.floor((number - first) / perSet), place: first + ((number - first) % perSet) };
}

/** Returns the record number of a place in a set of magic effects. */
export const numberInSet = (kind: RecordKindName, set: number, place: number): number =>
  set * ((RECORD_KINDS[kind] as RecordKind).perSet ?? 0) + place;
