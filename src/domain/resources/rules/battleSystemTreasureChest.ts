import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, flag, group, int, type ValuesOf } from '#domain/resource/field.ts';
import { error, MOST_GOLD, percent, warning, whole } from './ruleFields.ts';

const TIMES = optionList([
  ['1倍', 'x1'],
  ['2倍', 'x2'],
  ['3倍', 'x3'],
]);
const X2 = 1;
/** Multipliers of breath; the code is the number of halves. */
export const BREATH_TIMES = [
  { code: 1, label: { ja: '0.5倍', en: 'x0.5' } },
  { code: 3, label: { ja: '1.5倍', en: 'x1.5' } },
  { code: 4, label: { ja: '2倍', en: 'x2' } },
];
const TARGETS_FALLEN = optionList([
  ['空振りする', 'The attack misses'],
  ['同じグループの次の敵を打つ', 'Hits the next in the group'],
  ['次のどの敵でも打つ', 'Hits the next in any group'],
]);
export const [, NEXT_OF_GROUP, NEXT_OF_ANY] = [0, 1, 2] as const;
const FLEEING_LOSES = optionList([
  ['何も失わない', 'Nothing'],
  ['お金の1割', '10% of the gold'],
  ['アイテム1個', 'One item'],
]);
export const [, FLEEING_COSTS_GOLD, FLEEING_COSTS_ITEM] = [0, 1, 2] as const;
const IDENTIFYING = optionList([
  ['能力とレベルで決まる', 'By wisdom, faith and level'],
  ['いつも見破る', 'Always'],
  ['見破らない', 'Never'],
]);
export const [, IDENTIFIED_ALWAYS, IDENTIFIED_NEVER] = [0, 1, 2] as const;
const EXP_SHARES = optionList([
  ['動ける者', 'Those able to act'],
  ['生きている者', 'The living'],
  ['全員', 'All'],
]);
const WIPES = optionList([
  ['すぐ街へ戻る', 'Back to the city at once'],
  ['遺体が迷宮に残る', 'The bodies stay in the labyrinth'],
  ['ゲームオーバー', 'The game is over'],
]);
export const [, WIPE_LEAVES_BODIES, WIPE_ENDS_GAME] = [0, 1, 2] as const;
const BAG_FULL = optionList([
  ['次の人が持つ', 'Goes to the next member'],
  ['どうするか尋ねる', 'Ask the player'],
  ['捨てる', 'Thrown away'],
]);
export const [, BAG_FULL_ASKS, BAG_FULL_LOSES] = [0, 1, 2] as const;

const bonus = (ja: string, en: string, amount: number) =>
  group(ja, en, {
    hit: whole('命中', 'To hit', -9, 9, amount),
    damage: whole('ダメージ', 'Damage', -9, 9, amount),
  });
const times = (ja: string, en: string, most: number, initial: number) => whole(ja, en, 0, most, initial);

