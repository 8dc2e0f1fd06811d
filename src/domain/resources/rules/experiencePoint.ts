import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { int, type LeafField, type ValuesOf } from '#domain/resource/field.ts';
import { byName, error, jobName } from './ruleFields.ts';

/** The levels with their own total; each higher level adds the same amount. */
export const LISTED_LEVELS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export const LAST_LISTED_LEVEL = 13;
type LevelName = `level_${(typeof LISTED_LEVELS)[number]}`;
export const LEVEL_NAMES = LISTED_LEVELS.map((level) => `level_${level}` as const);

const fields = {
  ...(byName(LEVEL_NAMES, [], (_, index) =>
    int(`レベル${index + 2}`, `Level ${index + 2}`, { min: 1, max: 999_999_999 }),
  ) satisfies Record<LevelName, LeafField<'int'>>),
  each_from_14: int('14から1レベルごと', 'Per level from 14', { min: 1, max: 99_999_999 }),
  max_level: int('最高レベル', 'Highest level', { min: 13, max: 999, initial: 999 }),
};
export type ExperiencePoint = ValuesOf<typeof fields>;

/** The total experience that a job needs for each level: a record for each of the eight. */
export const experiencePoint = defineResource({
  name: 'experience_point',
  fields,
  numberNames: (number) => jobName(number - 1),
  sections: [
    {
      title: { ja: 'レベルに必要な経験値', en: 'Experience per level' },
      fields: [...LEVEL_NAMES, 'each_from_14'],
    },
    { title: { ja: '上限', en: 'Limit' }, fields: ['max_level'] },
  ],
  tables: {
    list: {
      title: { ja: 'レベルに必要な経験値', en: 'Experience per level' },
      isNamed: true,
      columns: [...LEVEL_NAMES, 'each_from_14', 'max_level'],
    },
  },
  presets: {
    standard: { title: { ja: '標準', en: 'Standard' }, values: (number) => curve(number, 17) },
    gentle: { title: { ja: 'やさしい', en: 'Easy' }, values: (number) => curve(number, 15) },
    severe: { title: { ja: '厳しい', en: 'Hard' }, values: (number) => curve(number, 19) },
  },
  calls: { verbs: ['list', 'replace', 'update'], sample: 'game-rules/experience-points/import-sample' },
  defaults: (number) => curve(number, 17),
  check: (record) =>
    LEVEL_NAMES.flatMap((name, index): Problem[] => {
      const before = LEVEL_NAMES[index - 1];
      return before && record[name] <= record[before] ? [error(name, FALLS)] : [];
    }),
});

const FALLS = {
  ja: '高いレベルの経験値は、低いレベルの経験値より大きくしてください。',
  en: 'Higher-level EXP must be higher than lower-level EXP.',
};

/** The experience for level 2 of each job, in the order of the codes. */
const FIRST = [900, 1000, 950, 800, 1150, 1200, 1250, 1400];

/** Totals that grow by `tenths` tenths per level, to three significant digits, and from 14 on by the last step. */
function curve(number: number, tenths: number): Partial<ExperiencePoint> {
  const first = FIRST[number - 1] ?? 1000;
  const totals = LISTED_LEVELS.map((_, index) => threeDigits(first * (tenths / 10) ** index));
  const levels = Object.fromEntries(LEVEL_NAMES.map((name, index) => [name, totals[index]]));
  return { ...levels, each_from_14: (totals.at(-1) ?? 0) - (totals.at(-2) ?? 0), max_level: 999 };
}

const threeDigits = (value: number): number => Number(value.toPrecision(3));
