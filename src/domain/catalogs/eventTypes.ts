import type { Label } from '#domain/text/languages.ts';
import { type ConditionParameter, conditionParameter } from './conditionParameter.ts';
import type { RecordKindName } from './recordKinds.ts';

/** The keys of `data` that belong to the sub-type; A, B and C mean the same for all (design: domain, "Events"). */
export const SLOT_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type SlotKey = (typeof SLOT_KEYS)[number];

/**
 * What a slot's number means. `floor`, `x` and `y` together are a place to which the event leads (floor 0: this one); `x1` to `y2`
 * are a rectangle there. `stop` is a floor that is passed; `facing` and `side` turn with the floor when it is rotated. The field of
 * each kind, with its limits and what it refers to, stands in eventSlotFields.ts.
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

/** The kind of record that a slot names; undefined for a slot that names none. */
export const slotRecord = (kind: SlotKind): RecordKindName | undefined =>
  kind in SLOT_RECORDS ? SLOT_RECORDS[kind as keyof typeof SLOT_RECORDS] : undefined;

/** One number of an event: the key of `data` that holds it, what it means and what it is called. */
export interface EventSlotType {
  readonly key: SlotKey;
  readonly kind: SlotKind;
  readonly label: Label;
  /** While it is none, the event cannot do its work. */
  readonly isNeeded?: true;
}

/** One kind of event: its id is category x 100 + sub-type and never changes its meaning. */
export interface EventType {
  readonly id: number;
  readonly category: number;
  readonly name: Label;
  readonly slots: readonly EventSlotType[];
  /** The event that the editor makes and moves at the other end. */
  readonly counterpart?: number;
  /** What it becomes in a mirror. */
  readonly mirrored?: number;
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
  more?: Pick<EventType, 'counterpart' | 'mirrored'>,
];

function category(id: number, ja: string, en: string, types: readonly Declared[]): EventCategory {
  return {
    id,
    name: { ja, en },
    types: types.map(([typeJa, typeEn, slots = [], more], index) => ({
      id: id * 100 + index + 1,
      category: id,
      name: { ja: typeJa, en: typeEn },
      slots: slots.map((slot, place) => ({ key: SLOT_KEYS[place] as SlotKey, ...slot })),
      ...more,
    })),
  };
}

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
const seen = slot('yesNo', '見える', 'Can be seen');
const usedUp = slot('yesNo', '使うと失う', 'Used up');
const DICE = [slot('rolls', '回数', 'Rolls'), slot('dieSides', '面数', 'Sides'), slot('plus', '加算', 'Plus')];
const percent = needed('percent', '率（％）', 'Percent');
const count = needed('count', '数', 'Count');
const cells = needed('cells', 'マス数', 'Cells');
const years = needed('years', '年数', 'Years');
const amount = needed('amount', '経験値', 'Experience');
const gold = needed('amount', '金額', 'Gold');
const difficulty = slot('difficulty', '難しさ', 'Difficulty');
const appearance = slot('appearance', '出現枠', 'Appearance slot');
const condition = slot('condition', '条件', 'Condition');
/** By the condition it counts or names something else: `eventSlotTypes`. */
const parameter = needed('level', '条件の値N', 'N of the condition');
const state = needed('state', '状態', 'State');
const trap = slot('trap', '罠（なしは宝箱の設定）', 'Trap (none: as the chest says)');
const message = slot('message', 'メッセージ', 'Message');
const neededMessage = needed('message', 'メッセージ', 'Message');
const answer = needed('message', '答えのメッセージ', 'Message of the answer');
const MESSAGES = SLOT_KEYS.map((place) => slot('message', `メッセージ${place}`, `Message ${place}`));
const LABELS = SLOT_KEYS.slice(0, 4).map((place) => slot('message', `選択肢${place}`, `Choice ${place}`));
const FLAGS = SLOT_KEYS.slice(0, 4).map((place) => slot('flag', `選択肢${place}のフラグ`, `Flag of choice ${place}`));
const flag = needed('flag', 'フラグ', 'Flag');
const optionalFlag = slot('flag', 'フラグ', 'Flag');
const flagYes = slot('flag', '「はい」のフラグ', 'Flag of yes');
const flagNo = slot('flag', '「いいえ」のフラグ', 'Flag of no');
const item = needed('item', 'アイテム', 'Item');
const key = slot('item', '必要なアイテム', 'Key item');
const give = needed('item', '渡すアイテム', 'Item given');
const get = needed('item', '受け取るアイテム', 'Item received');
const monster = needed('monster', 'モンスター', 'Monster');
const chest = needed('chest', '宝箱', 'Chest');
const npc = needed('npc', 'NPC', 'NPC');
const title = needed('title', '称号', 'Title');
const optionalTitle = slot('title', '称号', 'Title');
const labyrinth = needed('labyrinth', '迷宮', 'Labyrinth');

