import { leafValue } from '#domain/resource/leaf.ts';
import {
  experiencePoint,
  LAST_LISTED_LEVEL,
  LEVEL_NAMES,
  LISTED_LEVELS,
} from '#domain/resources/rules/experiencePoint.ts';
import { madeToRise } from './madeToRise.ts';

/** The level that shows the increment of each level from 14 on. */
const BEYOND = LAST_LISTED_LEVEL + 1;

/** The levels whose points can be moved: those with a total of their own, and the first of those that all add the same. */
export const CURVE_LEVELS: readonly number[] = [...LISTED_LEVELS, BEYOND];

/** Returns a record's total at each of these levels. */
export function totalsOf(record: object): number[] {
  const { each_from_14, ...levels } = record as Record<string, number>;
  const listed = LEVEL_NAMES.map((name) => levels[name] ?? 1);
  return [...listed, (listed.at(-1) ?? 0) + (each_from_14 ?? 0)];
}

const leafOf = (path: string) => {
  const leaf = experiencePoint.leaves.find((one) => one.path === path);
  if (!leaf) throw new Error(`experience has no ${path}`);
  return leaf;
};
const LISTED_LEAVES = LEVEL_NAMES.map(leafOf);
const EACH = leafOf('each_from_14');
const MOST_EACH = 99_999_999;

/** Returns the changed leaves for giving a record these totals. */
export function changesTo(number: number, record: object, totals: readonly number[]) {
  const listed = totals.slice(0, LISTED_LEAVES.length);
  const each = Math.min(MOST_EACH, Math.max(1, (totals.at(-1) ?? 0) - (listed.at(-1) ?? 0)));
  const values = [...listed, each];
  return [...LISTED_LEAVES, EACH]
    .map((leaf, at) => ({ number, leaf, value: values[at] }))
    .filter(({ leaf, value }) => leafValue(record, leaf) !== value);
}

/** Returns the totals with one replaced. If the last level with a total of its own moves, the increment of the levels above stays. */
export function movedTo(totals: readonly number[], place: number, total: number): readonly number[] {
  const moved = totals.with(place, total);
  const last = LISTED_LEAVES.length - 1;
  return place === last ? moved.with(last + 1, total + (totals[last + 1] ?? 0) - (totals[last] ?? 0)) : moved;
}

/** Returns a record's totals made to rise, with the increment of the levels above them. */
export function risenTotals(record: object): readonly number[] {
  const totals = totalsOf(record);
  const last = LISTED_LEAVES.length - 1;
  const each = (totals[last + 1] ?? 0) - (totals[last] ?? 0);
  const risen = madeToRise(totals.slice(0, last + 1));
  return [...risen, (risen[last] ?? 0) + each];
}
