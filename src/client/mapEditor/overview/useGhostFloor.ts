import { useAtom } from 'jotai';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { ghostAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { fetchChunk } from '#client/page/fetchChunk.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64 } from '#domain/text/base64.ts';

/** Loads the painter, which is a chunk of its own. */
const loadGhost = () => import('#client/mapEditor/canvas/paintGhost.ts');

/** The order in which the one key cycles through the choices. */
const NEXT = { none: 'above', above: 'below', below: 'none' } as const;

/** Overlays the floor above or below on the open one, or none. Returns a function that switches to the next of the three. */
export function useGhostFloor(
  stage: MapStage | undefined,
  number: number,
  listed: readonly ListedFloor[],
  floors: ScenarioFloors,
): () => void {
  const [ghost, setGhost] = useAtom(ghostAtom);
  const other = ghost === 'none' ? 0 : number + (ghost === 'above' ? -1 : 1);
  const drawn = useSyncExternalStore(floors.subscribe, () => floors.known(other)?.session.grid);
  useEffect(() => {
    const floor = listed.find((each) => each.number === other);
    const grid = drawn ?? (floor?.grid ? unpackGrid(fromBase64(floor.grid)) : undefined);
    const size = floors.known(other)?.size ?? FLOOR_SIZES[(floor?.labyrinth_size ?? 0) as 0 | 1 | 2];
    if (!grid) {
      stage?.setPainter('ghost', undefined);
      return undefined;
    }
    let matches = true;
    void fetchChunk(loadGhost).then(({ paintGhost }) => {
      if (matches)
        stage?.setPainter('ghost', (brush, _size, view, palette) => paintGhost(brush, { grid, size }, view, palette));
    });
    return () => {
      matches = false;
    };
  }, [stage, other, drawn, listed, floors]);
  return useCallback(() => setGhost((present) => NEXT[present]), [setGhost]);
}
