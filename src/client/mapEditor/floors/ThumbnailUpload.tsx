import { useEffect, useMemo, useRef } from 'react';
import { trpcClient } from '#client/api/trpc.ts';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { useMapPalette } from '#client/floor/paint/useMapPalette.ts';
import { ThumbnailQueue } from './ThumbnailQueue.ts';
import { uploadThumbnails } from './uploadThumbnails.ts';

interface ThumbnailUploadProps {
  readonly scenarioId: string;
  /** The open floor; the pictures go at once when it is left. */
  readonly floorNumber: number;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
}

/**
 * Shows nothing, and sends pictures of floors in the background, one after another, when they have been saved here, or are listed with
 * another map or size than before, as after an import or a copy, and nothing was drawn for a while; at first of those that were drawn
 * elsewhere and have none. They are a help for who reads the floors elsewhere: one that does not arrive is sent with the next change, and
 * only that the server refuses them is told.
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

/** Floors that were drawn on and have no picture, or that were saved here before anything was listening. */
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
