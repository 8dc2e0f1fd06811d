import { useCallback, useDeferredValue, useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { FloorGlance } from './FloorGlance.tsx';

const SIDE = 96;
const never = () => () => {};

interface FloorThumbnailProps {
  /** The floor as it was listed; undefined for a blank one. */
  readonly listed: FloorGrid | undefined;
  readonly size: number;
  /** The floor where it is open: the thumbnail follows every stroke. */
  readonly desk: FloorDesk | undefined;
}

/** A floor in the list. */
export function FloorThumbnail({ listed, size, desk }: FloorThumbnailProps) {
  const subscribe = useCallback((listener: () => void) => desk?.session.subscribe(listener) ?? never(), [desk]);
  const grid = useSyncExternalStore(subscribe, () => desk?.session.grid ?? listed);
  // The map comes first: its picture in the list follows in a frame of its own.
  return <FloorGlance grid={useDeferredValue(grid)} size={size} side={SIDE} />;
}
