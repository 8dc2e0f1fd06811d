import type { Input } from '#game/inputs.ts';
import type { Seed } from '#game/random/Random.ts';
import type { GameState } from '#game/state/GameState.ts';
import { newGame, withoutMembers } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';

/** Raised with each change of the rules by which an older journal would come to another end. */
export const JOURNAL_VERSION = 1;

/** All that a game is made of beside its world: what chance came from, and what was done. */
export interface Journal {
  readonly version: typeof JOURNAL_VERSION;
  readonly seed: Seed;
  /** Nobody was there at the beginning; else it was who the scenario says. */
  readonly isWithoutMembers?: true;
  readonly inputs: readonly Input[];
}

/** How far inputs could be played, and the state they came to. */
export interface Replayed {
  readonly state: GameState;
  /** The place of the first input that was refused: from there on they do not fit the world. */
  readonly refused?: number;
  /** The place of the one before which time was over. */
  readonly late?: number;
}

/** Plays a journal from the city on. @param count of its inputs; all where it is not told */
export const replay = (world: World, { seed, inputs, isWithoutMembers }: Journal, count = inputs.length): Replayed =>
  playOn(
    world,
    newGame(isWithoutMembers ? withoutMembers(world.beginning) : world.beginning, seed),
    inputs.slice(0, count),
  );

/** Plays inputs on from a state. @param isLate asked before each of them whether it takes too long */
export function playOn(
  world: World,
  first: GameState,
  inputs: readonly Input[],
  isLate: () => boolean = () => false,
): Replayed {
  let state = first;
  for (const [at, input] of inputs.entries()) {
    if (isLate()) return { state, late: at };
    const after = step(world, state, input);
    if (after === state) return { state, refused: at };
    state = after;
  }
  return { state };
}
