import { expect, test } from 'vitest';
import { hashState } from '#game/state/hashState.ts';
import { sampleGame } from './sampleGame.ts';

test('The hash of a state hangs on each of its values and on nothing else', () => {
  const game = sampleGame();
  const hash = hashState(game);
  expect(Number.isSafeInteger(hash)).toBe(true);
  expect(hashState(JSON.parse(JSON.stringify(game)))).toBe(hash);
  expect(hashState(Object.fromEntries(Object.entries(game).toReversed()) as unknown as typeof game)).toBe(hash);
  const others = [
    sampleGame({ gold: 601 }),
    sampleGame({ gold: 600 + 2 ** 32 }),
    sampleGame({ seed: [2, 1] }),
    sampleGame({ place: { floor: 0, x: 0, y: 0, facing: 2 } }),
    sampleGame({ flags: [1] }),
    sampleGame({ seen: { 1: [1] } }),
    sampleGame({ opened: { 1: [1] } }),
    sampleGame({ party: [0, 1, 2, 3, 5, 4] }),
    sampleGame({ cheated: true }),
  ].map(hashState);
  expect(new Set([hash, ...others]).size).toBe(others.length + 1);
});

test('The hash of the same values stays the same from version to version', () => {
  const values = { text: '迷宮', numbers: [0, -1, 2 ** 31, 2 ** 40 + 1], nothing: null, yes: true, no: false };
  expect(hashState(values)).toMatchInlineSnapshot(`6339825418964859`);
});
