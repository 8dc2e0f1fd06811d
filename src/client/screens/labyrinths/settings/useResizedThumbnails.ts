import { useEffect, useRef } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { useMapPalette } from '#client/floor/paint/useMapPalette.ts';

/** The floors open on the map are ignored: they were read before the size changed. */
const NONE_OPEN = { known: () => undefined };

/** Uploads new pictures of the floors whose listed size has changed. */
export function useResizedThumbnails(scenarioId: string): void {
  const palette = useMapPalette();
  const listed = trpc.floors.list.useQuery({ scenario_id: scenarioId }).data?.data;
  const before = useRef(listed);
  useEffect(() => {
    const sizes = new Map(before.current?.map(({ number, labyrinth_size }) => [number, labyrinth_size]));
    before.current = listed;
    const resized = (listed ?? []).filter(
      (floor) => (sizes.get(floor.number) ?? floor.labyrinth_size) !== floor.labyrinth_size,
    );
    if (!listed || resized.length === 0) return;
    const source = { scenarioId, listed, floors: NONE_OPEN, palette };
    // The pictures only help users who see the floors elsewhere, so a failed upload is not reported.
    void import('#client/mapEditor/floors/uploadThumbnails.ts').then(
      ({ uploadThumbnails }) =>
        uploadThumbnails(
          source,
          resized.map(({ number }) => number),
        ),
      () => {},
    );
  }, [scenarioId, listed, palette]);
}