const fields = {
  encounter_rate: whole('1歩ごとの遭遇率（‰）', 'Encounter rate per step (‰)', 0, 1000, 20),
  encounter_rise: whole('静かな1歩ごとの増分（‰）', 'Increase per quiet step (‰)', 0, 1000, 0),
  encounter_most: whole('遭遇率の上限（‰）', 'Maximum encounter rate (‰)', 0, 1000, 300),
  room_rate: percent('モンスター部屋の遭遇率の倍率', 'Encounter rate factor of rooms', 100),
  quiet_steps: whole('戦闘の後の静かな歩数', 'Quiet steps after a battle', 0, 99, 3),
  most_groups_by_depth: flag('グループ数を深さで抑える', 'Depth limits the number of groups', true),
  most_in_group_plus: whole('グループの上限：難易度に足す数', 'Largest group: difficulty plus', 0, 8, 4),

  party_surprise: percent('不意を突く率', 'Chance to surprise monsters', 20),
  monster_surprise: percent('不意を突かれる率', 'Chance to be surprised', 20),
  order_die: whole('行動順のサイコロの面数', 'Sides of the initiative die', 1, 20, 10),
  front_rows: int('前列の人数', 'Members in the front row', { min: 1, max: 6, initial: 3 }),

  hit_min: percent('命中率の下限', 'Minimum hit chance', 5),
  hit_max: percent('命中率の上限', 'Maximum hit chance', 95),
  strength_bonus: group('力の補正', 'Strength bonus', {
    at_3: bonus('力3以下', 'Strength 3 or less', -3),
    at_4: bonus('力4', 'Strength 4', -2),
    at_5: bonus('力5', 'Strength 5', -1),
    at_6: bonus('力6〜15', 'Strength 6-15', 0),
    at_16: bonus('力16', 'Strength 16', 1),
    at_17: bonus('力17', 'Strength 17', 2),
    at_18: bonus('力18以上', 'Strength 18 or more', 3),
  }),
  targets_fallen: choice('倒れた敵への攻撃', 'Attack on a fallen enemy', TARGETS_FALLEN, NEXT_OF_GROUP),
  helpless_damage: choice('動けない相手へのダメージ', 'Damage to the helpless', TIMES, X2),
  slayer_damage: choice('有利な種族へのダメージ', 'Damage against a favoured family', TIMES, X2),
  parry_ac: whole('身を守る間のACの良化', 'AC bonus while parrying', 0, 10, 2),

  breath_share: percent('ブレス：HPに対する割合', 'Breath: share of own HP', 50),
  breath_resisted: choice('ブレスに耐える相手', 'Breath against resistance', BREATH_TIMES, 1),
  breath_weak: choice('ブレスに弱い相手', 'Breath against weakness', BREATH_TIMES, 3),

  flee_base: percent('逃げる率', 'Chance to flee', 39),
  flee_per_depth: percent('深さ1ごとの減り', 'Decrease per depth', 3),
  flee_small_party: percent('4人に足りない1人ごとの増分', 'Increase per member below 4', 5),
  flee_frightened: percent('敵が怯えているときの増分', 'Increase while enemies are afraid', 20),
  flee_scatters: flag('逃げると隣のマスへ移る', 'Fleeing moves the party to a neighbouring cell'),
  flee_loses: choice('逃げて失う物', 'Lost by fleeing', FLEEING_LOSES),

  ally_call_rate: percent('仲間を呼ぶ率', 'Chance that a call for help succeeds', 75),
  ally_call_below: whole('仲間を呼ぶグループの人数（未満）', 'Calls while the group is smaller than', 1, 9, 5),
  friendly_rate: percent('友好的な敵の率', 'Chance of friendly monsters', 10),
  attack_friendly_shifts: whole(
    '友好的な敵を襲って性格が変わる率（‰）',
    'Attacking friendly monsters changes alignment (‰)',
    0,
    1000,
    5,
  ),

  recover_sleep: percent('眠りから覚める率：レベル1ごと', 'Wakes up: chance per level', 10, 50),
  recover_fear: percent('恐怖が消える率：レベル1ごと', 'Fear ends: chance per level', 5, 50),
  recover_silence: percent('沈黙が消える率：レベル1ごと', 'Silence ends: chance per level', 5, 50),
  poison_rate: percent('毒がまわる率', 'Chance that poison hurts', 25),
  poison_damage: whole('毒のダメージ', 'Poison damage', 1, 99, 1),
  identify_monster: choice('敵の正体', 'Identifying monsters', IDENTIFYING),

  exp_shared_by: choice('経験値を分ける人', 'Experience is shared by', EXP_SHARES),
  dispelled_gives_exp: flag('解呪した敵の経験値が入る', 'Dispelled monsters give experience'),
  group_spell_spill: flag('余った威力は次の敵へ', 'Leftover spell damage hits the next'),
  wipe: choice('全滅したとき', 'On a party wipe', WIPES, 1),
  wipe_gold_loss: percent('全滅で失うお金', 'Gold lost on a party wipe', 50),

  chest_high: percent('高確率の枠', 'High slot', 60),
  chest_medium: percent('中確率の枠', 'Medium slot', 30),
  chest_low: percent('低確率の枠', 'Low slot', 10),
  chest_gold_cap: whole('宝箱のお金の上限', 'Gold limit of a chest', 0, MOST_GOLD, MOST_GOLD),
  bag_full: choice('持ち物がいっぱいのとき', 'When the bag is full', BAG_FULL),

  free_open_rate: percent('罠が作動せずに開く率', 'Opens without setting off the trap', 10, 95),
  inspect_thief: times('盗賊の見破り：素早さに掛ける数', 'Thief inspects: agility times', 10, 6),
  inspect_ninja: times('忍者の見破り：素早さに掛ける数', 'Ninja inspects: agility times', 10, 4),
  inspect_other: times('その他の見破り：素早さに掛ける数', 'Others inspect: agility times', 10, 1),
  inspect_lies: flag('失敗すると違う罠を告げる', 'A failure names a wrong trap', true),
  inspect_springs: percent('調べて罠が作動する率', 'Inspecting sets off the trap', 2),
  disarm_bonus_thief: times('盗賊の解除の補正', 'Thief disarms: bonus', 99, 50),
  disarm_bonus_ninja: times('忍者の解除の補正', 'Ninja disarms: bonus', 99, 50),
  disarm_second_try: times(
    '失敗しても作動しない率：素早さに掛ける数',
    'Failure does not set it off: agility times',
    10,
    5,
  ),
  disarm_names_trap: flag('罠の名前を言って解除する', 'Disarming requires naming the trap', true),
  trap_kills: flag('罠で死ぬことがある', 'Traps can kill', true),
};
export type BattleSystemTreasureChest = ValuesOf<typeof fields>;

