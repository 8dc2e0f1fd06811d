import { Suspense, useMemo, useSyncExternalStore } from 'react';
import type { FloorSheet } from '#client/floor/desk/FloorDesk.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { staleRooms } from '#domain/map/monsterRooms.ts';

const StaleRoomList = lazyScreen(() => import('./StaleRoomList.tsx'));

/** Shown while monster rooms of the floor are not what walls enclose any more. */
export function StaleRooms({ desk }: { readonly desk: FloorSheet }) {
  const grid = useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.grid,
  );
  const stale = useMemo(() => staleRooms(grid, desk.size), [grid, desk.size]);
  if (stale.length === 0) return null;
  return (
    <Suspense>
      <StaleRoomList desk={desk} grid={grid} stale={stale} />
    </Suspense>
  );
}
