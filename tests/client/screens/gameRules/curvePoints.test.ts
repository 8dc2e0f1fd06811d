import { describe, expect, it } from 'vitest';
import {
  CURVE_LEVELS,
  changesTo,
  movedTo,
  risenTotals,
  totalsOf,
} from '#client/screens/gameRules/experience/curvePoints.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { withLeaves } from '#domain/resource/leaf.ts';
import { experiencePoint } from '#domain/resources/rules/experiencePoint.ts';

const FIGHTER = 1;
const fighter = blankOf(experiencePoint, FIGHTER);
const changed = (record: object, totals: readonly number[]) =>
  withLeaves(
    record,
    changesTo(FIGHTER, record, totals).map(({ leaf, value }) => [leaf, value] as const),
  );

describe('Points of a curve', () => {
  it('are what each level needs, and level 14 for what each adds above', () => {
    expect(CURVE_LEVELS).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(totalsOf(fighter)).toEqual([
      ...[900, 1530, 2600, 4420, 7520, 12_800, 21_700, 36_900, 62_800, 107_000, 181_000, 308_000],
      435_000,
    ]);
  });

  it('change their own level alone', () => {
    const moved = movedTo(totalsOf(fighter), 3, 5000);
    expect(changed(fighter, moved)).toEqual({ ...fighter, level_5: 5000 });
    expect(changesTo(FIGHTER, fighter, totalsOf(fighter))).toEqual([]);
  });

  it('of level 13 take along what is above, those of level 14 change what each adds', () => {
    const totals = totalsOf(fighter);
    expect(changed(fighter, movedTo(totals, 11, 400_000))).toEqual({ ...fighter, level_13: 400_000 });
    expect(changed(fighter, movedTo(totals, 12, 508_000))).toEqual({ ...fighter, each_from_14: 200_000 });
    expect(changed(fighter, movedTo(totals, 12, 5))).toEqual({ ...fighter, each_from_14: 1 });
  });

  it('are made to rise without what each adds above', () => {
    const record = { ...fighter, level_13: 10 };
    const risen = changed(record, risenTotals(record));
    expect(risen).toEqual({ ...fighter, level_13: 307_700 });
  });
});
