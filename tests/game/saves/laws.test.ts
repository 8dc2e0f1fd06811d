// The laws of the core, checked against arbitrary worlds and inputs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Input } from '#game/inputs.ts';
import { mostHp } from '#game/rules/characterFigures.ts';
import { RULES_VERSION, replay } from '#game/saves/Inputs.ts';
import type { GameState, Mode } from '#game/state/GameState.ts';
import { hashState } from '#game/state/hashState.ts';
import { isAlive } from '#game/state/Member.ts';
import { newGame } from '#game/state/newGame.ts';
import { legalInputs, step } from '#game/step.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { World } from '#game/world/World.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { anyDeed, type Deed, deedsOf, worldWithout } from '../arbitraryGame.ts';
import { sampleDocument } from '../sampleWorld.ts';

const RUNS = { numRuns: 40 };
const world = worldWithout();
const deeds = deedsOf(anyDeed);
const seed = fc.tuple(fc.integer(), fc.integer());

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

const MODES: readonly Mode[] = ['city', 'labyrinth', 'camp', 'talk', 'battle', 'chest', 'over', 'ended'];

function expectSound(played: World, state: GameState): void {
  expect(MODES).toContain(state.mode);
  expect(state.gold).toBeGreaterThanOrEqual(0);
  expect(state.gold).toBeLessThanOrEqual(played.rules.items.gold_cap);
  expect(new Set(state.party).size).toBe(state.party.length);
  expect(state.party.every((at) => state.roster[at])).toBe(true);
  if (state.mode !== 'over' && state.mode !== 'city') expect(state.party.length).toBeGreaterThan(0);
  expect(state.pending !== null).toBe(['talk', 'battle', 'chest'].includes(state.mode));
  for (const member of state.roster) {
    expect(member.hp).toBeGreaterThanOrEqual(0);
    expect(member.hp).toBeLessThanOrEqual(mostHp(played, member));
    expect(member.hp > 0).toBe(isAlive(member));
  }
  const { floor: number, x, y, facing } = state.place;
  const size = played.floors.get(number)?.size ?? 1;
  expect(x >= 0 && y >= 0 && x < size && y < size && facing >= 1 && facing <= 4).toBe(true);
  expect(Object.values(state).every((value) => value !== undefined)).toBe(true);
}

/** Every state of a game, and the inputs that were not refused. */
function course(played: World, begun: GameState, done: readonly Deed[]) {
  const states = [begun];
  const inputs: Input[] = [];
  let state = begun;
  for (const one of done) {
    const input = one(played, state) as Input;
    const after = step(played, freeze(state), input);
    if (after !== state) inputs.push(input);
    state = after;
    states.push(state);
  }
  return { states, inputs, state };
}

describe('A game of any scenario', () => {
  test('is sound after whatever is put in, and plain JSON', () => {
    fc.assert(
      fc.property(world, seed, deeds, (played, from, done) => {
        for (const state of course(played, newGame(played.beginning, from), done).states) {
          expectSound(played, state);
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        }
      }),
      RUNS,
    );
  });

  test('is changed by every input that is offered, and by no other', () => {
    fc.assert(
      fc.property(world, seed, deeds, fc.anything(), (played, from, done, other) => {
        const { state } = course(played, newGame(played.beginning, from), done);
        for (const input of legalInputs(played, state)) expect(step(played, state, input).step).toBe(state.step + 1);
        const kinds: string[] = [];
        const after = step(played, state, other as Input, ({ kind }) => kinds.push(kind));
        if (after === state) expect(kinds).toEqual(['refused']);
        else expect(after.step).toBe(state.step + 1);
      }),
      RUNS,
    );
  });

  test('is the same for the same seed and inputs: told or not, saved and loaded, and by its journal', () => {
    fc.assert(
      fc.property(world, seed, deeds, fc.nat(), (played, from, done, cut) => {
        const { inputs, state } = course(played, newGame(played.beginning, from), done);
        const journal = { version: RULES_VERSION, seed: from, inputs } as const;
        expect(hashState(replay(played, journal).state)).toBe(hashState(state));
        const half = replay(played, journal, cut % (inputs.length + 1)).state;
        const loaded: GameState = JSON.parse(JSON.stringify(half));
        const ended = inputs.slice(half.step).reduce((before, input) => step(played, before, input, () => {}), loaded);
        expect(hashState(ended)).toBe(hashState(state));
      }),
      RUNS,
    );
  });
});

test('A journal that does not fit is played as far as it does', () => {
  const played = compileWorld(sampleDocument({ floors: { 1: drawn({}) } }));
  const inputs = [{ do: 'enter', labyrinth: 0 }, { do: 'forward' }, { do: 'yes' }, { do: 'forward' }] as const;
  const { state, refused } = replay(played, { version: RULES_VERSION, seed: [0, 1], inputs });
  expect(refused).toBe(2);
  expect(state.place).toEqual({ floor: 1, x: 0, y: 1, facing: 1 });
});

test('A game in which ten floors were walked over wholly is at most 12 kB', () => {
  const floors = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at + 1, drawn({})]));
  const played = compileWorld(sampleDocument({ floors }));
  const shown = Object.keys(floors).reduce(
    (state, number) => {
      const there = step(played, state, { do: 'place', floor: Number(number), x: 3, y: 3, facing: 1 });
      return step(played, there, { do: 'reveal' });
    },
    newGame(played.beginning, [-1, -1]),
  );
  expect(JSON.stringify(shown).length).toBeLessThan(12_000);
});
