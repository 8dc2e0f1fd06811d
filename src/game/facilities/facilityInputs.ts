import type { PlayerInput } from '#game/inputs.ts';
import { tavernInputs } from '#game/party/company.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Facility } from '#game/state/Operation.ts';
import type { World } from '#game/world/World.ts';
import { innInputs } from './inn.ts';
import { shopInputs } from './shop.ts';
import { templeInputs } from './temple.ts';
import { trainingInputs } from './training.ts';

/** The possible inputs in each facility, in the city or in a labyrinth. */
export const FACILITY_INPUTS: Readonly<Record<Facility, (world: World, state: GameState) => readonly PlayerInput[]>> = {
  inn: innInputs,
  shop: shopInputs,
  temple: templeInputs,
  tavern: tavernInputs,
  training: trainingInputs,
};
