import type { PlayerInput, Unread } from '#game/inputs.ts';
import type { Run } from '#game/run/Run.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';

/** What can be done while a game is at something, and what comes of it. */
export interface ModeRules {
  readonly inputs: (world: World, state: GameState) => readonly PlayerInput[];
  /** Whether an input fits of which there are too many to offer but one. */
  readonly fits?: (world: World, state: GameState, input: Unread) => input is Unread & PlayerInput;
  /** Takes one of those. */
  readonly take: (run: Run, input: PlayerInput) => void;
}