/** The 22 categories of the event palette with their sub-types, in the order of their ids (design: domain, "Events"). */
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
    ['指定の場所へ', 'To a place', [...PLACE, facing, seen]],
    ['この階のどこかへ', 'Random on this floor'],
    ['範囲内のどこかへ', 'Random in a rectangle', [floor, x1, y1, x2, y2]],
    ['迷宮の入口へ', "To a labyrinth's entrance", [labyrinth]],
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
    ['ランダムに回転', 'Turns at random'],
    ['指定の向きへ', 'Turns to a facing', [neededFacing]],
    ['右へ90度', 'Quarter turn right', [], { mirrored: 605 }],
    ['180度', 'Half turn'],
    ['左へ90度', 'Quarter turn left', [], { mirrored: 603 }],
  ]),
  category(7, '移動床', 'Moving floor', [
    ['押し流す床', 'Pushes', [neededFacing, cells]],
    ['滑る床', 'Slides until a wall'],
    ['突風', 'Gust, random'],
  ]),
  category(8, '扉', 'Door', [
    ['鍵の扉', 'Opened by a key', [item, side, usedUp, message]],
    ['フラグの扉', 'Opened by a flag', [flag, side, message]],
    ['謎かけの扉', 'Opened by a riddle', [neededMessage, side, answer]],
    ['錠前', 'Lock', [difficulty, side]],
    ['後ろで閉まる扉', 'Shuts behind', [side]],
  ]),
  category(9, 'メッセージ', 'Message', [
    ['表示', 'Shown', [neededMessage]],
    ['調べると表示', 'Found by search', [neededMessage]],
    ['いずれか一つを表示', 'One of several', [...MESSAGES]],
    ['壁の掲示', 'Sign on a wall', [neededMessage, side]],
  ]),
  category(10, '問いかけ', 'Question', [
    ['はい・いいえ', 'Yes or no', [neededMessage, flagYes, flagNo]],
    ['謎かけ', 'Riddle', [neededMessage, answer, optionalFlag]],
    ['選択肢', 'Choice', [neededMessage, ...LABELS, ...FLAGS]],
  ]),
  category(11, 'アイテム', 'Item', [
    ['手に入る', 'Received', [item, count, message]],
    ['調べると手に入る', 'Found by search', [item, count, message]],
    ['失う', 'Taken away', [item, count, message]],
    ['交換', 'Exchanged', [give, get, message]],
    ['通行に必要', 'Needed to pass', [item, message, facingBack]],
  ]),
  category(12, '金・経験', 'Gold and experience', [
    ['お金', 'Gold', [...DICE]],
    ['通行料', 'Toll', [gold, message]],
    ['経験値', 'Experience', [amount]],
  ]),
  category(13, '宝箱', 'Treasure chest', [
    ['宝箱', 'Chest', [chest, trap]],
    ['守られた宝箱', 'Guarded chest', [chest, trap, monster, count]],
  ]),
  category(14, '戦闘', 'Battle', [
    ['固定の戦闘', 'Fixed battle', [monster, count, message]],
    ['この階の遭遇表から', "From the floor's table", [appearance]],
    ['逃げられない戦闘', 'No escape', [monster, count, message, optionalFlag]],
    ['友好的な遭遇', 'Friendly', [monster, count]],
    ['不意打ち', 'Ambush', [monster, count]],
  ]),
  category(15, 'NPC', 'NPC', [
    ['出会う', 'Met', [npc]],
    ['さまよう', 'Wandering', [npc, percent]],
  ]),
  category(16, 'フラグ', 'Flag', [
    ['ONにする', 'Turn on', [flag]],
    ['OFFにする', 'Turn off', [flag]],
    ['切り替える', 'Toggle', [flag]],
    ['レバー', 'Lever', [flag, message, side]],
    ['条件', 'Condition', [condition, parameter, flag]],
  ]),
  category(17, '罠', 'Trap', [
    ['ダメージ', 'Damage', [...DICE]],
    ['状態異常', 'State', [state, percent]],
    ['全員へのガス', 'Gas on all', [state, percent]],
    ['警報', 'Alarm'],
    ['呪文の消滅', 'Spells end'],
    ['加齢', 'Ageing', [years]],
  ]),
  category(18, '回復', 'Recovery', [
    ['HP回復', 'HP', [percent]],
    ['状態回復', 'State', [state]],
    ['呪文回数の回復', 'Spell uses'],
    ['蘇生', 'Raising the dead', [percent]],
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
    ['キャンプ禁止', 'Camp forbidden'],
  ]),
  category(21, '出入口', 'Way out', [
    ['街へ', 'To the city'],
    ['ほかの迷宮へ', 'To another labyrinth', [labyrinth]],
    ['強制帰還', 'Forced return'],
  ]),
  category(22, 'エンディング', 'Ending', [
    ['エンディング', 'Ending', [message, optionalTitle]],
    ['称号の授与', 'Title granted', [title]],
    ['スタッフロール', 'Credits'],
  ]),
];

const TYPES = new Map(EVENT_CATEGORIES.flatMap(({ types }) => types).map((type) => [type.id, type]));

/** Whether `id` is a declared sub-type. */
export const isEventType = (id: number): boolean => TYPES.has(id);

/** The declared sub-type with this id; undefined for 0 and for what is not declared. */
export const eventType = (id: number): EventType | undefined => TYPES.get(id);

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
 * The slots of a kind of event as its numbers make them: the N of a condition counts or names what that asks for.
 * @param numbers of the event, by key; those of a condition that is not told are as it begins
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
