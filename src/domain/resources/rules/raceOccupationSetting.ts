import {
  ALIGNMENTS,
  BISHOP,
  FIGHTER,
  JOBS,
  LORD,
  MAGE,
  NINJA,
  PRIEST,
  RACES,
  SAMURAI,
  SEXES,
  STATS,
  statsOf,
  THIEF,
} from '#domain/catalogs/adventurers.ts';
import { isRaceRow, JOB_ROWS, jobRow, RACE_ROWS, raceOfRow, sexOfRow } from '#domain/catalogs/ruleRows.ts';
import { defineResource, type NumberedProblem, type Problem } from '#domain/resource/defineResource.ts';
import {
  dice,
  group,
  initialValues,
  int,
  reference,
  set,
  slots,
  text,
  type ValuesOf,
  withHelp,
} from '#domain/resource/field.ts';
import { BONUS_POINTS, type RaceOccupation } from './raceOccupation.ts';
import { byName, error, MOST_GOLD, SAVE_LABELS, SAVE_NAMES } from './ruleFields.ts';

/** The maximum stat at creation with the personality option; initial values are below it. */
export const STAT_CAP = 18;

const STAT_NAMES = STATS.map(({ name }) => name);
const STAT_OPTIONS = STATS.map(({ label }, code) => ({ code, label }));
const SAVE_OPTIONS = SAVE_NAMES.map((name, code) => ({ code, label: SAVE_LABELS[name] }));
/** The wards that races can have; death is not among them. */
export const WARD_NAMES = ['poison', 'paralysis', 'stone', 'breath', 'spells'] as const;
const WARD_OPTIONS = WARD_NAMES.map((name, code) => ({ code, label: SAVE_LABELS[name] }));

const fields = {
  initial_stats: group(
    '能力値の初期値',
    'Initial stats',
    byName(STAT_NAMES, STAT_OPTIONS, ({ ja, en }) => int(ja, en, { min: 0, max: 19, initial: 8 })),
  ),
  wards: group(
    '種族の護り（％）',
    'Racial wards (%)',
    byName(WARD_NAMES, WARD_OPTIONS, ({ ja, en }) => int(ja, en, { min: 0, max: 50 })),
  ),
  name_ja: text('名前（日本語）', 'Name (Japanese)', { maxWidth: 12 }),
  name_en: text('名前（英語）', 'Name (English)', { maxWidth: 12 }),
  required_stats: group(
    '必要な能力値',
    'Required stats',
    byName(STAT_NAMES, STAT_OPTIONS, ({ ja, en }) => int(ja, en, { min: 0, max: 19 })),
  ),
  alignments: set('なれる性格', 'Alignments', ALIGNMENTS, true),
  saves: group(
    '抵抗の補正（％）',
    'Saving throws (%)',
    byName(SAVE_NAMES, SAVE_OPTIONS, ({ ja, en }) => int(ja, en, { min: -20, max: 20, initial: 0 })),
  ),
  starting_gold: withHelp(
    dice('初めのお金', 'Starting gold', { plus: MOST_GOLD }),
    '新しい仲間が持って始めるお金です。',
    'Gold that a new member starts with.',
    'dice',
  ),
  starting_items: slots('初めの持ち物', 'Starting item', 6, reference('初めの持ち物', 'Starting item', { to: 'item' })),
};
export type RaceOccupationSetting = ValuesOf<typeof fields>;

const RACE_FIELDS = ['initial_stats', 'wards'] as const;
const JOB_FIELDS = [
  ...(['name_ja', 'name_en', 'required_stats', 'alignments', 'saves', 'starting_gold', 'starting_items'] as const),
] as const;
const isJobRow = (number: number) => !isRaceRow(number);

