import { checkWipe } from '#game/interpreter/wipe.ts';
import { type Input, isOffered, type PlayerInput, type Unread } from './inputs.ts';
import { fitsAuthor, takeAuthors } from './modes/author.ts';
import { MODE_RULES } from './modes/modes.ts';
import type { Sink } from './reports.ts';
import { Run } from './run/Run.ts';
import type { GameState } from './state/GameState.ts';
import type { World } from './world/World.ts';

/** The possible inputs; the text of an answer and the orders of a round (`ordersIn`) must be filled in. */
export const legalInputs = (world: World, state: GameState): readonly PlayerInput[] =>
  MODE_RULES[state.mode].inputs(world, state);

/** Whether an input is possible now, whether listed or not (`ModeRules.fits`). */
export const canDo = (world: World, state: GameState, input: PlayerInput): boolean =>
  isPlayers(world, state, { ...input });

const isPlayers = (world: World, state: GameState, unread: Unread): unread is Unread & PlayerInput =>
  isOffered(legalInputs(world, state), unread) || MODE_RULES[state.mode].fits?.(world, state, unread) === true;

/**
 * Returns the state after an input. A pure function that never throws: an invalid input is refused, and the state is returned unchanged.
 * @param sink receives the reports
 */
export function step(world: World, state: GameState, input: Input, sink?: Sink): GameState {
  // The input is untrusted, so it may not be an input at all.
  const unread: Unread = { ...input };
  const run = new Run(world, state, sink);
  if (isPlayers(world, state, unread)) MODE_RULES[state.mode].take(run, unread);
  else if (fitsAuthor(world, state, unread)) takeAuthors(run, unread);
  else {
    sink?.({ kind: 'refused' });
    return state;
  }
  checkWipe(run);
  run.draft.step++;
  return run.draft;
}
