import type { PlayerInput, Unread } from '#game/inputs.ts';
import type { Run } from '#game/run/Run.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';

/** The possible inputs of a mode of the game, and their effects. */
export interface ModeRules {
  readonly inputs: (world: World, state: GameState) => readonly PlayerInput[];
  /** Whether an unlisted input is possible. Inputs are unlisted if there are too many of their kind. */
  readonly fits?: (world: World, state: GameState, input: Unread) => input is Unread & PlayerInput;
  /** Performs a possible input. */
  readonly take: (run: Run, input: PlayerInput) => void;
}
