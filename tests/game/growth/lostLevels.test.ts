// Drained levels are given back only once: neither those that were earned again nor those of another class.
import { expect, test } from 'vitest';
import { FIGHTER, THIEF } from '#domain/catalogs/adventurers.ts';
import { experienceFor } from '#game/rules/levelUp.ts';
import { Run } from '#game/run/Run.ts';
import type { Member } from '#game/state/Member.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { ruled } from '../ruledWorld.ts';
import { gameAt, sampleWorld } from '../sampleWorld.ts';

const world = ruled(sampleWorld({ floors: { 1: drawn({}) } }), 'creation', { level_many: true });
const begun = gameAt(world);
const at = begun.roster.findIndex(({ job }) => job === FIGHTER);
const great: Member = { ...(begun.roster[at] as Member), level: 15, max_hp: 112, hp: 112 };
const withLost = (lost: number) => {
  const run = new Run(world, { ...begun, roster: begun.roster.with(at, great) }, undefined);
  run.apply({ op: 'drain', member: at, levels: lost });
  return run;
};
const of = (run: Run) => run.draft.roster[at] as Member;
/** Gives exactly the experience that a level requires. */
const reach = (run: Run, level: number) => {
  const experience = experienceFor(world.rules, FIGHTER, level) - of(run).experience;
  run.apply({ op: 'learn', experience, members: [at] });
};

test('Lost levels are given back with their hit points', () => {
  const run = withLost(5);
  run.apply({ op: 'regain', member: at, levels: 9 });
  expect(of(run)).toMatchObject({ level: 15, lost_levels: 0 });
  expect(of(run).max_hp).toBeLessThanOrEqual(112);
});

test('What was earned again is not given back as well', () => {
  const run = withLost(5);
  reach(run, 14);
  run.apply({ op: 'rise', member: at });
  expect(of(run)).toMatchObject({ level: 14, lost_levels: 1 });
  reach(run, 16);
  run.apply({ op: 'rise', member: at });
  expect(of(run)).toMatchObject({ level: 16, lost_levels: 0 });
});

test('Another class has lost nothing', () => {
  const run = withLost(5);
  run.apply({ op: 'retrain', member: at, job: THIEF });
  const { level, max_hp } = of(run);
  run.apply({ op: 'regain', member: at, levels: 9 });
  expect(of(run)).toMatchObject({ level, max_hp, lost_levels: 0 });
});
