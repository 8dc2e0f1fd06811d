import type { PlayerInput } from '#game/inputs.ts';
import { bearerOf } from '#game/queries/possessions.ts';
import { give } from '#game/run/give.ts';
import type { Run } from '#game/run/Run.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';

/** The inputs for rewards that wait at the castle, as far as a member of the party has room. */
export const rewardInputs = (world: World, state: GameState): PlayerInput[] =>
  [...new Set(state.rewards)].flatMap((item): PlayerInput[] =>
    bearerOf(world, state, item) ? [{ do: 'claim', item }] : [],
  );

/** Hands over a reward that waits at the castle. */
export function claim(run: Run, item: number): void {
  if (run.draft.rewards?.includes(item) && give(run, item, 1)) run.apply({ op: 'claimReward', item });
}
