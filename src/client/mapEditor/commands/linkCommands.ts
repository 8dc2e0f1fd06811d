import type { createStore } from 'jotai';
import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import type { EventActs } from '#client/mapEditor/events/eventActs.ts';
import { allLinksAtom, eventCellAtom } from '#client/mapEditor/events/eventAtoms.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { mapPointAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { eventCommands, type MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { type Place, placeSlotsOf } from '#domain/map/eventLinks.ts';
import { readField } from '#domain/map/floorGrid.ts';

interface LinkCommandsParts {
  readonly store: ReturnType<typeof createStore>;
  readonly desk: FloorDocument;
  readonly stage: Pick<MapStage, 'cursor'> | undefined;
  readonly acts: EventActs;
  /** Goes to a cell of any floor; the browser's Back button returns to `from`. */
  readonly go: (to: Place, from?: Place) => void;
  readonly canWrite: boolean;
  readonly isPicking: boolean;
}

/** Returns the commands of links. They apply to the cell under the pointer, the selected cell, or the cell cursor. */
export function linkCommands(parts: LinkCommandsParts): readonly MapCommand[] {
  const { store, desk, stage, acts, go, canWrite, isPicking } = parts;
  const here = (): Place[] => {
    const chosen = store.get(eventCellAtom);
    return [store.get(mapPointAtom), chosen?.floor === desk.number ? chosen : undefined, stage?.cursor].flatMap(
      (cell) =>
        cell && cell.x < desk.size && cell.y < desk.size ? [{ floor: desk.number, x: cell.x, y: cell.y }] : [],
    );
  };
  return eventCommands({
    followLink: () => {
      for (const from of here()) {
        const links = acts.targets(from);
        // An elevator goes to its next stop, and from the last one to the first.
        const next = links.find(({ to }) => to.floor > from.floor) ?? links[0];
        const to = next?.to ?? acts.arrivals(from)[0]?.from;
        if (!to) continue;
        go(to, from);
        return;
      }
    },
    pickTarget: () => {
      const from = here().find(({ x, y }) => placeSlotsOf(readField(desk.session.grid, 'event_id', x, y)));
      if (from) acts.pick(from);
    },
    toggleLinks: () => store.set(allLinksAtom, !store.get(allLinksAtom)),
    hideLinks: () => store.set(allLinksAtom, false),
    cancelPick: acts.cancelPick,
    isPicking: () => isPicking,
    canWrite,
  });
}
