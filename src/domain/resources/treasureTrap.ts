import { optionList } from '#domain/catalogs/optionList.ts';
import { STATES } from '#domain/catalogs/states.ts';
import { TRAPS } from '#domain/catalogs/traps.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, dice, flag, group, int, sound, text, type ValuesOf, withHelp } from '#domain/resource/field.ts';
import { sidelessDice } from './sidelessDice.ts';

/** The targets of a trap. */
export const TRAP_TARGETS = optionList([
  ['開けた人', 'Whoever opens the chest'],
  ['全員', 'The whole party'],
  ['前列または後列', 'One row'],
  ['誰か1人', 'One member'],
]);
export const [OPENER, WHOLE_PARTY, ONE_ROW, SOMEBODY] = [0, 1, 2, 3] as const;
/** The saving throw against the state of a trap. */
export const TRAP_SAVES = optionList([
  ['なし', 'None'],
  ['毒', 'Poison'],
  ['麻痺', 'Paralysis'],
  ['石化', 'Stone'],
  ['死', 'Death'],
  ['ブレス', 'Breath'],
  ['呪文', 'Spells'],
]);
/** Special effects of traps. */
export const TRAP_SPECIALS = optionList([
  ['なし', 'None'],
  ['同じ階のどこかへ飛ばす', 'Teleports on the floor'],
  ['下の階へ落とす', 'Drops to the floor below'],
  ['敵を呼ぶ', 'Calls enemies'],
  ['呪文の使用回数を減らす', 'Drains spell uses'],
  ['年を取らせる', 'Ages'],
  ['レベルを下げる', 'Drains levels'],
  ['呪う', 'Curses'],
  ['防具を壊す', 'Breaks armour'],
  ['手を傷める', 'Wounds the hand'],
]);
export const [TELEPORTS, DROPS, CALLS_ENEMIES, TAKES_USES, AGES] = [1, 2, 3, 4, 5] as const;
export const [LOWERS_LEVEL, CURSES, BREAKS_ARMOUR, WOUNDS_HAND] = [6, 7, 8, 9] as const;

const name = (ja: string, en: string) => text(ja, en, { maxWidth: 20 });
const fields = {
  name_ja: name('名前（日本語）', 'Name (Japanese)'),
  name_en: name('名前（英語）', 'Name (English)'),
  enabled: flag('使う', 'In use', true),
  weight: withHelp(
    int('重み', 'Weight', { min: 0, max: 999, initial: 10 }),
    '大きいほど選ばれやすくなります。0は選ばれません。',
    'A larger weight is drawn more often, 0 never.',
    'weight',
  ),
  least_difficulty: withHelp(
    int('現れる最低の難しさ', 'Minimum difficulty', { min: 0, max: 99 }),
    'フロアの「宝箱の罠」がこの値以上のとき選ばれます。',
    'Drawn on floors whose “Treasure chest trap” is at least this.',
    'traps',
  ),
  target: choice('対象', 'Target', TRAP_TARGETS),
  damage: withHelp(dice('ダメージ', 'Damage'), '対象の一人ずつに振ります。', 'Rolled for each target.', 'dice'),
  state: choice('状態', 'State', STATES),
  state_percent: withHelp(
    int('状態になる率（％）', 'Chance of the state (%)', { min: 0, max: 100 }),
    '抵抗できなかった人に試します。',
    'Tried on targets that failed their saving throw.',
  ),
  save: choice('抵抗', 'Saving throw', TRAP_SAVES),
  special: choice('特別な効果', 'Special effect', TRAP_SPECIALS),
  special_power: withHelp(
    group('効果の強さ', 'Strength of the effect', {
      percent: int('率（％）', 'Chance (%)', { min: 0, max: 100, initial: 100 }),
      amount: int('量', 'Amount', { min: 0, max: 99, initial: 1 }),
    }),
    '特別な効果が起こる率と、減らす回数や年、レベルなどの量です。',
    'The chance of the special effect, and how many uses, years or levels it costs.',
  ),
  sound: sound('効果音', 'Sound'),
};
export type TreasureTrap = ValuesOf<typeof fields>;

