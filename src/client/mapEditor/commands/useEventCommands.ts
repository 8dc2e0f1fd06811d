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

/** What keys and buttons do with links: jump over them, show all of them, pick where they lead. */
export function useEventCommands({ desk, stage, acts, go }: EventCommandsParts): readonly MapCommand[] {
  const store = useStore();
  const canWrite = useMay('edit');
  // While a target is picked there is one command more.
  const isPicking = useAtomValue(pickingAtom) !== undefined;
  return useMemo(
    () => linkCommands({ store, desk, stage, acts, go, canWrite, isPicking }),
    [store, stage, desk, acts, go, isPicking, canWrite],
  );
}
