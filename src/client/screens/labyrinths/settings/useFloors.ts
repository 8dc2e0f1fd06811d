import { useMemo } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { FLOOR_SIZES, type FloorGrid } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64 } from '#domain/text/base64.ts';

/** The data of a floor that the labyrinths need. */
export interface Floor {
  readonly number: number;
  readonly name_ja: string;
  readonly name_en: string;
  /** Code of its size. */
  readonly labyrinth_size: number;
  /** Cells per side. */
  readonly side: number;
  /** Undefined for a floor that was never painted. */
  readonly grid: FloorGrid | undefined;
}

const NO_FLOORS: ReadonlyMap<number, Floor> = new Map();

/** Returns the floors of a scenario by number; empty until they are read. */
export function useFloors(scenarioId: string): ReadonlyMap<number, Floor> {
  const listed = trpc.floors.list.useQuery({ scenario_id: scenarioId }).data?.data;
  return useMemo(() => {
    if (!listed) return NO_FLOORS;
    const floors = listed.map(({ number, name_ja, name_en, labyrinth_size, grid }): Floor => {
      const side = FLOOR_SIZES[labyrinth_size as 0 | 1 | 2];
      const unpacked = grid === null ? undefined : unpackGrid(fromBase64(grid));
      return { number, name_ja, name_en, labyrinth_size, side, grid: unpacked };
    });
    return new Map(floors.map((floor) => [floor.number, floor]));
  }, [listed]);
}
