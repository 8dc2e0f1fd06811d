import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { FloorGlance } from '#client/floor/paint/FloorGlance.tsx';
import { placeholder } from '#client/floor/paint/FloorPicture.css.ts';
import { pictureMeasures } from '#client/floor/paint/pictureMeasures.ts';
import { entrancesOnAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { useIsVisible } from '#client/ui/useIsVisible.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64 } from '#domain/text/base64.ts';

const SIDE = 96;

interface FloorThumbnailProps {
  readonly floors: ScenarioFloors;
  readonly floor: ListedFloor;
}

/** The thumbnail of a floor in the list. */
export function FloorThumbnail({ floors, floor }: FloorThumbnailProps) {
  const [ref, isSeen] = useIsVisible();
  const size = FLOOR_SIZES[floor.labyrinth_size as 0 | 1 | 2];
  if (isSeen) return <SeenThumbnail floors={floors} floor={floor} size={size} />;
  const { length, ratio } = pictureMeasures(size, SIDE);
  // As high as the picture will be, so that the list does not move.
  const height = floor.grid === null ? undefined : length / ratio;
  return <span ref={ref} className={placeholder} style={{ height }} />;
}

/** The visible thumbnail; if the floor is open, it follows every stroke. */
function SeenThumbnail({ floors, floor, size }: FloorThumbnailProps & { readonly size: number }) {
  const { number, has_settings } = floor;
  const listed = useMemo(() => (floor.grid === null ? undefined : unpackGrid(fromBase64(floor.grid))), [floor.grid]);
  const grid = useSyncExternalStore(floors.subscribe, () => floors.known(number)?.session.grid ?? listed);
  const entrancesOn = useAtomValue(entrancesOnAtom);
  const entrances = useMemo(() => entrancesOn(number), [entrancesOn, number]);
  // The map renders first; its thumbnail follows in a later frame.
  const shown = useDeferredValue(grid);
  return (
    <FloorGlance
      grid={shown}
      size={size}
      side={SIDE}
      entrances={entrances}
      isUsed={has_settings || entrances.length > 0}
    />
  );
}
