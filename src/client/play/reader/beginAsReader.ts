import { isPlaceOpen } from '#game/modes/city.ts';
import type { Seed } from '#game/random/Random.ts';
import { RULES_VERSION, replay } from '#game/saves/Inputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';

/** The first party of a reader: the ready-made members of the scenario, or none, so that the reader creates all of them. */
export type FirstParty = 'ready' | 'own';

/** Whether members can be created at all. */
export const canMakeOwn = (world: World): boolean => isPlaceOpen(world, 'training_ground');

/** Returns a game that begins in the city, with a random seed. */
export function beginAsReader(world: World, party: FirstParty): GameState {
  const [high = 0, low = 0] = crypto.getRandomValues(new Int32Array(2));
  const seed: Seed = [high, low];
  const isWithoutMembers = party === 'own' && { isWithoutMembers: true as const };
  return replay(world, { version: RULES_VERSION, seed, inputs: [], ...isWithoutMembers }).state;
}
