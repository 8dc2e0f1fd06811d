import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { FloorGlance } from '#client/floor/paint/FloorGlance.tsx';
import { entrancesOnAtom } from '#client/mapEditor/events/eventAtoms.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';

const SIDE = 96;

interface FloorThumbnailProps {
  readonly floors: ScenarioFloors;
  readonly number: number;
  /** The floor as it was listed; undefined for a blank one. */
  readonly listed: FloorGrid | undefined;
  readonly size: number;
  /** Whether any of its settings was changed. */
  readonly hasSettings: boolean;
}

/** A floor in the list. Where it is open, its thumbnail follows every stroke. */
export function FloorThumbnail({ floors, number, listed, size, hasSettings }: FloorThumbnailProps) {
  const grid = useSyncExternalStore(floors.subscribe, () => floors.known(number)?.session.grid ?? listed);
  const entrancesOn = useAtomValue(entrancesOnAtom);
  const entrances = useMemo(() => entrancesOn(number), [entrancesOn, number]);
  // The map comes first: its picture in the list follows in a frame of its own.
  const shown = useDeferredValue(grid);
  return (
    <FloorGlance
      grid={shown}
      size={size}
      side={SIDE}
      entrances={entrances}
      isUsed={hasSettings || entrances.length > 0}
    />
  );
}
