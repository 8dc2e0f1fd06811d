import type { Stats } from '#domain/catalogs/adventurers.ts';
import {
  BISHOP,
  EVIL,
  GOOD,
  LORD,
  MAGE,
  NEUTRAL,
  NINJA,
  PRIEST,
  SAMURAI,
  statsOf,
  THIEF,
} from '#domain/catalogs/adventurers.ts';
import { MAGE as MAGE_SPELLS, PRIEST as PRIEST_SPELLS } from '#domain/catalogs/spells.ts';
import type { Dice } from './diceSpread.ts';

/** How a job learns the spells of a school: the character's level of its first spell level, and those between two spell levels. */
export interface Learning {
  readonly school: number;
  readonly first: number;
  readonly step: number;
  /** The highest spell level that it comes to. */
  readonly highest: number;
}

/** What a job is worth in a fight and who may take it. A `step` is a number of levels; 0 is never. */
export interface JobRules {
  readonly hitStep: number;
  readonly firstAttacks: number;
  readonly attackStep: number;
  readonly mostAttacks: number;
  readonly bareHand: Dice;
  /** Levels for a point of armour while nothing is worn. */
  readonly bareAcStep: number;
  /** Sides of the die of its hit points. */
  readonly hitDie: number;
  readonly required: Stats;
  /** Codes of those that may take it. */
  readonly alignments: readonly number[];
  readonly learns: readonly Learning[];
  /** Experience for level 2. */
  readonly firstExperience: number;
}

const FISTS: Dice = { count: 2, sides: 2, plus: 0 };
const KICKS: Dice = { count: 2, sides: 4, plus: 0 };

/** By the code of the job: `numbers` are hitStep, firstAttacks, attackStep, mostAttacks, hitDie, firstExperience. */
const job = (
  numbers: readonly [number, number, number, number, number, number],
  required: readonly number[],
  rest: Partial<JobRules> = {},
): JobRules => {
  const [hitStep, firstAttacks, attackStep, mostAttacks, hitDie, firstExperience] = numbers;
  return {
    ...{ hitStep, firstAttacks, attackStep, mostAttacks, hitDie, firstExperience },
    bareHand: FISTS,
    bareAcStep: 0,
    required: statsOf(required),
    alignments: [GOOD, NEUTRAL, EVIL],
    learns: [],
    ...rest,
  };
};
const learning = (school: number, first: number, step: number, highest: number): Learning => ({
  school,
  first,
  step,
  highest,
});

const FIGHTER_RULES = job([3, 1, 5, 10, 10, 900], [11]);
const JOB_RULES: Readonly<Record<number, JobRules>> = {
  [MAGE]: job([5, 1, 0, 1, 4, 1000], [0, 11], { learns: [learning(MAGE_SPELLS, 1, 2, 7)] }),
  [PRIEST]: job([3, 1, 10, 3, 8, 950], [0, 0, 11], {
    alignments: [GOOD, EVIL],
    learns: [learning(PRIEST_SPELLS, 1, 2, 7)],
  }),
  [THIEF]: job([4, 1, 8, 4, 6, 800], [0, 0, 0, 0, 11], { alignments: [NEUTRAL, EVIL] }),
  [BISHOP]: job([5, 1, 0, 1, 6, 1150], [0, 12, 12], {
    alignments: [GOOD, EVIL],
    learns: [learning(MAGE_SPELLS, 1, 4, 7), learning(PRIEST_SPELLS, 4, 4, 7)],
  }),
  [SAMURAI]: job([3, 1, 5, 10, 8, 1200], [14, 11, 10, 14, 11], {
    alignments: [GOOD, NEUTRAL],
    learns: [learning(MAGE_SPELLS, 4, 3, 6)],
  }),
  [LORD]: job([3, 1, 5, 10, 10, 1250], [15, 11, 13, 14, 13, 12], {
    alignments: [GOOD],
    learns: [learning(PRIEST_SPELLS, 4, 3, 6)],
  }),
  [NINJA]: job([3, 2, 5, 10, 8, 1400], [16, 16, 16, 16, 16, 16], {
    alignments: [EVIL],
    bareHand: KICKS,
    bareAcStep: 3,
  }),
};

/** The rules of a job, by its code. */
export const jobRules = (code: number): JobRules => JOB_RULES[code] ?? FIGHTER_RULES;

const RACE_STATS = [
  [8, 8, 8, 8, 8, 8],
  [7, 10, 9, 6, 9, 7],
  [10, 7, 9, 10, 6, 6],
  [7, 8, 10, 8, 9, 6],
  [6, 7, 6, 8, 10, 11],
].map(statsOf);

/** The stats of a race before points are given out, by its code. */
export const raceStats = (code: number): Stats => RACE_STATS[code] ?? statsOf([8, 8, 8, 8, 8, 8]);

/** All else that characters are measured by until a scenario has rules of its own. */
export const DEFAULT_RULES = {
  hitBase: 10,
  /** Of a blow, in per cent. */
  hitMin: 5,
  hitMax: 95,
  mostAttacks: 10,
  bareAc: 10,
  statCapWithItems: 30,
  /** The most points that a new character may give out. */
  bonusPoints: 30,
  /** Places in front, which strike and are struck from near. */
  front: 3,
  /** 1 hard to 10 easy. */
  learnDifficulty: 6,
  usesStart: 1,
  usesCap: 9,
  experienceGrowth: 1.7,
  /** The last level with a total of its own; those above add the same each. */
  lastListedLevel: 13,
  /** What a night costs in each room of an inn, by its code; what the special room costs is said where it is. */
  innPrices: [0, 10, 50, 200, 500],
  /** What a cure costs for each level of who is cured, by its code. */
  curePrices: [20, 100, 200, 200, 500],
  /** Of the price of an item, in per cent, what a shop pays for it. */
  sellShare: 50,
  /** Prices of NPCs in shop, inn and temple, in per cent of those in the city. */
  npcShop: 120,
  npcInn: 100,
  npcTemple: 110,
} as const;

/** Wisdom or faith that learning a spell level asks for. */
export const learningThreshold = (spellLevel: number): number => (spellLevel <= 2 ? 11 : spellLevel <= 4 ? 14 : 17);

/** What strength adds to hitting and to damage. */
export const strengthBonus = (strength: number): number =>
  strength <= 3 ? -3 : strength === 4 ? -2 : strength === 5 ? -1 : strength <= 15 ? 0 : Math.min(3, strength - 15);

/** What vitality adds to each die of hit points. */
export const vitalityBonus = (vitality: number): number =>
  vitality <= 3 ? -2 : vitality <= 5 ? -1 : vitality <= 15 ? 0 : Math.min(3, vitality - 15);

/** The experience that a job needs in all for a level. */
export function experienceFor(jobCode: number, level: number): number {
  const { experienceGrowth, lastListedLevel } = DEFAULT_RULES;
  if (level <= 1) return 0;
  const { firstExperience } = jobRules(jobCode);
  const listed = (of: number) => threeDigits(firstExperience * experienceGrowth ** (of - 2));
  const last = listed(lastListedLevel);
  return level <= lastListedLevel
    ? listed(level)
    : last + (level - lastListedLevel) * (last - listed(lastListedLevel - 1));
}

/** Rounded to three significant digits. */
const threeDigits = (value: number): number => Number(value.toPrecision(3));
