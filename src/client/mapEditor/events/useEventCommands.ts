import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import type { MapStage } from '#client/mapEditor/canvas/MapStage.ts';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import { mapPointAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { eventCommands, type MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { type Place, placeSlotsOf } from '#domain/map/eventLinks.ts';
import { readField } from '#domain/map/floorGrid.ts';
import { allLinksAtom, eventCellAtom, pickingAtom } from './eventAtoms.ts';
import type { MapEvents } from './useEvents.ts';

interface EventCommandsParts extends Pick<MapEvents, 'go' | 'pick' | 'arrivals' | 'targets'> {
  readonly desk: FloorDesk;
  readonly stage: MapStage | undefined;
  readonly endPick: () => void;
}

/** What keys and buttons do with links: jump over them, show all of them, pick where they lead. */
export function useEventCommands(parts: EventCommandsParts): readonly MapCommand[] {
  const { desk, stage, go, pick, arrivals, targets, endPick } = parts;
  const store = useStore();
  const canWrite = useAtomValue(canWriteAtom);
  const isPicking = useAtomValue(pickingAtom) !== undefined;
  return useMemo(() => {
    /** The cells that may be meant: the one pointed at, the one looked at, the one of the keyboard. */
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
          const links = targets(from);
          // An elevator goes on to its next stop, and from the last one to the first.
          const next = links.find(({ to }) => to.floor > from.floor) ?? links[0];
          const to = next?.to ?? arrivals(from)[0]?.from;
          if (!to) continue;
          go(to, from);
          return;
        }
      },
      pickTarget: () => {
        const from = here().find(({ x, y }) => placeSlotsOf(readField(desk.session.grid, 'event_id', x, y)));
        if (from) pick(from);
      },
      toggleLinks: () => store.set(allLinksAtom, !store.get(allLinksAtom)),
      hideLinks: () => store.set(allLinksAtom, false),
      cancelPick: endPick,
      isPicking: () => isPicking,
      canWrite,
    });
  }, [store, stage, desk, go, pick, arrivals, targets, endPick, isPicking, canWrite]);
}
