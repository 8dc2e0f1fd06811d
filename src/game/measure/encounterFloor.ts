import type { EventId } from '#domain/events/kinds.ts';
import { knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { FLOOR_SIZES, type FloorGrid, GRID_SIDE, readField } from '#domain/map/floorGrid.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { floorMap } from '#domain/resources/floorMap.ts';
import { PLACES, type Place } from './encounterOdds.ts';

type Settings = Pick<
  RecordOf<typeof floorMap>,
  'appearance' | 'difficulty' | 'labyrinth_size' | 'no_random_encounters'
>;

/** An event with a battle or an encounter: with the monster that it names, or with one drawn from an appearance slot of the floor. */
export interface Battle {
  readonly x: number;
  readonly y: number;
  /** The id of its event kind. */
  readonly event: EventId;
  readonly monster?: number;
  /** The appearance slot, 1 to 3. */
  readonly slot?: number;
  /** The number of monsters; 0 leaves it to the monster's own group size. */
  readonly count: number;
}

/** The data of a floor that its encounters depend on. */
export interface EncounterFloor {
  readonly settings: Settings;
  /** The number of cells in its corridors and in the rooms of each slot. */
  readonly cells: Readonly<Record<Place, number>>;
  readonly battles: readonly Battle[];
}

/** Collects the encounter data of a floor. @param grid undefined if nothing was painted: the floor then has no places */
export function encounterFloor(settings: Settings, grid: FloorGrid | undefined): EncounterFloor {
  const cells = { 0: 0, 1: 0, 2: 0, 3: 0 };
  if (!grid) return { settings, cells, battles: [] };
  const size = FLOOR_SIZES[settings.labyrinth_size] ?? GRID_SIDE;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) cells[readField(grid, 'room_id', x, y) as Place]++;
  }
  return { settings, cells, battles: battlesOn(grid, size) };
}

/** The places that exist on a floor. */
export const placesOf = ({ cells }: EncounterFloor): Place[] => PLACES.filter((place) => cells[place] > 0);

function battlesOn(grid: FloorGrid, size: number): Battle[] {
  return knownFloor(0, size, grid).events.flatMap(({ at: { x, y }, type, event }) => {
    const numberOf = (kind: 'monster' | 'appearance' | 'count') => {
      const key = type.slots.find((slot) => slot.kind === kind)?.key;
      return key === undefined ? undefined : event[key];
    };
    const [monster, slot] = [numberOf('monster'), numberOf('appearance')];
    if (monster === undefined && slot === undefined) return [];
    const count = numberOf('count') ?? 0;
    return [{ x, y, event: type.id, count, ...(monster !== undefined && { monster }), ...(slot && { slot }) }];
  });
}
