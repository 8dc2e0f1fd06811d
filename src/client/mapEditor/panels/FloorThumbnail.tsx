import { useDeferredValue, useSyncExternalStore } from 'react';
import type { ScenarioFloors } from '#client/mapEditor/state/ScenarioFloors.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { FloorGlance } from './FloorGlance.tsx';

const SIDE = 96;

interface FloorThumbnailProps {
  readonly floors: ScenarioFloors;
  readonly number: number;
  /** The floor as it was listed; undefined for a blank one. */
  readonly listed: FloorGrid | undefined;
  readonly size: number;
}

/** A floor in the list. Where it is open, its thumbnail follows every stroke. */
export function FloorThumbnail({ floors, number, listed, size }: FloorThumbnailProps) {
  const grid = useSyncExternalStore(floors.subscribe, () => floors.known(number)?.session.grid ?? listed);
  // The map comes first: its picture in the list follows in a frame of its own.
  return <FloorGlance grid={useDeferredValue(grid)} size={size} side={SIDE} />;
}
