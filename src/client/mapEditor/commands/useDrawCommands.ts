import { useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import type { EventActs } from '#client/mapEditor/events/eventActs.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { walkingAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { strokeCommands } from './strokeCommands.ts';

/** Returns the drawing commands. Walk mode ends when the map is closed. */
export function useDrawCommands(
  { session, size, number }: FloorDocument,
  stage: MapStage | undefined,
  chooseKind: EventActs['chooseKind'],
): readonly MapCommand[] {
  const store = useStore();
  useEffect(() => () => store.set(walkingAtom, false), [store]);
  return useMemo(
    () => strokeCommands(store, { session, size, number }, stage, chooseKind),
    [store, session, size, number, stage, chooseKind],
  );
}
