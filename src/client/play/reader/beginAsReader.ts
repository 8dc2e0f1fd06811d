import { JOURNAL_VERSION, replay } from '#game/journal/Journal.ts';
import { isPlaceOpen } from '#game/modes/city.ts';
import type { Seed } from '#game/random/Random.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';

/** With whom a reader begins: those whom the scenario has ready, or nobody, to make all of them. */
export type FirstParty = 'ready' | 'own';

/** Whether members can be made at all. */
export const canMakeOwn = (world: World): boolean => isPlaceOpen(world, 'training_ground');

/** A game that begins in the city, with luck that nobody knows. */
export function beginAsReader(world: World, party: FirstParty): GameState {
  const [high = 0, low = 0] = crypto.getRandomValues(new Int32Array(2));
  const seed: Seed = [high, low];
  const isWithoutMembers = party === 'own' && { isWithoutMembers: true as const };
  return replay(world, { version: JOURNAL_VERSION, seed, inputs: [], ...isWithoutMembers }).state;
}
