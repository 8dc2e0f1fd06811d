import type { createStore } from 'jotai';
import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import type { EventActs } from '#client/mapEditor/events/eventActs.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import {
  erasingAtom,
  mapPointAtom,
  oneSidedAtom,
  symmetryAtom,
  toolAtom,
  walkingAtom,
} from '#client/mapEditor/state/mapAtoms.ts';
import { drawCommands, type MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { event } from '#client/mapEditor/tools/event.ts';
import { refillPatch, staleRooms } from '#domain/map/monsterRooms.ts';
import { withAxesAt, withAxis, withHalfTurn } from '#domain/map/symmetry.ts';

type Store = ReturnType<typeof createStore>;

/** Returns the drawing commands: walk mode, the next kind of event, erasing, one-sided edges, symmetry, and refilling monster rooms. */
export function strokeCommands(
  store: Store,
  { session, size, number }: Pick<FloorDocument, 'session' | 'size' | 'number'>,
  stage: Pick<MapStage, 'cells' | 'cursor' | 'shownCursor' | 'setCursor' | 'commit'> | undefined,
  chooseKind: EventActs['chooseKind'],
): readonly MapCommand[] {
  const refill = () => refillPatch(session.grid, staleRooms(session.grid, size), 'map.command.refillRooms');
  return drawCommands({
    toggleWalk: () => {
      store.set(walkingAtom, !store.get(walkingAtom));
      // The arrow keys act on the map only while it has the focus.
      stage?.cells.focus();
      stage?.setCursor(stage.cursor);
    },
    findEvent: () => {
      const cell = stage?.shownCursor ?? store.get(mapPointAtom) ?? stage?.cursor;
      if (!cell) return;
      store.set(toolAtom, event);
      chooseKind({ floor: number, x: cell.x, y: cell.y });
    },
    toggleErasing: () => store.set(erasingAtom, !store.get(erasingAtom)),
    toggleOneSided: () => store.set(oneSidedAtom, !store.get(oneSidedAtom)),
    symmetryLeftRight: () => store.set(symmetryAtom, withAxis(store.get(symmetryAtom), 'leftRight')),
    symmetryUpDown: () => store.set(symmetryAtom, withAxis(store.get(symmetryAtom), 'upDown')),
    symmetryHalfTurn: () => store.set(symmetryAtom, withHalfTurn(store.get(symmetryAtom))),
    symmetryAxes: () => {
      const point = store.get(mapPointAtom) ?? stage?.cursor;
      if (!point) return;
      const edge = 'edge' in point ? point.edge : undefined;
      store.set(symmetryAtom, withAxesAt(store.get(symmetryAtom), edge ?? point, edge?.side));
    },
    refillRooms: () => stage?.commit(refill()),
    hasStaleRooms: () => refill().cells.length > 0,
  });
}
