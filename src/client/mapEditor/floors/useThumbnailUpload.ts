import { useEffect } from 'react';
import { useMapPalette } from '#client/mapEditor/panels/useMapPalette.ts';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import { timings } from '#client/timings.ts';

/**
 * Sends a picture of the floor in the background when its map has been saved and nothing was drawn for a while. It is a help for who
 * reads the floors elsewhere: where it does not arrive nobody is told.
 */
export function useThumbnailUpload(scenarioId: string, desk: FloorDesk, canWrite: boolean): void {
  const palette = useMapPalette();
  useEffect(() => {
    if (!canWrite) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      timer = undefined;
      // Fetched when there is something to send. Where it cannot be, the next save tries again.
      void import('./uploadThumbnail.ts').then(
        ({ uploadThumbnail }) => uploadThumbnail(scenarioId, desk, palette),
        () => {},
      );
    };
    const stop = desk.pump.subscribe(() => {
      if (desk.pump.state.kind !== 'saved') return;
      clearTimeout(timer);
      timer = setTimeout(send, timings.thumbnailPause);
    });
    return () => {
      stop();
      // The floor is left: its picture goes now.
      if (timer !== undefined) {
        clearTimeout(timer);
        send();
      }
    };
  }, [scenarioId, desk, canWrite, palette]);
}
