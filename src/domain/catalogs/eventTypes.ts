import type { Label } from '#domain/text/languages.ts';
import { type ConditionParameter, conditionParameter } from './conditionParameter.ts';
import type { FlagAccess } from './flagAccess.ts';
import { RECORD_KINDS, type RecordKindName } from './recordKinds.ts';

/** The keys of `data` that belong to the sub-type; A, B and C mean the same for all (docs/domain.md, "Events"). */
export const SLOT_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type SlotKey = (typeof SLOT_KEYS)[number];

/**
 * What a slot's number means. `floor`, `x` and `y` together are a place to which the event leads (floor 0: this one); `x1` to `y2` are
 * a rectangle there. `stop` is a floor that an elevator passes; `facing` and `side` turn when a region is rotated. The field of each
 * kind, with its limits and references, is in eventSlotFields.ts.
 */
export type SlotKind =
  | 'floor'
  | 'stop'
  | 'x'
  | 'y'
  | 'x1'
  | 'y1'
  | 'x2'
  | 'y2'
  | 'facing'
  | 'side'
  | 'yesNo'
  | 'rolls'
  | 'dieSides'
  | 'plus'
  | 'percent'
  | 'count'
  | 'cells'
  | 'years'
  | 'amount'
  | 'difficulty'
  | 'appearance'
  | 'condition'
  | 'level'
  | 'partySize'
  | 'state'
  | 'trap'
  | 'message'
  | 'item'
  | 'monster'
  | 'chest'
  | 'npc'
  | 'flag'
  | 'title'
  | 'labyrinth';

/** The kinds of record whose numbers slots hold. */
export const SLOT_RECORDS = {
  floor: 'floor_map',
  stop: 'floor_map',
  message: 'labyrinth_message',
  item: 'item',
  monster: 'monster',
  chest: 'treasure_chest',
  trap: 'treasure_trap',
  npc: 'npc',
  flag: 'event_flag',
  labyrinth: 'labyrinth_setting',
} as const satisfies Partial<Record<SlotKind, RecordKindName>>;

/** The kind of record that a slot refers to; undefined for other slots. */
export const slotRecord = (kind: SlotKind): RecordKindName | undefined =>
  kind in SLOT_RECORDS ? SLOT_RECORDS[kind as keyof typeof SLOT_RECORDS] : undefined;

/** Initial values other than 0: the minimum, or what authors usually want. */
const FIRST_VALUES: Readonly<Partial<Record<SlotKind, number>>> = {
  rolls: 1,
  dieSides: 6,
  percent: 100,
  count: 1,
  cells: 1,
  years: 1,
  appearance: 1,
  condition: 1,
  partySize: 1,
};

/** The initial value of a slot; for a reference it is none. */
export function firstValue(kind: SlotKind): number {
  const record = slotRecord(kind);
  return record ? RECORD_KINDS[record].none : (FIRST_VALUES[kind] ?? 0);
}

/** One number of an event: its key in `data`, its meaning and its name. */
export interface EventSlotType {
  readonly key: SlotKey;
  readonly kind: SlotKind;
  readonly label: Label;
  /** Without it the event does nothing. */
  readonly isNeeded?: true;
  /** Of a flag. */
  readonly access?: FlagAccess;
}

/** The ids of all kinds of event. Stored maps hold them: none ever changes, goes or gets another meaning. */
const EVENT_IDS = [
  101, 102, 103, 104, 201, 202, 301, 302, 303, 304, 401, 402, 501, 502, 503, 601, 602, 603, 604, 605, 701, 702, 703,
  801, 802, 803, 804, 805, 901, 902, 903, 904, 1001, 1002, 1003, 1101, 1102, 1103, 1104, 1105, 1201, 1202, 1203, 1301,
  1302, 1401, 1402, 1403, 1404, 1405, 1501, 1502, 1601, 1602, 1603, 1604, 1605, 1701, 1702, 1703, 1704, 1705, 1706,
  1801, 1802, 1803, 1804, 1901, 1902, 1903, 1904, 1905, 2001, 2002, 2003, 2101, 2102, 2103, 2201, 2202, 2203,
] as const;
export type EventId = (typeof EVENT_IDS)[number];

/** One kind of event: its id is category x 100 + sub-type and never changes its meaning. */
export interface EventType {
  readonly id: EventId;
  readonly category: number;
  readonly name: Label;
  readonly slots: readonly EventSlotType[];
  /** The event that the editor creates and moves at the other end. */
  readonly counterpart?: EventId;
  /** What it becomes in a mirror. */
  readonly mirrored?: EventId;
  /** Gifts happen once unless the author says otherwise. */
  readonly isOnce?: true;
}

export interface EventCategory {
  readonly id: number;
  readonly name: Label;
  readonly types: readonly EventType[];
}