/** A trap of treasure chests: every one of the 27 exists, and can be renamed, changed and left out. */
export const treasureTrap = defineResource({
  name: 'treasure_trap',
  fields,
  names: { ja: 'name_ja', en: 'name_en' },
  sections: [
    {
      title: { ja: '名前と現れ方', en: 'Name and appearance' },
      fields: ['name_ja', 'name_en', 'enabled', 'weight', 'least_difficulty'],
    },
    {
      title: { ja: '効果', en: 'Effect' },
      fields: ['target', 'damage', 'state', 'state_percent', 'save', 'special', 'special_power', 'sound'],
    },
  ],
  tables: {
    list: {
      title: { ja: '宝箱の罠', en: 'Chest traps' },
      columns: [
        ...(['name_ja', 'name_en', 'enabled', 'weight', 'least_difficulty', 'target', 'damage'] as const),
        ...(['state', 'state_percent', 'save', 'special', 'special_power', 'sound'] as const),
      ],
    },
  },
  bannedWords: { treasure_trap: ['name_ja', 'name_en'] },
  calls: { verbs: ['list', 'update'] },
  defaults: (number) => ({ ...namesOf(number), ...DEFAULTS[number - 1] }),
  check: ({ damage, state, state_percent }) => [
    ...sidelessDice('damage', damage),
    ...(state !== 0 && state_percent === 0 ? [NEVER_STATE] : []),
  ],
});

const namesOf = (number: number): Pick<TreasureTrap, 'name_ja' | 'name_en'> => {
  const { ja = '', en = '' } = TRAPS.find(({ code }) => code === number)?.label ?? {};
  return { name_ja: ja, name_en: en };
};

const NEVER_STATE: Problem = {
  path: 'state_percent',
  severity: 'warning',
  rule: 'ineffective',
  fault: { ja: '率が0なので、この状態にはなりません。', en: 'With a chance of 0 this state never occurs.' },
};

type Effect = Omit<TreasureTrap, 'name_ja' | 'name_en' | 'enabled' | 'weight'>;
type Parts = Partial<Omit<Effect, 'damage' | 'special_power'>> & {
  readonly roll?: readonly [count: number, sides: number];
  readonly percent?: number;
  readonly amount?: number;
};

const trap = (
  least_difficulty: number,
  target: number,
  { roll = [0, 0], percent = 100, amount = 1, ...rest }: Parts,
) => ({
  least_difficulty,
  target,
  damage: { count: roll[0], sides: roll[1], plus: 0 },
  special_power: { percent, amount },
  sound: 28,
  ...rest,
});
const [POISON, PARALYSIS, STONE, DEATH, BREATH, SPELLS] = [1, 2, 3, 4, 5, 6];

/** The defaults of the 27 traps, in the order of TRAPS. */
const DEFAULTS: readonly Partial<TreasureTrap>[] = [
  trap(0, OPENER, { roll: [1, 4], state: 1, state_percent: 100, save: POISON }),
  trap(4, WHOLE_PARTY, { state: 1, state_percent: 60, save: POISON }),
  trap(2, OPENER, { state: 2, state_percent: 70, save: PARALYSIS }),
  trap(8, WHOLE_PARTY, { state: 2, state_percent: 40, save: PARALYSIS }),
  trap(10, OPENER, { state: 3, state_percent: 60, save: STONE }),
  trap(3, WHOLE_PARTY, { state: 4, state_percent: 70, save: SPELLS, special: 3, percent: 30 }),
  trap(5, WHOLE_PARTY, { state: 7, state_percent: 80, save: SPELLS }),
  trap(6, WHOLE_PARTY, { state: 5, state_percent: 50, save: SPELLS }),
  trap(3, WHOLE_PARTY, { state: 6, state_percent: 60, save: SPELLS }),
  trap(3, WHOLE_PARTY, { state: 8, state_percent: 60, save: BREATH }),
  trap(1, OPENER, { roll: [2, 8] }),
  trap(4, WHOLE_PARTY, { roll: [2, 6] }),
  trap(6, OPENER, { roll: [4, 8] }),
  trap(4, OPENER, { roll: [3, 6], special: 9 }),
  trap(8, OPENER, { roll: [3, 8], special: 8 }),
  trap(10, WHOLE_PARTY, { roll: [5, 6], save: BREATH }),
  trap(12, WHOLE_PARTY, { roll: [5, 6], save: BREATH }),
  trap(14, WHOLE_PARTY, { roll: [6, 6], save: SPELLS }),
  trap(16, WHOLE_PARTY, { roll: [6, 8], sound: 29 }),
  trap(6, ONE_ROW, { roll: [4, 8] }),
  trap(8, WHOLE_PARTY, { special: 1 }),
  trap(7, WHOLE_PARTY, { roll: [2, 8], special: 2 }),
  trap(2, WHOLE_PARTY, { special: 3, sound: 31 }),
  trap(9, WHOLE_PARTY, { special: 4, amount: 3 }),
  trap(15, WHOLE_PARTY, { special: 5, amount: 3 }),
  trap(18, OPENER, { save: DEATH, special: 6 }),
  trap(12, OPENER, { special: 7 }),
];
