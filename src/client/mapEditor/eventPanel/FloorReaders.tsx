import { Suspense, useMemo, useSyncExternalStore } from 'react';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { eventRecords } from '#client/mapEditor/events/eventRecords.ts';
import type { GridOf } from '#client/mapEditor/events/useFloorGrids.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { isBlankGrid } from '#domain/map/floorGrid.ts';

const FloorLinks = lazyScreen(() => import('./FloorLinks.tsx'));
const EventNames = lazyScreen(() => import('./EventNames.tsx'));
const FloorProblems = lazyScreen(() => import('./FloorProblems.tsx'));

interface FloorReadersProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
  readonly gridOf: GridOf;
}

/** Background readers of the open floor: they fetch the names that its events refer to, and find its problems. */
export function FloorReaders(props: FloorReadersProps) {
  const { desk, scenarioId, floors, listed } = props;
  const grid = useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.grid,
  );
  const kinds = useMemo(() => eventRecords([grid]), [grid]);
  const isBlank = useMemo(() => isBlankGrid(grid), [grid]);
  // Neither a link nor an entrance of a labyrinth could be on it.
  const isAlone =
    isBlank &&
    !listed.some(
      ({ number, grid: stored, labyrinth_number }) =>
        labyrinth_number !== null || (number !== desk.number && (stored ?? floors.known(number))),
    );
  return (
    <Suspense>
      {!isAlone && <FloorLinks floor={desk.number} floors={floors} scenarioId={scenarioId} />}
      {kinds.length > 0 && <EventNames kinds={kinds} scenarioId={scenarioId} />}
      {!isBlank && <FloorProblems {...props} kinds={kinds} />}
    </Suspense>
  );
}
