import { useAtomValue } from 'jotai';
import { type ComponentProps, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FloorDesk, FloorSheet } from '#client/floor/desk/FloorDesk.ts';
import { prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { staleRooms } from '#domain/map/monsterRooms.ts';
import { eventCellAtom, pickingAtom } from './events/eventAtoms.ts';
import { Conflicts, EventPanel, FloatingPart, PickLine, StaleRoomList } from './lazy.ts';
import { type SelectionDesk, selectionDeskAtom } from './selection/selectionDesk.ts';
import { useSelection } from './selection/useSelection.ts';

// What is around the map at times: here is when, and what is shown then is fetched then (docs/decisions/0019).

/** The event of the cell that is looked at, while that lies on the floor that is open. */
export function EventSection(props: Omit<ComponentProps<typeof EventPanel>, 'cell'>) {
  const cell = useAtomValue(eventCellAtom);
  const { number, size } = props.desk;
  if (cell?.floor !== number || cell.x >= size || cell.y >= size) return null;
  return (
    <Suspense>
      <EventPanel {...props} cell={cell} />
    </Suspense>
  );
}

/** While the target of an event is picked. */
export function PickBar(props: Omit<ComponentProps<typeof PickLine>, 'picking'>) {
  const picking = useAtomValue(pickingAtom);
  useEffect(() => prefetchWhenIdle([PickLine.load]), []);
  return <Suspense>{picking && <PickLine {...props} picking={picking} />}</Suspense>;
}

/** Over the map while a part floats there. */
export function FloatingBar() {
  const desk = useAtomValue(selectionDeskAtom);
  return desk ? <OpenBar desk={desk} /> : null;
}

function OpenBar({ desk }: { readonly desk: SelectionDesk }) {
  const { floating, isAsking } = useSelection(desk.selection);
  if (!floating) return null;
  return (
    <Suspense>
      <FloatingPart desk={desk} floating={floating} isAsking={isAsking} />
    </Suspense>
  );
}

/** While a conflict waits. */
export function ConflictBar(props: Omit<ComponentProps<typeof Conflicts>, 'conflicts'>) {
  const conflicts = useSession(props.desk, ({ session }) => session.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <Suspense>
      <Conflicts {...props} conflicts={conflicts} />
    </Suspense>
  );
}

/** While monster rooms of the floor are not what walls enclose any more. */
export function StaleRooms({ desk }: { readonly desk: FloorSheet }) {
  const grid = useSession(desk, ({ session }) => session.grid);
  const stale = useMemo(() => staleRooms(grid, desk.size), [grid, desk.size]);
  if (stale.length === 0) return null;
  return (
    <Suspense>
      <StaleRoomList desk={desk} grid={grid} stale={stale} />
    </Suspense>
  );
}

/** What is read off the session of a desk, anew whenever that changes. */
function useSession<Desk extends Pick<FloorDesk | FloorSheet, 'session'>, Read>(
  desk: Desk,
  read: (desk: Desk) => Read,
): Read {
  return useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => read(desk),
  );
}
