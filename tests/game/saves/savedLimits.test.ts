// A save of any earlier version has to be read, and none may hold what breaks a game (docs/saves.md). The least and the greatest number that
// each part of a saved state takes, and the greatest length of each of its lists, are pinned in a file:
// `npx vitest run tests/game/saves/savedLimits.test.ts -u` writes it anew.
import { expect, test } from 'vitest';
import { restingSchema } from '#game/saves/restingState.ts';
import { CHEATS, type GameState } from '#game/state/GameState.ts';
import { sampleGame } from '../state/sampleGame.ts';

/** Any number up to this may be stored. */
const UNLIMITED = 2 ** 40;

/** A state in which every part is there. */
function fullState(): GameState {
  const game = sampleGame();
  const [first, ...others] = game.roster;
  if (!first) throw new Error('nobody is there');
  const held = { ...{ item: 1, worn: true, identified: true }, effects: [1], power: 1, broken: true } as const;
  const lies = { floor: 1, x: 1, y: 1 };
  const member = {
    ...first,
    ...{ items: [held], states: [1], known: [1], titles: [1], lost_levels: 1, isHandHurt: true as const, lies },
  } as const;
  return {
    ...game,
    roster: [member, ...others],
    ...{ mode: 'labyrinth', gold: 1, flags: [1], completed: [1], finds: [1], lexicon: [1], rewards: [1] },
    ...{ once: { 1: [1] }, opened: { 1: [1] }, seen: { 1: [1] }, stock: { 1: 1 }, spells: [{ spell: 1, steps: 1 }] },
    left: [{ floor: 1, at: 1, chest: 1, special: 1 }],
    npcs: { 1: { met: true, slain: true, gone: true, topics: [1], trades: [1], paid: 1, sold: { 1: 1 } } },
    candidate: { race: 0, sex: 0, age: 20, points: 1 },
    followers: [{ monster: 1, hp: 1, most: 1 }],
    ...{ walked: 1, quiet: 1, cheated: true, cheats: [...CHEATS] },
    place: { floor: 1, x: 1, y: 1, facing: 1 },
  };
}

type Keys = readonly (string | number)[];

function withPart(value: unknown, [key, ...rest]: Keys, part: unknown): unknown {
  if (key === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = withPart(copy[key], rest, part);
  return copy;
}

/** Returns the last number that is taken on the way from a good one towards a bad one. */
function lastTaken(good: number, bad: number, isTaken: (number: number) => boolean): number {
  if (isTaken(bad)) return bad;
  let [inside, outside] = [good, bad];
  while (Math.abs(outside - inside) > 1) {
    const middle = Math.trunc((inside + outside) / 2);
    if (isTaken(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

function linesOf(state: unknown, part: unknown, keys: Keys): string[] {
  const takes = (other: unknown) => restingSchema.safeParse(withPart(state, keys, other)).success;
  const path = keys.join('.');
  if (typeof part === 'number') {
    const limits = [-UNLIMITED, UNLIMITED].map((bad) => lastTaken(part, bad, takes));
    return [`${path}: ${limits.map((limit) => (Math.abs(limit) === UNLIMITED ? 'any' : limit)).join(' to ')}`];
  }
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).map(
    ([key, value]) =>
      () =>
        linesOf(state, value, [...keys, key]),
  );
  if (!Array.isArray(part)) return inner.flatMap((lines) => lines());
  // The first entry of a list stands for all.
  const [first] = part;
  if (first === undefined) return [];
  const most = lastTaken(part.length, 5000, (length) => takes(Array.from({ length }, () => first)));
  return [`${path}: at most ${most}`, ...(inner[0]?.() ?? [])];
}

test('a saved state takes the same numbers and as many of them as before', async () => {
  const state = fullState();
  expect(restingSchema.safeParse(state).error?.issues).toBeUndefined();
  await expect(`${linesOf(state, state, []).join('\n')}\n`).toMatchFileSnapshot('savedLimits.txt');
});
