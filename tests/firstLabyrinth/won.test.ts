import { expect, test } from 'vitest';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import { CLOCK, PALACE } from '#firstLabyrinth/records/labyrinths.ts';
import { RULES_VERSION, replay } from '#game/saves/Inputs.ts';
import { hasBit } from '#game/state/bits.ts';
import { hashState } from '#game/state/hashState.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import { measured } from './measured.ts';
import { walkThrough } from './walkthrough.ts';

test('The sample is won from the city on, without a cheat, in about an hour', () => {
  const player = walkThrough(1);
  const { state, inputs } = player;
  expect(state.mode).toBe('ended');
  expect([PALACE, CLOCK].every((labyrinth) => hasBit(state.completed, labyrinth))).toBe(true);
  expect(state.cheated).toBe(false);
  const { steps, battles, level, minutes } = measured(player);
  expect(steps).toBeGreaterThan(500);
  expect(battles).toBeGreaterThan(20);
  expect(battles).toBeLessThan(60);
  expect(level).toBeGreaterThanOrEqual(6);
  expect(level).toBeLessThanOrEqual(10);
  expect(minutes).toBeGreaterThan(45);
  expect(minutes).toBeLessThan(90);
  // The inputs form a journal, which leads to the same ending when it is replayed.
  const world = compileWorld(firstLabyrinth().document);
  const again = replay(world, { version: RULES_VERSION, seed: state.seed, inputs });
  expect(again.refused).toBeUndefined();
  expect(hashState(again.state)).toBe(hashState(state));
});

test.each([2, 3, 4])('It is won with other luck as well (seed %i)', (seed) => {
  const { state } = walkThrough(seed);
  expect(state.mode).toBe('ended');
  expect(hasBit(state.completed, CLOCK)).toBe(true);
});
