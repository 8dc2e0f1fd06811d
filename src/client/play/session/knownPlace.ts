import { cellIndex } from '#domain/map/floorGrid.ts';
import { AUTOMAP_ALWAYS, AUTOMAP_BY_SPELL, COORDINATES_ALWAYS } from '#domain/resources/rules/npcMagicRelated.ts';
import { type Bits, NO_BITS, withBit } from '#game/state/bits.ts';
import type { Standing } from '#game/state/Standing.ts';
import type { World } from '#game/world/World.ts';
import type { Moment } from './Timeline.ts';

/** The map and coordinates that a party can see. */
export interface KnownPlace {
  /** The cells (`cellIndex`) of its floor that are on the map; undefined if there is no map. */
  readonly map: Bits | undefined;
  readonly hasCoordinates: boolean;
}

/**
 * Returns what the rules and the magic of the current moment show: a map of the cells around, seen or not, and the coordinates. After the
 * author has intervened in the game, both are shown.
 */
export function knownPlace(world: World, { state, reports }: Moment): KnownPlace {
  const { automap, coordinate_shown } = world.rules.magic;
  const { place, seen, cheated } = state;
  const walked = seen[place.floor] ?? NO_BITS;
  const magic = automap > AUTOMAP_BY_SPELL ? undefined : reports.find((report) => report.kind === 'map');
  const hasMap = cheated || automap === AUTOMAP_ALWAYS;
  return {
    map: magic ? cellsAround(world, place, magic.radius).reduce(withBit, walked) : hasMap ? walked : undefined,
    hasCoordinates:
      cheated || coordinate_shown === COORDINATES_ALWAYS || reports.some(({ kind }) => kind === 'coordinates'),
  };
}

/** Returns the cells of a square around a place; it wraps around the rim of the floor. @param radius 0 for the whole floor */
function cellsAround({ floors }: World, { floor, x, y }: Standing, radius: number): number[] {
  const size = floors.get(floor)?.size ?? 0;
  const far = radius === 0 ? size : Math.min(radius, size);
  const along = (middle: number) => [
    ...new Set(Array.from({ length: 2 * far + 1 }, (_, at) => (middle - far + at + 2 * size) % size)),
  ];
  return size === 0 ? [] : along(x).flatMap((column) => along(y).map((row) => cellIndex(column, row)));
}