/** Initial stats of races, and requirements and starting values of jobs: two tables of one kind. */
export const raceOccupationSetting = defineResource({
  name: 'race_occupation_setting',
  fields,
  numberNames: rowName,
  sections: [
    { title: { ja: '能力値の初期値', en: 'Initial stats' }, fields: ['initial_stats'], ofNumber: isRaceRow },
    { title: { ja: '種族の護り（％）', en: 'Racial wards (%)' }, fields: ['wards'], ofNumber: isRaceRow },
    { title: { ja: '名前', en: 'Name' }, fields: ['name_ja', 'name_en'], ofNumber: isJobRow },
    { title: { ja: '必要な能力値', en: 'Required stats' }, fields: ['required_stats'], ofNumber: isJobRow },
    { title: { ja: 'なれる性格', en: 'Alignments' }, fields: ['alignments'], ofNumber: isJobRow },
    { title: { ja: '抵抗の補正（％）', en: 'Saving throws (%)' }, fields: ['saves'], ofNumber: isJobRow },
    {
      title: { ja: '初めの持ち物', en: 'Starting items' },
      fields: ['starting_gold', 'starting_items'],
      ofNumber: isJobRow,
    },
  ],
  tables: {
    list: { title: { ja: '種族', en: 'Races' }, columns: RACE_FIELDS, isNamed: true, numbers: RACE_ROWS },
    jobs: { title: { ja: '職業', en: 'Classes' }, columns: JOB_FIELDS, isNamed: true, numbers: JOB_ROWS },
  },
  bannedWords: { race_occupation: ['name_ja', 'name_en'] },
  presets: {
    standard: { title: { ja: '標準', en: 'Standard' }, values: (number) => eased(number, 0) },
    gentle: { title: { ja: 'やさしい', en: 'Easy' }, values: (number) => eased(number, 1) },
    severe: { title: { ja: '厳しい', en: 'Hard' }, values: (number) => eased(number, -1) },
  },
  calls: { verbs: ['list', 'replace', 'update'], sample: 'game-rules/race-occupation-settings/import-sample' },
  defaults,
  check: (record, number) => (isRaceRow(number) ? raceProblems(record) : jobProblems(record)),
  checkTogether: (records) => [...racesWithoutJob(records)],
});

/** Whether the rules read a row: with `sexes_matter` off, both sexes of a race use the row of the first (docs/rules.md). */
export const isRowRead = (number: number, { sexes_matter }: Pick<RaceOccupation, 'sexes_matter'>): boolean =>
  sexes_matter || !isRaceRow(number) || sexOfRow(number) === 0;

function rowName(number: number) {
  if (!isRaceRow(number)) return JOBS[number - JOB_ROWS.first]?.label ?? { ja: '', en: '' };
  const race = RACES[raceOfRow(number)]?.label;
  const sex = SEXES[sexOfRow(number)]?.label;
  return { ja: `${race?.ja}（${sex?.ja}）`, en: `${race?.en}, ${sex?.en.toLowerCase()}` };
}

function raceProblems({ initial_stats }: RaceOccupationSetting): Problem[] {
  const tooHigh = STAT_NAMES.filter((stat) => initial_stats[stat] >= STAT_CAP);
  const room = STAT_NAMES.reduce((sum, stat) => sum + Math.max(0, STAT_CAP - initial_stats[stat]), 0);
  return [
    ...tooHigh.map((stat) =>
      error(`initial_stats.${stat}`, {
        ja: `初期値は${STAT_CAP}未満にしてください。`,
        en: `An initial stat must be below ${STAT_CAP}.`,
      }),
    ),
    ...(room < BONUS_POINTS
      ? [
          error('initial_stats', {
            ja: `ボーナス${BONUS_POINTS}点をすべて割り振れません。あと${BONUS_POINTS - room}点の余地が必要です。`,
            en: `${BONUS_POINTS} bonus points could not all be allocated: there must be room for ${BONUS_POINTS - room} more.`,
          }),
        ]
      : []),
  ];
}

function jobProblems({ starting_gold, alignments }: RaceOccupationSetting): Problem[] {
  const { count, sides, plus } = starting_gold;
  return [
    ...(count * sides + plus > MOST_GOLD
      ? [
          error('starting_gold', {
            ja: `初めのお金は最大${MOST_GOLD}までです。`,
            en: `Starting gold is at most ${MOST_GOLD}.`,
          }),
        ]
      : []),
    ...(count * sides + plus < 0 || count + plus < 0
      ? [error('starting_gold.plus', { ja: 'お金が負になります。', en: 'Gold could be negative.' })]
      : []),
    ...(Object.values(alignments).some(Boolean)
      ? []
      : [error('alignments', { ja: 'なれる性格がありません。', en: 'No alignment is allowed.' })]),
  ];
}

/** Returns the points that a new member of a race needs for a job. */
export const pointsNeeded = (
  race: Pick<RaceOccupationSetting, 'initial_stats'>,
  job: Pick<RaceOccupationSetting, 'required_stats'>,
): number =>
  STAT_NAMES.reduce((sum, stat) => sum + Math.max(0, job.required_stats[stat] - race.initial_stats[stat]), 0);

