import { useEffect, useMemo, useRef } from 'react';
import type { ListedFloor } from '#client/mapEditor/panels/FloorList.tsx';
import { useMapPalette } from '#client/mapEditor/panels/useMapPalette.ts';
import type { ScenarioFloors } from '#client/mapEditor/state/ScenarioFloors.ts';
import { ThumbnailQueue } from './ThumbnailQueue.ts';

/**
 * Sends pictures of floors in the background, one after another, when they have been saved here, or are listed with another map or size
 * than before, as after an import or a copy, and nothing was drawn for a while. They are a help for who reads the floors elsewhere: where
 * one does not arrive nobody is told.
 * @param floorNumber the open floor; the pictures go at once when it is left
 */
export function useThumbnailUpload(
  scenarioId: string,
  floorNumber: number,
  floors: ScenarioFloors,
  listed: readonly ListedFloor[],
  canWrite: boolean,
): void {
  const palette = useMapPalette();
  const newest = useRef({ listed, palette });
  newest.current = { listed, palette };
  const queue = useMemo(
    () =>
      new ThumbnailQueue((numbers) => {
        // Fetched when there is something to send. Where it cannot be, the next change tries again.
        void import('./uploadThumbnails.ts').then(
          ({ uploadThumbnails }) => uploadThumbnails({ scenarioId, floors, ...newest.current }, numbers),
          () => {},
        );
      }),
    [scenarioId, floors],
  );
  useEffect(() => (canWrite ? floors.onSaved((number) => queue.want(number)) : undefined), [floors, queue, canWrite]);
  const before = useRef(listed);
  useEffect(() => {
    const known = new Map(before.current.map((floor) => [floor.number, floor]));
    before.current = listed;
    if (!canWrite) return;
    for (const { number, grid, labyrinth_size } of listed) {
      const was = known.get(number);
      if (was && (was.grid !== grid || was.labyrinth_size !== labyrinth_size)) queue.want(number);
    }
  }, [listed, queue, canWrite]);
  useEffect(() => () => queue.flush(), [queue]);
  const open = useRef(floorNumber);
  useEffect(() => {
    if (open.current !== floorNumber) queue.flush();
    open.current = floorNumber;
  }, [queue, floorNumber]);
}
