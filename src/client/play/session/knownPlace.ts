import { cellIndex } from '#domain/map/floorGrid.ts';
import { AUTOMAP_ALWAYS, AUTOMAP_BY_SPELL, COORDINATES_ALWAYS } from '#domain/resources/rules/npcMagicRelated.ts';
import { type Bits, NO_BITS, withBit } from '#game/state/bits.ts';
import type { Standing } from '#game/state/Standing.ts';
import type { World } from '#game/world/World.ts';
import type { Moment } from './Timeline.ts';

/** What a party has before its eyes of where it is. */
export interface KnownPlace {
  /** The cells (`cellIndex`) of its floor that are on the map; undefined where there is no map. */
  readonly map: Bits | undefined;
  readonly hasCoordinates: boolean;
}

/**
 * What the rules show, and the magic of the present moment: a map of the cells around, be they seen or not, and the coordinates. Who took
 * a hand in the game as its author sees both.
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

/** The cells of a square around a place, over the rim of the floor too. @param radius 0 for all of the floor */
function cellsAround({ floors }: World, { floor, x, y }: Standing, radius: number): number[] {
  const size = floors.get(floor)?.size ?? 0;
  const far = radius === 0 ? size : Math.min(radius, size);
  const along = (middle: number) => [
    ...new Set(Array.from({ length: 2 * far + 1 }, (_, at) => (middle - far + at + 2 * size) % size)),
  ];
  return size === 0 ? [] : along(x).flatMap((column) => along(y).map((row) => cellIndex(column, row)));
}
