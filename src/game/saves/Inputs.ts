import type { Input } from '#game/inputs.ts';
import type { Seed } from '#game/random/Random.ts';
import type { GameState } from '#game/state/GameState.ts';
import { newGame, withoutMembers } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';

/**
 * The version of the rules of play. It is increased with each change that changes the result of older journals
 * (docs/decisions/0059-the-rules-of-play-are-in-their-second-version.md).
 */
export const RULES_VERSION = 2;
/** The version of recordings that have no version field. */
export const FIRST_RULES = 1;

/** Whether something was recorded under the engine's current rules. */
export const isOfTheseRules = ({ rules }: { readonly rules: number }): boolean => rules === RULES_VERSION;

/** The seed and the inputs. Together with the world they determine a game. */
export interface Inputs {
  readonly version: typeof RULES_VERSION;
  readonly seed: Seed;
  /** Whether the game began without members, rather than with those of the scenario. */
  readonly isWithoutMembers?: true;
  readonly inputs: readonly Input[];
}

/** The state after the inputs that could be played, and the reason why playing stopped. */
export interface Replayed {
  readonly state: GameState;
  /** The index of the first refused input; it and the later ones do not fit the world. */
  readonly refused?: number;
  /** The index of the input before which the time ran out. */
  readonly late?: number;
}

/** Plays a journal from its start in the city. @param count of its inputs to play; all by default */
export const replay = (world: World, { seed, inputs, isWithoutMembers }: Inputs, count = inputs.length): Replayed =>
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
