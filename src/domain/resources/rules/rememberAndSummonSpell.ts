import { BISHOP, LORD, MAGE, PRIEST, SAMURAI } from '#domain/catalogs/adventurers.ts';
import { optionList } from '#domain/catalogs/optionList.ts';
import { isLearningRow, isSummonRow, LEARNING_ROWS, SUMMON_ROWS, THE_ONE } from '#domain/catalogs/ruleRows.ts';
import { SPELL_LEVELS } from '#domain/catalogs/spells.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, flag, group, initialValues, int, reference, slots, type ValuesOf } from '#domain/resource/field.ts';
import { everyLevels, jobName, warning, whole } from './ruleFields.ts';

const isCommon = (number: number) => number === THE_ONE;

const STAYS = optionList([
  ['その戦闘の間', 'This battle'],
  ['キャンプを出るまで', 'Until leaving camp'],
  ['倒れるまで', 'Until it falls'],
]);

export const [STAYS_IN_BATTLE, STAYS_UNTIL_CAMP] = [0, 1] as const;

/** Makes the group of fields for how a job learns the spells of a school. */
const learning = (ja: string, en: string) =>
  group(ja, en, {
    first_level: everyLevels('覚え始めるレベル', 'First level', 0),
    step: whole('次の呪文レベルまでのレベル数', 'Levels per spell level', 1, 9, 2),
    highest: whole('最高の呪文レベル', 'Highest spell level', 0, SPELL_LEVELS, 7),
  });

const threshold = (ja: string, en: string, initial: number) => whole(ja, en, 0, 19, initial);

const fields = {
  learn_difficulty: whole('覚えやすさ（1難しい〜10易しい）', 'Ease of learning (1 hard - 10 easy)', 1, 10, 6),
  thresholds: group('必要な知恵・信仰心', 'Required wisdom or faith', {
    low: threshold('呪文レベル1〜2', 'Spell levels 1-2', 11),
    middle: threshold('呪文レベル3〜4', 'Spell levels 3-4', 14),
    high: threshold('呪文レベル5以上', 'Spell levels 5 and up', 17),
  }),
  learn_guaranteed_one: flag('新しい呪文レベルで必ず1つ覚える', 'At least one of a new spell level', true),
  uses_start: whole('初めの使用回数', 'Initial uses', 0, 9, 1),
  uses_step: whole('使用回数1回が増えるレベル数', 'Levels per extra use', 1, 9, 1),
  uses_cap: whole('使用回数の上限', 'Maximum uses', 1, 9, 9),
  uses_bonus_by_stat: flag('能力値16・18で使用回数が増える', 'Extra uses at stat 16 and 18'),
  summon_count: whole('召喚する数', 'Allies at once', 0, 3, 1),
  summon_stays: choice('召喚の続く間', 'Allies stay', STAYS),
  summon_obeys: flag('召喚した味方に命令できる', 'Allies obey'),
  mage: learning('魔術師の呪文', 'Mage spells'),
  priest: learning('僧侶の呪文', 'Priest spells'),
  known_spells: slots('初めから覚えている呪文', 'Known at creation', 6, reference('呪文', 'Spell', { to: 'spell' })),
  spell_level: int('呪文レベル', 'Spell level', { min: 1, max: SPELL_LEVELS, initial: 1 }),
  monster: reference('モンスター', 'Monster', { to: 'monster' }),
  weight: whole('重み', 'Weight', 0, 999, 10),
};
export type RememberAndSummonSpell = ValuesOf<typeof fields>;

const COMMON_FIELDS = [
  ...(['learn_difficulty', 'thresholds', 'learn_guaranteed_one', 'uses_start', 'uses_step', 'uses_cap'] as const),
  ...(['uses_bonus_by_stat', 'summon_count', 'summon_stays', 'summon_obeys'] as const),
] as const;