type Slot = Omit<EventSlotType, 'key'>;
type Declared = readonly [
  ja: string,
  en: string,
  slots?: readonly Slot[],
  more?: Pick<EventType, 'counterpart' | 'mirrored' | 'isOnce'>,
];

function category(id: number, ja: string, en: string, types: readonly Declared[]): EventCategory {
  return {
    id,
    name: { ja, en },
    types: types.map(([typeJa, typeEn, slots = [], more], index) => ({
      id: (id * 100 + index + 1) as EventId,
      category: id,
      name: { ja: typeJa, en: typeEn },
      slots: slots.map((slot, place) => ({ key: SLOT_KEYS[place] as SlotKey, ...slot })),
      ...more,
    })),
  };
}

const ONCE = { isOnce: true } as const;

const slot = (kind: SlotKind, ja: string, en: string): Slot => ({ kind, label: { ja, en } });
const needed = (kind: SlotKind, ja: string, en: string): Slot => ({ ...slot(kind, ja, en), isNeeded: true });

const floor = slot('floor', '行き先の階', 'Floor');
const x = slot('x', 'x', 'x');
const y = slot('y', 'y', 'y');
const PLACE = [floor, x, y];
const x1 = slot('x1', '西端x', 'West x');
const y1 = slot('y1', '南端y', 'South y');
const x2 = slot('x2', '東端x', 'East x');
const y2 = slot('y2', '北端y', 'North y');
const lowest = slot('stop', '最下階', 'Lowest floor');
const highest = slot('stop', '最上階', 'Highest floor');
const facing = slot('facing', '向き', 'Facing');
const neededFacing = needed('facing', '向き', 'Facing');
const facingBack = slot('facing', '戻される向き', 'Facing back');
const side = needed('side', '辺', 'Side');
const ask = slot('yesNo', '確認する', 'Asks first');
const seen = slot('yesNo', '見える', 'Visible');
const usedUp = slot('yesNo', '使うと失う', 'Used up');
const DICE = [slot('rolls', '回数', 'Rolls'), slot('dieSides', '面数', 'Sides'), slot('plus', '加算', 'Plus')];
/** What the three together are called, and what is told beside them. */
export const EVENT_DICE = {
  label: { ja: 'サイコロ', en: 'Dice' },
  help: { ja: '2d6+1は、6面を2回振って1を足します。', en: '2d6+1 rolls a die of six sides twice and adds 1.' },
  topic: 'dice',
} as const;
const percent = needed('percent', '率（％）', 'Percent');
const count = needed('count', '数', 'Count');
const cells = needed('cells', 'マス数', 'Cells');
const years = needed('years', '年数', 'Years');
const amount = needed('amount', '経験値', 'Experience');
const gold = needed('amount', '金額', 'Gold');
const difficulty = slot('difficulty', '難しさ', 'Difficulty');
const appearance = slot('appearance', '出現枠', 'Encounter slot');
const condition = slot('condition', '条件', 'Condition');
/** Its meaning depends on the condition (`eventSlotTypes`). */
const parameter = needed('level', '条件の値N', 'Condition value N');
const state = needed('state', '状態', 'State');
const trap = slot('trap', '罠（なしは宝箱の設定）', 'Trap (none: as set in the chest)');
const message = slot('message', 'メッセージ', 'Message');
const neededMessage = needed('message', 'メッセージ', 'Message');
const answer = needed('message', '答えのメッセージ', 'Answer message');
const MESSAGES = SLOT_KEYS.map((place) => slot('message', `メッセージ${place}`, `Message ${place}`));
const LABELS = SLOT_KEYS.slice(0, 4).map((place) => slot('message', `選択肢${place}`, `Choice ${place}`));
const optionalFlag = (ja: string, en: string): Slot => ({ ...slot('flag', ja, en), access: 'sets' });
const FLAGS = SLOT_KEYS.slice(0, 4).map((place) => optionalFlag(`選択肢${place}のフラグ`, `Flag for choice ${place}`));
const flag: Slot = { ...needed('flag', 'フラグ', 'Flag'), access: 'sets' };
const openingFlag: Slot = { ...flag, access: 'reads' };
const flagIfWon = optionalFlag('フラグ', 'Flag');
const flagYes = optionalFlag('「はい」のフラグ', 'Flag for “Yes”');
const flagNo = optionalFlag('「いいえ」のフラグ', 'Flag for “No”');
const item = needed('item', 'アイテム', 'Item');
const key = slot('item', '必要なアイテム', 'Required item');
const give = needed('item', '渡すアイテム', 'Item given');
const get = needed('item', '受け取るアイテム', 'Item received');
const monster = needed('monster', 'モンスター', 'Monster');
const chest = needed('chest', '宝箱', 'Chest');
const npc = needed('npc', 'NPC', 'NPC');
const title = needed('title', '称号', 'Title');
const optionalTitle = slot('title', '称号', 'Title');
const labyrinth = needed('labyrinth', '迷宮', 'Labyrinth');

