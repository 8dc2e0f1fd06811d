import { Suspense, useMemo, useSyncExternalStore } from 'react';
import { lazyScreen } from '#client/i18n/lazyScreen.ts';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import { eventRecords } from './eventRecords.ts';

const EventNames = lazyScreen(() => import('./EventNames.tsx'));

/** The names of what the events of the open floor speak of; nothing is fetched for a floor whose events name nothing. */
export function FloorEventNames({ desk, scenarioId }: { readonly desk: FloorDesk; readonly scenarioId: string }) {
  const grid = useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.grid,
  );
  const kinds = useMemo(() => eventRecords(grid), [grid]);
  if (kinds.length === 0) return null;
  return (
    <Suspense>
      <EventNames kinds={kinds} scenarioId={scenarioId} />
    </Suspense>
  );
}
