import { type ComponentProps, Suspense, useMemo, useSyncExternalStore } from 'react';
import type { FloorDesk, FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { staleRooms } from '#domain/map/monsterRooms.ts';

// Parts around the map that are shown only at times: here are their conditions; each is fetched when first shown (docs/decisions/0019).

const Conflicts = lazyScreen(() => import('./Conflicts.tsx'));
const StaleRoomList = lazyScreen(() => import('./StaleRoomList.tsx'));

/** The bar shown while there are unresolved conflicts. */
export function ConflictBar(props: Omit<ComponentProps<typeof Conflicts>, 'conflicts'>) {
  const conflicts = useSession(props.desk, ({ session }) => session.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <Suspense>
      <Conflicts {...props} conflicts={conflicts} />
    </Suspense>
  );
}

/** Shown while monster rooms of the floor no longer match the area that walls enclose. */
export function StaleRooms({ desk }: { readonly desk: FloorDocument }) {
  const grid = useSession(desk, ({ session }) => session.grid);
  const stale = useMemo(() => staleRooms(grid, desk.size), [grid, desk.size]);
  if (stale.length === 0) return null;
  return (
    <Suspense>
      <StaleRoomList desk={desk} grid={grid} stale={stale} />
    </Suspense>
  );
}

/** Returns a value read from the session of a desk, again whenever the session changes. */
function useSession<Desk extends Pick<FloorDesk | FloorDocument, 'session'>, Read>(
  desk: Desk,
  read: (desk: Desk) => Read,
): Read {
  return useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => read(desk),
  );
}
