import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { type Entrance, entrancesOnAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { FLOOR_SIZES, type FloorGrid, isBlankGrid } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import type { Label } from '#domain/text/languages.ts';

/** A whole floor on which something is painted. */
export interface PaintedFloor {
  readonly number: number;
  readonly name: Label;
  /** The labyrinth's number; null if it belongs to none. */
  readonly labyrinth: number | null;
  /** Side length in cells. */
  readonly size: number;
  readonly grid: FloorGrid;
  readonly entrances: readonly Entrance[];
}

/** Returns the painted floors of a scenario by number: an open floor as it is drawn now, others as they were listed. */
export function usePaintedFloors(listed: readonly ListedFloor[], floors: ScenarioFloors): readonly PaintedFloor[] {
  const [painted, setPainted] = useState<readonly PaintedFloor[]>([]);
  const entrancesOn = useAtomValue(entrancesOnAtom);
  useEffect(() => {
    const stored = new Map(
      listed.flatMap(({ number, grid }) => (grid === null ? [] : [[number, unpackGrid(fromBase64(grid))]])),
    );
    const show = () =>
      setPainted(
        listed.flatMap((floor) =>
          paintedFloor(floor, floors, stored.get(floor.number)).map((painted) => ({
            ...painted,
            entrances: entrancesOn(floor.number),
          })),
        ),
      );
    show();
    return floors.subscribe(show);
  }, [listed, floors, entrancesOn]);
  return painted;
}

function paintedFloor(
  { number, name_ja, name_en, labyrinth_number, labyrinth_size }: ListedFloor,
  floors: ScenarioFloors,
  stored: FloorGrid | undefined,
): Omit<PaintedFloor, 'entrances'>[] {
  const desk = floors.known(number);
  const grid = desk?.session.grid ?? stored;
  if (!grid || isBlankGrid(grid)) return [];
  const size = desk?.size ?? FLOOR_SIZES[labyrinth_size as 0 | 1 | 2];
  return [{ number, name: { ja: name_ja, en: name_en }, labyrinth: labyrinth_number, size, grid }];
}