/** Reports races that cannot qualify for any job with the maximum of bonus points. */
function* racesWithoutJob(records: ReadonlyMap<number, RaceOccupationSetting>): Generator<NumberedProblem> {
  const jobs = JOBS.flatMap(({ code }) => records.get(jobRow(code)) ?? []);
  if (jobs.length < JOBS.length) return;
  for (const [number, race] of records) {
    if (!isRaceRow(number) || jobs.some((job) => pointsNeeded(race, job) <= BONUS_POINTS)) continue;
    yield {
      number,
      ...error('initial_stats', {
        ja: `ボーナス${BONUS_POINTS}点でも、どの職業にもなれません。`,
        en: `Even with ${BONUS_POINTS} bonus points, no class is possible.`,
      }),
    };
  }
}

const RACE_STATS = [
  [8, 8, 8, 8, 8, 8],
  [7, 10, 9, 6, 9, 7],
  [10, 7, 9, 10, 6, 6],
  [7, 8, 10, 8, 9, 6],
  [6, 7, 6, 8, 10, 11],
].map(statsOf);
const RACE_WARDS: readonly Partial<RaceOccupationSetting['wards']>[] = [
  { poison: 5 },
  { paralysis: 10 },
  { breath: 20 },
  { stone: 15 },
  { spells: 15 },
];

interface JobDefaults {
  readonly required: readonly number[];
  readonly saves: Partial<RaceOccupationSetting['saves']>;
  /** Whether good, neutral and evil members can have the job. */
  readonly alignments?: readonly [good: boolean, neutral: boolean, evil: boolean];
}
const JOB_DEFAULTS: Readonly<Record<number, JobDefaults>> = {
  [FIGHTER]: { required: [11], saves: { death: 15 } },
  [MAGE]: { required: [0, 11], saves: { spells: 15 } },
  [PRIEST]: { required: [0, 0, 11], saves: { stone: 15 }, alignments: [true, false, true] },
  [THIEF]: { required: [0, 0, 0, 0, 11], saves: { breath: 15 }, alignments: [false, true, true] },
  [BISHOP]: { required: [0, 12, 12], saves: { stone: 10, spells: 10 }, alignments: [true, false, true] },
  [SAMURAI]: { required: [14, 11, 10, 14, 11], saves: { death: 10, spells: 10 }, alignments: [true, true, false] },
  [LORD]: { required: [15, 11, 13, 14, 13, 12], saves: { death: 10, stone: 10 }, alignments: [true, false, false] },
  [NINJA]: {
    required: [16, 16, 16, 16, 16, 16],
    saves: { poison: 10, breath: 10 },
    alignments: [false, false, true],
  },
};

function defaults(number: number): Partial<RaceOccupationSetting> {
  const blank = initialValues(fields);
  if (isRaceRow(number)) {
    const race = raceOfRow(number);
    return {
      initial_stats: { ...(RACE_STATS[race] ?? blank.initial_stats) },
      wards: { ...blank.wards, ...RACE_WARDS[race] },
    };
  }
  const job = number - JOB_ROWS.first;
  const { required = [], saves = {}, alignments = [true, true, true] } = JOB_DEFAULTS[job] ?? {};
  const { ja, en } = rowName(number);
  return {
    name_ja: ja,
    name_en: en,
    required_stats: statsOf(required),
    saves: { ...blank.saves, ...saves },
    alignments: { 0: alignments[0], 1: alignments[1], 2: alignments[2] },
    starting_gold: { count: 10, sides: 10, plus: 50 },
  };
}

/** Returns the defaults with stats of races raised and requirements of jobs lowered by this much. */
function eased(number: number, by: -1 | 0 | 1): Partial<RaceOccupationSetting> {
  const usual = { ...initialValues(fields), ...defaults(number) };
  const { initial_stats, required_stats } = usual;
  const changed = (stats: typeof initial_stats, amount: number, most: number) =>
    statsOf(STAT_NAMES.map((stat) => (stats[stat] === 0 ? 0 : Math.min(most, Math.max(0, stats[stat] + amount)))));
  return isRaceRow(number)
    ? { initial_stats: changed(initial_stats, by, STAT_CAP - 1), wards: usual.wards }
    : {
        required_stats: changed(required_stats, -by, STAT_CAP),
        alignments: usual.alignments,
        saves: usual.saves,
        starting_gold: { ...usual.starting_gold, plus: usual.starting_gold.plus + 50 * by },
      };
}
