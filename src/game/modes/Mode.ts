import type { PlayerInput, Unread } from '#game/inputs.ts';
import type { Run } from '#game/run/Run.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';

/** The inputs of a mode of the game and their effects. */
export interface ModeRules {
  readonly inputs: (world: World, state: GameState) => readonly PlayerInput[];
  /** Whether an input that is not listed, because there are too many of its kind, is possible. */
  readonly fits?: (world: World, state: GameState, input: Unread) => input is Unread & PlayerInput;
  /** Takes one of those. */
  readonly take: (run: Run, input: PlayerInput) => void;
}
