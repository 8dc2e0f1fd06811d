// A resting game continues unchanged after being saved and loaded, and a city always offers something: also after defeats, class changes,
// nights at the inn and visits to the temple.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Input } from '#game/inputs.ts';
import type { Report } from '#game/reports.ts';
import { isResting } from '#game/saves/restingState.ts';
import { parseSave, resume, type SaveMark, saveOf } from '#game/saves/Save.ts';
import type { GameState } from '#game/state/GameState.ts';
import { hashState } from '#game/state/hashState.ts';
import { newGame } from '#game/state/newGame.ts';
import { legalInputs, step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { isWhole } from '../../support/ofEachSort.ts';
import { patient } from '../../support/patience.ts';
import { anyDeed, anyRules, visitorsDeed, worldWithout } from '../arbitraryGame.ts';

/** The same games when landing, and different ones each time in the soak run. */
const RUNS = isWhole ? { numRuns: 2000 } : { numRuns: 60, seed: 32 };
const TIMEOUT = patient(isWhole ? 600_000 : 30_000);
const MOST_DEEDS = 150;

const mark: SaveMark = { key: 'scenario:law', document: null, saved_at: 0, title_ja: '', title_en: '', seconds: 0 };

/** Reports that must occur in these games; otherwise the law checks less than it seems to. */
const WITNESSED: readonly Report['kind'][] = ['wiped', 'changed', 'stayed', 'created', 'raised', 'aged', 'got'];

function loaded(world: World, state: GameState): GameState {
  const save = saveOf(world, [{ state }], mark);
  const read = parseSave(JSON.stringify(save));
  if ('fault' in read) throw new Error(`${read.fault}: ${JSON.stringify(state)}`);
  const { state: rest, lost, isBroughtHome, isLowered, isTakenBack } = resume(world, read.save, null);
  expect([lost, isBroughtHome, isLowered, isTakenBack]).toEqual([[], false, false, false]);
  expect(rest).toEqual(state);
  return rest;
}

test(
  'Wherever a game rests it is saved, loaded and goes on the same, and a city always offers something',
  () => {
    const seen = new Set<Report['kind']>();
    const deed = fc.oneof({ weight: 6, arbitrary: visitorsDeed }, { weight: 1, arbitrary: anyDeed });
    const deeds = fc.array(deed, { minLength: MOST_DEEDS / 2, maxLength: MOST_DEEDS, size: 'max' });
    const seed = fc.tuple(fc.integer(), fc.integer());
    fc.assert(
      fc.property(worldWithout(), anyRules, seed, deeds, (any, judge, from, done) => {
        const world = judge(any);
        let state = newGame(world.beginning, from);
        for (const one of done) {
          if (state.mode === 'city') expect(legalInputs(world, state).length).toBeGreaterThan(0);
          const input = one(world, state) as Input;
          const after = step(world, state, input, ({ kind }) => seen.add(kind));
          if (after !== state && isResting(state)) {
            expect(hashState(step(world, loaded(world, state), input))).toBe(hashState(after));
          }
          state = after;
        }
      }),
      RUNS,
    );
    expect(WITNESSED.filter((kind) => !seen.has(kind))).toEqual([]);
  },
  TIMEOUT,
);
