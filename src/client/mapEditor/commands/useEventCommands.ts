import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { EventActs } from '#client/mapEditor/events/eventActs.ts';
import { pickingAtom } from '#client/mapEditor/events/eventAtoms.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { useMay } from '#client/page/may.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { linkCommands } from './linkCommands.ts';

interface EventCommandsParts {
  readonly desk: FloorDesk;
  readonly stage: MapStage | undefined;
  readonly acts: EventActs;
  readonly go: (to: Place, from?: Place) => void;
}

/** Returns the commands on links: follow them, show all of them, pick their targets. */
export function useEventCommands({ desk, stage, acts, go }: EventCommandsParts): readonly MapCommand[] {
  const store = useStore();
  const canWrite = useMay('edit');
  // There is one more command while a target is picked.
  const isPicking = useAtomValue(pickingAtom) !== undefined;
  return useMemo(
    () => linkCommands({ store, desk, stage, acts, go, canWrite, isPicking }),
    [store, stage, desk, acts, go, isPicking, canWrite],
  );
}
