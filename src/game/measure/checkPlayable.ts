import type { KnownFloor } from '#domain/map/check/CheckedFloor.ts';
import { reachedCells } from '#domain/map/check/reachedCells.ts';
import { isPlaceOpen, openPlaces } from '#game/modes/city.ts';
import { isAble } from '#game/state/Member.ts';
import { newGame } from '#game/state/newGame.ts';
import type { World } from '#game/world/World.ts';

/** The reasons why nobody can play a scenario at all; they are two of the reasons against a release. */
export type Unplayable = 'no_entrance' | 'no_party';

/**
 * Finds the reasons why nobody can play a scenario: no labyrinth has an entrance on a drawn floor from which a step leads anywhere, or no
 * party can set out (docs/product.md, "Work outline").
 * @param floors the drawn floors
 */
export const checkPlayable = (world: World, floors: ReadonlyMap<number, KnownFloor>): Unplayable[] => [
  ...(hasEntrance(world, floors) ? [] : ['no_entrance' as const]),
  ...(hasParty(world) ? [] : ['no_party' as const]),
];

function hasEntrance({ labyrinths }: World, floors: ReadonlyMap<number, KnownFloor>): boolean {
  return [...labyrinths.values()].some(({ number, entrance, setting: { map_hierarchy: range } }) => {
    const reached = [...reachedCells(floors, [{ number, ...range, entrance }]).values()];
    return reached.reduce((sum, cells) => sum + cells.filter(Boolean).length, 0) > 1;
  });
}

/** Whether there is a party, or one can be formed in the tavern from existing or new members, and the party can leave the city. */
function hasParty(world: World): boolean {
  if (!isPlaceOpen(world, 'edge_of_town')) return false;
  const { roster, party } = world.beginning;
  const canWalk = (at: number) => roster[at] !== undefined && isAble(roster[at]);
  if (party.some(canWalk)) return true;
  const open = openPlaces(world, newGame(world.beginning, [0, 0]));
  return open.includes('tavern') && (roster.some(isAble) || open.includes('training_ground'));
}
