import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import type { MapStage } from '#client/mapEditor/canvas/MapStage.ts';
import type { StrokeSight } from '#client/mapEditor/gestures/StrokeDriver.ts';
import type { ListedFloor } from '#client/mapEditor/panels/FloorList.tsx';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import { floorNumberText } from '#client/mapEditor/state/floorNumberText.ts';
import { mapPointAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { eventCommands, type MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import type { ScenarioFloors } from '#client/mapEditor/state/ScenarioFloors.ts';
import { event as eventTool } from '#client/mapEditor/tools/event.ts';
import { linkMover, targetPicker } from '#client/mapEditor/tools/linkTools.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { CellEvent } from '#domain/map/event.ts';
import { type EventLink, leadsTo, linksFrom, linksOfFloor, type Place } from '#domain/map/eventLinks.ts';
import { readCell, readField } from '#domain/map/floorGrid.ts';
import type { WayBack } from '#domain/map/wayBack.ts';
import { EventEdits, type WayBackNews } from './EventEdits.ts';
import { allLinksAtom, eventCellAtom, pickingAtom, recentEventsAtom } from './eventAtoms.ts';
import { cellHref, useCellLink } from './useCellLink.ts';
import { type GridOf, useFloorGrids } from './useFloorGrids.ts';

interface EventsParts {
  readonly scenarioId: string;
  readonly floorNumber: number;
  readonly desk: FloorDesk;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
  readonly stage: MapStage | undefined;
}

/** What stands in the way of stairs back, with what to call when the author has decided. */
export interface WayBackQuestion {
  readonly wayBack: WayBack;
  readonly present: CellEvent;
  readonly answer: (isReplaced: boolean) => void;
}

/** What is done with events on the map that is open: for the panels, and by keys and strokes. */
export interface MapEvents {
  readonly edits: EventEdits;
  readonly commands: readonly MapCommand[];
  readonly onDone: (sight: StrokeSight) => void;
  /** Goes to a cell of any floor; the browser's Back comes back to `from`. */
  readonly go: (to: Place, from?: Place) => void;
  /** Lets the author pick on the map where the event of a cell leads. */
  readonly pick: (from: Place) => void;
  readonly cancelPick: () => void;
  /** The links that lead to a cell, from every floor. */
  readonly arrivals: (at: Place) => EventLink[];
  readonly gridOf: GridOf;
  readonly question: WayBackQuestion | undefined;
}

const MOST_RECENT = 8;

export function useEvents({ scenarioId, floorNumber, desk, floors, listed, stage }: EventsParts): MapEvents {
  const text = useText();
  const store = useStore();
  const [, navigate] = useLocation();
  const canWrite = useAtomValue(canWriteAtom);
  const isPicking = useAtomValue(pickingAtom) !== undefined;
  const [question, setQuestion] = useState<WayBackQuestion>();
  const gridOf = useFloorGrids(floors, listed);

  const go = useCallback(
    (to: Place, from?: Place) => {
      if (from) navigate(cellHref(scenarioId, from), { replace: true });
      navigate(cellHref(scenarioId, to));
    },
    [navigate, scenarioId],
  );

  const edits = useMemo(
    () =>
      new EventEdits({
        floors,
        ask: (wayBack, present) =>
          new Promise((resolve) => {
            const answer = (isReplaced: boolean) => {
              setQuestion(undefined);
              resolve(isReplaced);
            };
            setQuestion({ wayBack, present, answer });
          }),
        tell: ({ kind, wayBack: { at, event } }: WayBackNews) => {
          const values = { ...at, floor: floorNumberText(at.floor), name: text(`map.event.type.${event.event_id}`) };
          showSnackbar(text(`map.event.wayBack.${kind}`, values), {
            tone: kind === 'failed' ? 'danger' : 'normal',
            action: kind === 'failed' ? null : { label: text('map.event.wayBack.show'), onPress: () => go(at) },
          });
        },
      }),
    [floors, text, go],
  );

  const onArrival = useCallback((place: Place) => store.set(eventCellAtom, place), [store]);
  useCellLink(stage, desk.number === floorNumber ? floorNumber : undefined, onArrival);
  useEffect(
    () => () => {
      store.set(eventCellAtom, undefined);
      store.set(pickingAtom, undefined);
      store.set(allLinksAtom, false);
    },
    [store],
  );

  const endPick = useCallback(() => {
    const from = store.get(pickingAtom)?.from;
    store.set(pickingAtom, undefined);
    if (!from) return;
    store.set(eventCellAtom, from);
    if (from.floor !== floorNumber) navigate(cellHref(scenarioId, from));
  }, [store, navigate, scenarioId, floorNumber]);

  const pick = useCallback(
    (from: Place) => {
      const grid = gridOf(from.floor);
      const [link] = grid ? linksFrom(readCell(grid, from.x, from.y), from) : [];
      if (link) store.set(pickingAtom, { from, isRectangle: link.until !== undefined });
    },
    [store, gridOf],
  );

  const arrivals = useCallback(
    (at: Place) => {
      const { first, last } = RECORD_KINDS.floor_map;
      const links: EventLink[] = [];
      for (let number = first; number <= last; number++) {
        const grid = gridOf(number);
        if (grid) links.push(...linksOfFloor(grid, number).filter((link) => leadsTo(link, at)));
      }
      return links;
    },
    [gridOf],
  );

  const onDone = useCallback(
    ({ hand, targets, mode, patch }: StrokeSight) => {
      const floor = desk.number;
      const target = targets[0];
      if (target?.kind !== 'cell') return;
      const place = { floor, x: target.x, y: target.y };
      if (hand?.tool === targetPicker) {
        const from = store.get(pickingAtom)?.from;
        const last = targets.findLast((each) => each.kind === 'cell') ?? target;
        if (from) void edits.retarget(from, { ...place, x2: last.x, y2: last.y });
        endPick();
      } else if (hand?.tool === linkMover) {
        const from = { floor, x: hand.values.x ?? 0, y: hand.values.y ?? 0 };
        store.set(eventCellAtom, from);
        void edits.retarget(from, place);
      } else if (hand?.tool === eventTool) {
        if (mode === 'draw') store.set(eventCellAtom, place);
        const placed = mode === 'draw' && patch.cells.length > 0 ? hand.values.type : undefined;
        if (placed) {
          const recent = store.get(recentEventsAtom).filter((id) => id !== placed);
          store.set(recentEventsAtom, [placed, ...recent].slice(0, MOST_RECENT));
        }
        void edits.placed(floor, patch);
      }
    },
    [desk, store, edits, endPick],
  );

  const commands = useMemo(() => {
    /** The cell that is pointed at, else the one of the keyboard. */
    const here = (): Place => {
      const chosen = store.get(eventCellAtom);
      const { x, y } =
        store.get(mapPointAtom) ?? (chosen?.floor === desk.number ? chosen : (stage?.cursor ?? { x: 0, y: 0 }));
      return { floor: desk.number, x, y };
    };
    const isElevatorAt = ({ floor, x, y }: Place, id: number) => {
      const grid = gridOf(floor);
      return grid !== undefined && readField(grid, 'event_id', x, y) === id;
    };
    return eventCommands({
      followLink: () => {
        const from = here();
        const event = readCell(desk.session.grid, from.x, from.y);
        const links = linksFrom(event, from);
        // An elevator goes on to its next stop, and from the last one to the first.
        const stops = links.length > 1 ? links.filter(({ to }) => isElevatorAt(to, event.event_id)) : links;
        const next = stops.find(({ to }) => to.floor > from.floor) ?? stops[0] ?? links[0];
        const to = next?.to ?? arrivals(from)[0]?.from;
        if (to) go(to, from);
      },
      pickTarget: () => pick(here()),
      toggleLinks: () => store.set(allLinksAtom, !store.get(allLinksAtom)),
      hideLinks: () => store.set(allLinksAtom, false),
      cancelPick: endPick,
      isPicking: () => isPicking,
      canWrite,
    });
  }, [store, stage, desk, gridOf, go, pick, arrivals, endPick, isPicking, canWrite]);

  return { edits, commands, onDone, go, pick, cancelPick: endPick, arrivals, gridOf, question };
}
