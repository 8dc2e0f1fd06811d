import type { Label } from '#domain/text/languages.ts';

/** One kind of event: its id is category x 100 + sub-type and never changes its meaning. */
export interface EventType {
  readonly id: number;
  readonly category: number;
  readonly name: Label;
}

export interface EventCategory {
  readonly id: number;
  readonly name: Label;
  readonly types: readonly EventType[];
}

function category(id: number, ja: string, en: string, types: readonly (readonly [string, string])[]): EventCategory {
  return {
    id,
    name: { ja, en },
    types: types.map(([typeJa, typeEn], index) => ({
      id: id * 100 + index + 1,
      category: id,
      name: { ja: typeJa, en: typeEn },
    })),
  };
}

/** The 22 categories of the event palette with their sub-types, in the order of their ids (design: domain, "Events"). */
export const EVENT_CATEGORIES: readonly EventCategory[] = [
  category(1, '階段', 'Stairs', [
    ['上り階段', 'Stairs up'],
    ['下り階段', 'Stairs down'],
    ['上り階段（一方通行）', 'Stairs up, one way'],
    ['下り階段（一方通行）', 'Stairs down, one way'],
  ]),
  category(2, '昇降機', 'Elevator', [
    ['昇降機', 'Elevator'],
    ['有料の昇降機', 'Paid elevator'],
  ]),
  category(3, '転移', 'Teleport', [
    ['指定の場所へ', 'To a place'],
    ['この階のどこかへ', 'Random on this floor'],
    ['範囲内のどこかへ', 'Random in a rectangle'],
    ['迷宮の入口へ', "To a labyrinth's entrance"],
  ]),
  category(4, 'シュート', 'Chute', [
    ['シュート', 'Chute'],
    ['隠されたシュート', 'Concealed chute'],
  ]),
  category(5, '落とし穴', 'Pit', [
    ['落とし穴', 'Pit'],
    ['隠された落とし穴', 'Concealed pit'],
    ['毒針の落とし穴', 'Pit with poisoned spikes'],
  ]),
  category(6, '回転床', 'Turntable', [
    ['ランダムに回転', 'Turns at random'],
    ['指定の向きへ', 'Turns to a facing'],
    ['右へ90度', 'Quarter turn right'],
    ['180度', 'Half turn'],
    ['左へ90度', 'Quarter turn left'],
  ]),
  category(7, '移動床', 'Moving floor', [
    ['押し流す床', 'Pushes'],
    ['滑る床', 'Slides until a wall'],
    ['突風', 'Gust, random'],
  ]),
  category(8, '扉', 'Door', [
    ['鍵の扉', 'Opened by a key'],
    ['フラグの扉', 'Opened by a flag'],
    ['謎かけの扉', 'Opened by a riddle'],
    ['錠前', 'Lock'],
    ['後ろで閉まる扉', 'Shuts behind'],
  ]),
  category(9, 'メッセージ', 'Message', [
    ['表示', 'Shown'],
    ['調べると表示', 'Found by search'],
    ['いずれか一つを表示', 'One of several'],
    ['壁の掲示', 'Sign on a wall'],
  ]),
  category(10, '問いかけ', 'Question', [
    ['はい・いいえ', 'Yes or no'],
    ['謎かけ', 'Riddle'],
    ['選択肢', 'Choice'],
  ]),
  category(11, 'アイテム', 'Item', [
    ['手に入る', 'Received'],
    ['調べると手に入る', 'Found by search'],
    ['失う', 'Taken away'],
    ['交換', 'Exchanged'],
    ['通行に必要', 'Needed to pass'],
  ]),
  category(12, '金・経験', 'Gold and experience', [
    ['お金', 'Gold'],
    ['通行料', 'Toll'],
    ['経験値', 'Experience'],
  ]),
  category(13, '宝箱', 'Treasure chest', [
    ['宝箱', 'Chest'],
    ['守られた宝箱', 'Guarded chest'],
  ]),
  category(14, '戦闘', 'Battle', [
    ['固定の戦闘', 'Fixed'],
    ['この階の遭遇表から', "From the floor's table"],
    ['逃げられない戦闘', 'No escape'],
    ['友好的な遭遇', 'Friendly'],
    ['不意打ち', 'Ambush'],
  ]),
  category(15, 'NPC', 'NPC', [
    ['出会う', 'Met'],
    ['さまよう', 'Wandering'],
  ]),
  category(16, 'フラグ', 'Flag', [
    ['ONにする', 'Turn on'],
    ['OFFにする', 'Turn off'],
    ['切り替える', 'Toggle'],
    ['レバー', 'Lever'],
    ['条件', 'Condition'],
  ]),
  category(17, '罠', 'Trap', [
    ['ダメージ', 'Damage'],
    ['状態異常', 'State'],
    ['全員へのガス', 'Gas on all'],
    ['警報', 'Alarm'],
    ['呪文の消滅', 'Spells end'],
    ['加齢', 'Ageing'],
  ]),
  category(18, '回復', 'Recovery', [
    ['HP回復', 'HP'],
    ['状態回復', 'State'],
    ['呪文回数の回復', 'Spell uses'],
    ['蘇生', 'Raising the dead'],
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
    ['ほかの迷宮へ', 'To another labyrinth'],
    ['強制帰還', 'Forced return'],
  ]),
  category(22, 'エンディング', 'Ending', [
    ['エンディング', 'Ending'],
    ['称号の授与', 'Title granted'],
    ['スタッフロール', 'Credits'],
  ]),
];

const TYPES = new Map(EVENT_CATEGORIES.flatMap(({ types }) => types).map((type) => [type.id, type]));

/** Whether `id` is a declared sub-type. */
export const isEventType = (id: number): boolean => TYPES.has(id);

/** The declared sub-type with this id; undefined for 0 and for what is not declared. */
export const eventType = (id: number): EventType | undefined => TYPES.get(id);
