import { Suspense, useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { MapStage } from '#client/mapEditor/canvas/MapStage.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';

const Conflicts = lazyScreen(() => import('./Conflicts.tsx'));

interface ConflictBarProps {
  readonly desk: FloorDesk;
  /** Undefined until the map is there. */
  readonly stage: MapStage | undefined;
}

/** Shown while a conflict waits. */
export function ConflictBar({ desk, stage }: ConflictBarProps) {
  const conflicts = useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.conflicts,
  );
  if (conflicts.length === 0) return null;
  return (
    <Suspense>
      <Conflicts desk={desk} stage={stage} conflicts={conflicts} />
    </Suspense>
  );
}
