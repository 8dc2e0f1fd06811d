import { useEffect, useRef } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { useMapPalette } from '#client/floor/paint/useMapPalette.ts';

/** What is open on the map was read before its size changed. */
const NONE_OPEN = { known: () => undefined };

/** Sends new pictures of the floors that come to be listed with another size. */
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
    // Pictures are a help for who reads the floors elsewhere: where one does not arrive nobody is told.
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