/** The rules of which spells new members know, how spells are learnt and how often they are cast, and which allies are summoned. */
export const rememberAndSummonSpell = defineResource({
  name: 'remember_and_summon_spell',
  fields,
  numberNames: (number) =>
    isCommon(number)
      ? { ja: '共通', en: 'Common' }
      : isLearningRow(number)
        ? jobName(number - LEARNING_ROWS.first)
        : { ja: `召喚${number - SUMMON_ROWS.first + 1}`, en: `Summons ${number - SUMMON_ROWS.first + 1}` },
  sections: [
    {
      title: { ja: '覚え方', en: 'Learning' },
      fields: ['learn_difficulty', 'thresholds', 'learn_guaranteed_one'],
      ofNumber: isCommon,
    },
    {
      title: { ja: '使用回数', en: 'Uses' },
      fields: ['uses_start', 'uses_step', 'uses_cap', 'uses_bonus_by_stat'],
      ofNumber: isCommon,
    },
    {
      title: { ja: '召喚', en: 'Summoning' },
      fields: ['summon_count', 'summon_stays', 'summon_obeys'],
      ofNumber: isCommon,
    },
    ...(['mage', 'priest', 'known_spells'] as const).map((name) => ({
      title: fields[name].label,
      fields: [name],
      ofNumber: isLearningRow,
    })),
    {
      title: { ja: '呼ばれる味方', en: 'Summoned allies' },
      fields: ['spell_level', 'monster', 'weight'],
      ofNumber: isSummonRow,
    },
  ],
  tables: {
    list: {
      title: { ja: '職業の呪文', en: 'Spells of classes' },
      columns: ['mage', 'priest', 'known_spells'],
      isNamed: true,
      numbers: LEARNING_ROWS,
    },
    summons: {
      title: { ja: '召喚', en: 'Summons' },
      columns: ['spell_level', 'monster', 'weight'],
      isNamed: true,
      numbers: SUMMON_ROWS,
    },
    common: { title: { ja: '共通', en: 'Common' }, columns: COMMON_FIELDS, numbers: { first: THE_ONE, last: THE_ONE } },
  },
  presets: {
    standard: { title: { ja: '標準', en: 'Standard' }, values: (number) => eased(number, 0) },
    gentle: { title: { ja: 'やさしい', en: 'Easy' }, values: (number) => eased(number, 1) },
    severe: { title: { ja: '厳しい', en: 'Hard' }, values: (number) => eased(number, -1) },
  },
  calls: { verbs: ['list', 'replace', 'update'], sample: 'game-rules/remember-and-summon-spells/import-sample' },
  defaults,
  check: (record, number) =>
    isSummonRow(number) && record.monster !== NOBODY && record.weight === 0 ? [NEVER_COMES] : [],
});

/** The number that stands for no monster. */
const NOBODY = fields.monster.initial;

const NEVER_COMES: Problem = warning(
  'weight',
  { ja: '重みが0なので、呼ばれません。', en: 'With a weight of 0 it never appears.' },
  'unused',
);

interface JobDefaults {
  readonly mage?: readonly [first_level: number, step: number, highest: number];
  readonly priest?: readonly [first_level: number, step: number, highest: number];
  readonly known?: readonly number[];
}
const JOB_DEFAULTS: Readonly<Record<number, JobDefaults>> = {
  [MAGE]: { mage: [1, 2, 7], known: [18, 6] },
  [PRIEST]: { priest: [1, 2, 7], known: [72, 37] },
  [BISHOP]: { mage: [1, 4, 7], priest: [4, 4, 7] },
  [SAMURAI]: { mage: [4, 3, 6] },
  [LORD]: { priest: [4, 3, 6] },
};

function defaults(number: number): Partial<RememberAndSummonSpell> {
  if (!isLearningRow(number)) return {};
  const blank = initialValues(fields);
  const { mage, priest, known = [] } = JOB_DEFAULTS[number - LEARNING_ROWS.first] ?? {};
  const learnt = (numbers?: readonly [number, number, number]) => {
    const [first_level, step, highest] = numbers ?? [0, 2, 7];
    return { first_level, step, highest };
  };
  return {
    mage: learnt(mage),
    priest: learnt(priest),
    known_spells: blank.known_spells.map((none, at) => known[at] ?? none),
  };
}

/** Returns the defaults with spells learnt more or less easily and cast more or less often; summoned allies stay the same. */
function eased(number: number, by: -1 | 0 | 1): Partial<RememberAndSummonSpell> {
  if (isSummonRow(number)) return {};
  const usual = { ...initialValues(fields), ...defaults(number) };
  const names = isCommon(number) ? COMMON_FIELDS : (['mage', 'priest', 'known_spells'] as const);
  const values = Object.fromEntries(names.map((name) => [name, usual[name]]));
  return isCommon(number)
    ? { ...values, learn_difficulty: usual.learn_difficulty + 3 * by, uses_start: usual.uses_start + Math.max(0, by) }
    : values;
}
