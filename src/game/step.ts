import { type Input, isOffered, type PlayerInput, type Unread } from './inputs.ts';
import { fitsAuthor, takeAuthors } from './modes/author.ts';
import { MODE_RULES } from './modes/modes.ts';
import type { Sink } from './reports.ts';
import { Run } from './run/Run.ts';
import { checkWipe } from './run/wipe.ts';
import type { GameState } from './state/GameState.ts';
import type { World } from './world/World.ts';

/** What a player can do now; of an answer the text is to be filled in, of a round of a battle the orders (`ordersIn`). */
export const legalInputs = (world: World, state: GameState): readonly PlayerInput[] =>
  MODE_RULES[state.mode].inputs(world, state);

/** Whether a player can do something now, be it offered or one of the many that are not (`ModeRules.fits`). */
export const canDo = (world: World, state: GameState, input: PlayerInput): boolean =>
  isPlayers(world, state, { ...input });

const isPlayers = (world: World, state: GameState, unread: Unread): unread is Unread & PlayerInput =>
  isOffered(legalInputs(world, state), unread) || MODE_RULES[state.mode].fits?.(world, state, unread) === true;

/**
 * The state after an input. It hangs on nothing but what it is given, and never throws: an input that does not fit is refused, and then
 * the state is the very same.
 * @param sink told what happens
 */
export function step(world: World, state: GameState, input: Input, sink?: Sink): GameState {
  // Where it comes from nobody knows: it may be nothing that an input is.
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
