import { useEffect, useMemo, useRef } from 'react';
import { trpcClient } from '#client/api/trpc.ts';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { useMapPalette } from '#client/floor/paint/useMapPalette.ts';
import { ThumbnailQueue } from './ThumbnailQueue.ts';
import { uploadThumbnails } from './uploadThumbnails.ts';

interface ThumbnailUploadProps {
  readonly scenarioId: string;
  /** The number of the open floor; when it changes, the waiting pictures are sent at once. */
  readonly floorNumber: number;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
}

/**
 * Renders nothing. Uploads pictures of floors in the background, one after another, once drawing has paused: of floors that were saved
 * here, and of listed floors whose map or size has changed, as after an import or a copy. It starts with floors that were drawn elsewhere
 * and have no picture. The pictures only help those who read the floors elsewhere: a failed one is sent again with the next change, and
 * the author is notified only when the server refuses them.
 */
export default function ThumbnailUpload({ scenarioId, floorNumber, floors, listed }: ThumbnailUploadProps) {
  const palette = useMapPalette();
  const newest = useRef({ listed, palette });
  newest.current = { listed, palette };
  const queue = useMemo(
    () => new ThumbnailQueue((numbers) => void uploadThumbnails({ scenarioId, floors, ...newest.current }, numbers)),
    [scenarioId, floors],
  );
  useEffect(() => floors.onSaved((number) => queue.want(number)), [floors, queue]);
  const before = useRef(listed);
  useEffect(() => {
    const known = new Map(before.current.map((floor) => [floor.number, floor]));
    before.current = listed;
    for (const { number, grid, labyrinth_size } of listed) {
      const was = known.get(number);
      if (was && (was.grid !== grid || was.labyrinth_size !== labyrinth_size)) queue.want(number);
    }
  }, [listed, queue]);
  const isListed = listed.length > 0;
  useEffect(() => {
    if (isListed) void wantMissing(queue, scenarioId, floors, newest.current.listed).catch(() => {});
  }, [isListed, queue, scenarioId, floors]);
  useEffect(() => () => queue.flush(), [queue]);
  const open = useRef(floorNumber);
  useEffect(() => {
    if (open.current !== floorNumber) queue.flush();
    open.current = floorNumber;
  }, [queue, floorNumber]);
  return null;
}

/** Queues floors that were drawn on and have no picture, or that were saved here before the listener was added. */
async function wantMissing(
  queue: ThumbnailQueue,
  scenarioId: string,
  floors: ScenarioFloors,
  listed: readonly ListedFloor[],
): Promise<void> {
  const wasSaved = ({ number, revision }: ListedFloor) => (floors.known(number)?.session.revision ?? 0) > revision;
  for (const floor of listed) if (wasSaved(floor)) queue.want(floor.number);
  const { data } = await trpcClient.floors.thumbnails.query({ scenario_id: scenarioId });
  const without = new Set(data.filter((floor) => floor.thumbnail_url === null).map(({ number }) => number));
  for (const { number, grid } of listed) if (grid !== null && without.has(number)) queue.want(number);
}
