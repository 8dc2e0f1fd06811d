import { CITY_PLACES, type CityPlace } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { rewardInputs } from '#game/facilities/castle.ts';
import { FACILITY_INPUTS } from '#game/facilities/facilityInputs.ts';
import { trainingFits } from '#game/facilities/training.ts';
import type { PlayerInput, Unread } from '#game/inputs.ts';
import { isOpen } from '#game/interpreter/moving.ts';
import { runOperations } from '#game/interpreter/runOperations.ts';
import { bagInputs } from '#game/party/bag.ts';
import { rankInputs } from '#game/party/company.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { isAble } from '#game/state/Member.ts';
import type { Operations } from '#game/state/Operation.ts';
import type { World } from '#game/world/World.ts';
import { doDeed } from './deeds.ts';
import type { ModeRules } from './Mode.ts';

/** The inputs of each place of the city. Items, and rewards even if the castle is closed, are available everywhere in the city. */
const PLACES: Readonly<Record<CityPlace, (world: World, state: GameState) => readonly PlayerInput[]>> = {
  city: (world, state) => [...bagInputs(world, state), ...rewardInputs(world, state)],
  castle: (_, state) => rankInputs(state),
  tavern: FACILITY_INPUTS.tavern,
  inn: FACILITY_INPUTS.inn,
  shop: FACILITY_INPUTS.shop,
  temple: FACILITY_INPUTS.temple,
  training_ground: FACILITY_INPUTS.training,
  edge_of_town: entrances,
};

/** The places that open by themselves if the city would offer nothing at all, so that a new member can be created and join. */
const LAST_RESORT: readonly CityPlace[] = ['tavern', 'training_ground'];

/** Whether a place of the city is open by the rules; the city itself always is. */
export const isPlaceOpen = ({ rules }: World, place: CityPlace): boolean =>
  place === 'city' || rules.city.open[CITY_PLACES.indexOf(place)] === true;

const offersOf = (world: World, state: GameState, places: readonly CityPlace[]): PlayerInput[] =>
  places.flatMap((place) => PLACES[place](world, state));

/** The open places of the city: by the rules, or as a last resort so that a game never gets stuck. */
export function openPlaces(world: World, state: GameState): readonly CityPlace[] {
  const open = CITY_PLACES.filter((place) => isPlaceOpen(world, place));
  if (open.some((place) => PLACES[place](world, state).length > 0)) return open;
  return CITY_PLACES.filter((place) => open.includes(place) || LAST_RESORT.includes(place));
}

/** The city; all of its open places can be used at once. */
export const city: ModeRules = {
  inputs: (world, state) => offersOf(world, state, openPlaces(world, state)),
  fits: (world, state, input): input is Unread & PlayerInput =>
    trainingFits(world, state, input) && openPlaces(world, state).includes('training_ground'),
  take: (run, input) => {
    if (doDeed(run, input)) return;
    const number = input.do === 'enter' ? input.labyrinth : 0;
    const message = run.world.labyrinths.get(number)?.setting.message_number ?? 0;
    const told: Operations = message > 0 ? [{ op: 'show', message }] : [];
    runOperations(run, [...told, { op: 'enter', labyrinth: number, way: 'entrance' }]);
  },
};

/** The inputs for the labyrinths that are open, if a member of the party is able to walk. */
function entrances(world: World, state: GameState): PlayerInput[] {
  if (!partyIn(state).some(({ member }) => isAble(member))) return [];
  return [...world.labyrinths.keys()]
    .filter((number) => isOpen({ world, draft: state }, number))
    .map((number) => ({ do: 'enter', labyrinth: number }));
}