/** The 22 categories of the event palette with their sub-types, in the order of their ids (docs/domain.md, "Events"). */
export const EVENT_CATEGORIES: readonly EventCategory[] = [
  category(1, '階段', 'Stairs', [
    ['上り階段', 'Stairs up', [...PLACE, facing, ask], { counterpart: 102 }],
    ['下り階段', 'Stairs down', [...PLACE, facing, ask], { counterpart: 101 }],
    ['上り階段（一方通行）', 'Stairs up, one way', [...PLACE, facing, ask]],
    ['下り階段（一方通行）', 'Stairs down, one way', [...PLACE, facing, ask]],
  ]),
  category(2, '昇降機', 'Elevator', [
    ['昇降機', 'Elevator', [lowest, highest, x, y, key]],
    ['有料の昇降機', 'Paid elevator', [lowest, highest, x, y, key, gold]],
  ]),
  category(3, '転移', 'Teleport', [
    ['指定の場所へ転移', 'Teleport to a place', [...PLACE, facing, seen]],
    ['この階のどこかへ転移', 'Random teleport on this floor'],
    ['範囲内のどこかへ転移', 'Random teleport in an area', [floor, x1, y1, x2, y2]],
    ['迷宮の入口へ転移', 'Teleport to a labyrinth', [labyrinth]],
  ]),
  category(4, 'シュート', 'Chute', [
    ['シュート', 'Chute', [...PLACE]],
    ['隠されたシュート', 'Concealed chute', [...PLACE]],
  ]),
  category(5, '落とし穴', 'Pit', [
    ['落とし穴', 'Pit', [...DICE]],
    ['隠された落とし穴', 'Concealed pit', [...DICE]],
    ['毒針の落とし穴', 'Pit with poisoned spikes', [...DICE, percent]],
  ]),
  category(6, '回転床', 'Turntable', [
    ['ランダムな回転床', 'Random turntable'],
    ['指定の向きへの回転床', 'Turntable to a facing', [neededFacing]],
    ['右90度の回転床', 'Turntable, quarter right', [], { mirrored: 605 }],
    ['180度の回転床', 'Turntable, half turn'],
    ['左90度の回転床', 'Turntable, quarter left', [], { mirrored: 603 }],
  ]),
  category(7, '移動床', 'Moving floor', [
    ['押し流す床', 'Pushing floor', [neededFacing, cells]],
    ['滑る床', 'Slippery floor'],
    ['突風', 'Gust of wind'],
  ]),
  category(8, '扉', 'Door', [
    ['鍵の扉', 'Door opened by a key', [item, side, usedUp, message]],
    ['フラグの扉', 'Door opened by a flag', [openingFlag, side, message]],
    ['謎かけの扉', 'Door opened by a riddle', [neededMessage, side, answer]],
    ['錠前', 'Lock to pick', [difficulty, side]],
    ['後ろで閉まる扉', 'Door that shuts behind', [side]],
  ]),
  category(9, 'メッセージ', 'Message', [
    ['メッセージを表示', 'Show message', [neededMessage]],
    ['調べるとメッセージ', 'Message found by searching', [neededMessage]],
    ['メッセージの一つを表示', 'Show one of several messages', [...MESSAGES]],
    ['壁の掲示', 'Sign on a wall', [neededMessage, side]],
  ]),
  category(10, '問いかけ', 'Question', [
    ['はい・いいえの質問', 'Yes-or-no question', [neededMessage, flagYes, flagNo]],
    ['謎かけ', 'Riddle', [neededMessage, answer, flagIfWon]],
    ['選択肢の質問', 'Question with choices', [neededMessage, ...LABELS, ...FLAGS]],
  ]),
  category(11, 'アイテム', 'Item', [
    ['アイテムを受け取る', 'Receive item', [item, count, message], ONCE],
    ['調べるとアイテム', 'Item found by searching', [item, count, message], ONCE],
    ['アイテムを失う', 'Lose item', [item, count, message]],
    ['アイテムを交換', 'Exchange items', [give, get, message]],
    ['通行に必要なアイテム', 'Item needed to pass', [item, message, facingBack]],
  ]),
  category(12, '金・経験', 'Gold and experience', [
    ['お金を受け取る', 'Receive gold', [...DICE], ONCE],
    ['通行料', 'Toll', [gold, message]],
    ['経験値を得る', 'Gain experience', [amount], ONCE],
  ]),
  category(13, '宝箱', 'Treasure chest', [
    ['宝箱', 'Treasure chest', [chest, trap], ONCE],
    ['守られた宝箱', 'Guarded chest', [chest, trap, monster, count], ONCE],
  ]),
  category(14, '戦闘', 'Battle', [
    ['決まった敵との戦闘', 'Battle with one kind of monster', [monster, count, message]],
    ['遭遇表の敵との戦闘', 'Battle from an encounter table', [appearance]],
    ['逃げられない戦闘', 'Battle without escape', [monster, count, message, flagIfWon]],
    ['友好的な遭遇', 'Friendly encounter', [monster, count]],
    ['不意打ちの戦闘', 'Ambush', [monster, count]],
  ]),
  category(15, 'NPC', 'NPC', [
    ['NPCに出会う', 'Meet NPC', [npc]],
    ['さまようNPC', 'Wandering NPC', [npc, percent]],
  ]),
  category(16, 'フラグ', 'Flag', [
    ['フラグをONにする', 'Turn flag on', [flag]],
    ['フラグをOFFにする', 'Turn flag off', [flag]],
    ['フラグを切り替える', 'Toggle flag', [flag]],
    ['レバー', 'Lever', [flag, message, side]],
    ['条件でフラグをONにする', 'Turn flag on by condition', [condition, parameter, flag]],
  ]),
  category(17, '罠', 'Trap', [
    ['ダメージの罠', 'Damage trap', [...DICE]],
    ['状態異常の罠', 'Affliction trap', [state, percent]],
    ['ガスの罠', 'Gas trap', [state, percent]],
    ['警報の罠', 'Alarm trap'],
    ['呪文を消す罠', 'Dispelling trap'],
    ['加齢の罠', 'Ageing trap', [years]],
  ]),
  category(18, '回復', 'Recovery', [
    ['HP回復', 'Restore HP', [percent]],
    ['状態回復', 'Cure affliction', [state]],
    ['呪文回数の回復', 'Restore spell uses'],
    ['蘇生', 'Raise the dead', [percent]],
  ]),
  category(19, '施設', 'Facility', [
    ['宿屋', 'Inn'],
    ['商店', 'Shop'],
    ['寺院', 'Temple'],
    ['酒場', 'Tavern'],
    ['訓練場', 'Training ground'],
  ]),
  category(20, 'セーブ・ロード', 'Save and load', [
    ['セーブ地点', 'Save point'],
    ['ロード地点', 'Load point'],
    ['キャンプ禁止', 'No camping'],
  ]),
  category(21, '出入口', 'Way out', [
    ['街へ戻る', 'Return to the city'],
    ['ほかの迷宮へ移る', 'Go to another labyrinth', [labyrinth]],
    ['強制帰還', 'Forced return'],
  ]),
  category(22, 'エンディング', 'Ending', [
    ['エンディング', 'Ending', [message, optionalTitle]],
    ['称号の授与', 'Grant title', [title]],
    ['スタッフロール', 'Credits'],
  ]),
];

