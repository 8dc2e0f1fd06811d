import { useCallback, useRef } from 'react';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64 } from '#domain/text/base64.ts';

/** Returns the grid of a floor of the scenario: an open floor as it is drawn here, others as they were listed. */
export type GridOf = (floor: number) => FloorGrid | undefined;

export function useFloorGrids(floors: ScenarioFloors, listed: readonly ListedFloor[]): GridOf {
  const unpacked = useRef(new Map<string, FloorGrid>());
  return useCallback(
    (number) => {
      const known = floors.known(number);
      if (known) return known.session.grid;
      const packed = listed.find((floor) => floor.number === number)?.grid;
      if (!packed) return undefined;
      const grid = unpacked.current.get(packed) ?? unpackGrid(fromBase64(packed));
      unpacked.current.set(packed, grid);
      return grid;
    },
    [floors, listed],
  );
}
