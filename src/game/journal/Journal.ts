import type { Input } from '#game/inputs.ts';
import type { Seed } from '#game/random/Random.ts';
import type { GameState } from '#game/state/GameState.ts';
import { newGame, withoutMembers } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';

/**
 * The version of the rules of play: increased with each change that changes the result of older journals
 * (docs/decisions/0059-the-rules-of-play-are-in-their-second-version.md).
 */
export const JOURNAL_VERSION = 2;
/** The version of what was recorded before recordings said theirs. */
export const FIRST_RULES = 1;

/** Whether something was recorded under the rules by which the engine plays. */
export const isOfTheseRules = ({ rules }: { readonly rules: number }): boolean => rules === JOURNAL_VERSION;

/** Everything that makes a game besides its world: the seed and the inputs. */
export interface Journal {
  readonly version: typeof JOURNAL_VERSION;
  readonly seed: Seed;
  /** Nobody was there at the beginning; else it was who the scenario says. */
  readonly isWithoutMembers?: true;
  readonly inputs: readonly Input[];
}

/** How far the inputs could be played, and the resulting state. */
export interface Replayed {
  readonly state: GameState;
  /** The index of the first refused input, from which on they do not fit the world. */
  readonly refused?: number;
  /** The index of the input before which the time ran out. */
  readonly late?: number;
}

/** Plays a journal from the city on. @param count of its inputs; all where it is not told */
export const replay = (world: World, { seed, inputs, isWithoutMembers }: Journal, count = inputs.length): Replayed =>
  playOn(
    world,
    newGame(isWithoutMembers ? withoutMembers(world.beginning) : world.beginning, seed),
    inputs.slice(0, count),
  );

/** Plays inputs from a state. @param isLate called before each input to check the time limit */
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
