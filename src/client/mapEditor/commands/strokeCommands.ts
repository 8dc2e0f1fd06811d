import type { createStore } from 'jotai';
import type { FloorSheet } from '#client/floor/desk/FloorDesk.ts';
import { kindSoughtAtom } from '#client/mapEditor/events/eventAtoms.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import {
  erasingAtom,
  oneSidedAtom,
  panelsHiddenAtom,
  toolAtom,
  walkingAtom,
} from '#client/mapEditor/state/mapAtoms.ts';
import { drawCommands, type MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { event } from '#client/mapEditor/tools/event.ts';
import { refillPatch, staleRooms } from '#domain/map/monsterRooms.ts';

type Store = ReturnType<typeof createStore>;

/** Commands about drawing: walk mode, the kind of event that is placed next, erasing instead, one side of edges alone, and monster rooms filled anew. */
export function strokeCommands(
  store: Store,
  { session, size }: Pick<FloorSheet, 'session' | 'size'>,
  stage: Pick<MapStage, 'cells' | 'cursor' | 'setCursor' | 'commit'> | undefined,
): readonly MapCommand[] {
  const refill = () => refillPatch(session.grid, staleRooms(session.grid, size), 'map.command.refillRooms');
  return drawCommands({
    toggleWalk: () => {
      store.set(walkingAtom, !store.get(walkingAtom));
      // The arrows are the map's where it has the focus.
      stage?.cells.focus();
      stage?.setCursor(stage.cursor);
    },
    findEvent: () => {
      store.set(toolAtom, event);
      store.set(panelsHiddenAtom, false);
      store.set(kindSoughtAtom, true);
    },
    toggleErasing: () => store.set(erasingAtom, !store.get(erasingAtom)),
    toggleOneSided: () => store.set(oneSidedAtom, !store.get(oneSidedAtom)),
    refillRooms: () => stage?.commit(refill()),
    hasStaleRooms: () => refill().cells.length > 0,
  });
}