const TYPES: ReadonlyMap<number, EventType> = new Map(
  EVENT_CATEGORIES.flatMap(({ types }) => types).map((type) => [type.id, type]),
);

/** Whether `id` is a declared sub-type. */
export const isEventType = (id: number): id is EventId => TYPES.has(id);

/** The kind of event with this id; undefined for 0 and other numbers that are no id. */
export function eventType(id: EventId): EventType;
export function eventType(id: number): EventType | undefined;
export function eventType(id: number): EventType | undefined {
  return TYPES.get(id);
}

const ELEVATOR = 2;
/** Whether an event is an elevator, by its id. */
export const isElevator = (id: number): boolean => TYPES.get(id)?.category === ELEVATOR;

const PARAMETER_KINDS: Readonly<Record<ConditionParameter, SlotKind>> = {
  level: 'level',
  party_size: 'partySize',
  title: 'title',
  monster: 'monster',
  item: 'item',
};
const kept = new Map<string, readonly EventSlotType[]>();

/**
 * The slots of a kind of event, given its numbers: the N of a condition has the type that the condition requires.
 * @param numbers of the event, by key; missing ones have their initial values
 */
export function eventSlotTypes(
  { id, slots }: EventType,
  numbers: Readonly<Partial<Record<SlotKey, number>>>,
): readonly EventSlotType[] {
  const condition = slots.find(({ kind }) => kind === 'condition');
  if (!condition) return slots;
  const asked = PARAMETER_KINDS[conditionParameter(numbers[condition.key] ?? 1)];
  const key = `${id} ${asked}`;
  const made = kept.get(key) ?? slots.map((one) => (one.kind === 'level' ? { ...one, kind: asked } : one));
  kept.set(key, made);
  return made;
}
