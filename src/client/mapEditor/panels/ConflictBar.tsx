import { Suspense, useSyncExternalStore } from 'react';
import { lazyScreen } from '#client/i18n/lazyScreen.ts';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';

const Conflicts = lazyScreen(() => import('./Conflicts.tsx'));

/** Shown while a conflict waits. */
export function ConflictBar({ desk }: { readonly desk: FloorDesk }) {
  const conflicts = useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.conflicts,
  );
  if (conflicts.length === 0) return null;
  return (
    <Suspense>
      <Conflicts desk={desk} conflicts={conflicts} />
    </Suspense>
  );
}
