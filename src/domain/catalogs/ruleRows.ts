// The meaning of record numbers for kinds of rules with several records.
import { JOBS, RACES, SEXES } from './adventurers.ts';

/** The number of the only record of a kind that is a page of settings. */
export const THE_ONE = 1;

/** Returns the number of a job's record, for the kinds with one record per job. */
export const recordOfJob = (job: number): number => 1 + job;

/** Learning and summoning: common settings, a record for each job, and the allies that can be summoned. */
export const LEARNING_ROWS = { first: THE_ONE + 1, last: THE_ONE + JOBS.length } as const;
export const SUMMON_ROWS = { first: LEARNING_ROWS.last + 1, last: LEARNING_ROWS.last + 12 } as const;
export const learningRow = (job: number): number => LEARNING_ROWS.first + job;
export const isLearningRow = (number: number): boolean => number >= LEARNING_ROWS.first && number <= LEARNING_ROWS.last;
export const isSummonRow = (number: number): boolean => number >= SUMMON_ROWS.first;

/** Races and jobs: a record for each race and sex, grouped by race, and then one for each job. */
export const RACE_ROWS = { first: 1, last: RACES.length * SEXES.length } as const;
export const JOB_ROWS = { first: RACE_ROWS.last + 1, last: RACE_ROWS.last + JOBS.length } as const;
export const isRaceRow = (number: number): boolean => number <= RACE_ROWS.last;
export const raceRow = (race: number, sex: number): number => RACE_ROWS.first + race * SEXES.length + sex;
export const raceOfRow = (number: number): number => Math.floor((number - RACE_ROWS.first) / SEXES.length);
export const sexOfRow = (number: number): number => (number - RACE_ROWS.first) % SEXES.length;
export const jobRow = (job: number): number => JOB_ROWS.first + job;