/** The rules of battles and chests: one page of settings. */
export const battleSystemTreasureChest = defineResource({
  name: 'battle_system_treasure_chest',
  fields,
  sections: [
    {
      title: { ja: '遭遇', en: 'Encounters' },
      fields: [
        ...(['encounter_rate', 'encounter_rise', 'encounter_most', 'quiet_steps', 'room_rate'] as const),
        ...(['most_groups_by_depth', 'most_in_group_plus', 'friendly_rate', 'attack_friendly_shifts'] as const),
      ],
    },
    {
      title: { ja: '戦闘の始まりと順番', en: 'Surprise and order' },
      fields: ['party_surprise', 'monster_surprise', 'order_die', 'front_rows'],
    },
    {
      title: { ja: '攻撃', en: 'Attacks' },
      fields: [
        ...(['hit_min', 'hit_max', 'targets_fallen', 'helpless_damage', 'slayer_damage', 'parry_ac'] as const),
        'strength_bonus',
      ],
    },
    { title: { ja: 'ブレス', en: 'Breath' }, fields: ['breath_share', 'breath_resisted', 'breath_weak'] },
    {
      title: { ja: '逃走', en: 'Fleeing' },
      fields: [
        ...(['flee_base', 'flee_per_depth', 'flee_small_party', 'flee_frightened'] as const),
        ...(['flee_scatters', 'flee_loses'] as const),
      ],
    },
    {
      title: { ja: '敵の行動と状態', en: 'Monsters and states' },
      fields: [
        ...(['ally_call_rate', 'ally_call_below', 'identify_monster'] as const),
        ...(['recover_sleep', 'recover_fear', 'recover_silence', 'poison_rate', 'poison_damage'] as const),
      ],
    },
    {
      title: { ja: '戦闘の後', en: 'After the battle' },
      fields: ['exp_shared_by', 'dispelled_gives_exp', 'group_spell_spill', 'wipe', 'wipe_gold_loss'],
    },
    {
      title: { ja: '宝箱の中身', en: 'Chest contents' },
      fields: ['chest_high', 'chest_medium', 'chest_low', 'chest_gold_cap', 'bag_full'],
    },
    {
      title: { ja: '宝箱の罠', en: 'Chest traps' },
      fields: [
        ...(['free_open_rate', 'inspect_thief', 'inspect_ninja', 'inspect_other', 'inspect_lies'] as const),
        ...(['inspect_springs', 'disarm_bonus_thief', 'disarm_bonus_ninja', 'disarm_second_try'] as const),
        ...(['disarm_names_trap', 'trap_kills'] as const),
      ],
    },
  ],
  calls: { verbs: ['list', 'replace', 'update'] },
  check: ({ hit_min, hit_max, encounter_rate, encounter_rise, encounter_most }) => [
    ...(hit_min > hit_max ? [HIT_ORDER] : []),
    ...(encounter_rise > 0 && encounter_most < encounter_rate ? [NEVER_RISES] : []),
  ],
});

const HIT_ORDER: Problem = error('hit_max', {
  ja: '命中率の上限が、下限より低くなっています。',
  en: 'The maximum hit chance is below the minimum.',
});

const NEVER_RISES: Problem = warning('encounter_most', {
  ja: '上限が初めの遭遇率より低いので、遭遇率は上がりません。',
  en: 'The maximum is below the initial rate, so the rate never rises.',
});
