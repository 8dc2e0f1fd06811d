import { useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { dragged } from '#client/mapEditor/canvas/dragged.ts';
import { loadLinks } from '#client/mapEditor/canvas/EventSight.ts';
import type { MapStage } from '#client/mapEditor/canvas/MapStage.ts';
import { type AskedWayBacks, useStepFollower } from '#client/mapEditor/follow/useStepFollower.ts';
import type { StrokeSight } from '#client/mapEditor/gestures/StrokeDriver.ts';
import type { ListedFloor } from '#client/mapEditor/panels/FloorList.tsx';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import { phoneSheetAtom, toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import type { ScenarioFloors } from '#client/mapEditor/state/ScenarioFloors.ts';
import { event as eventTool } from '#client/mapEditor/tools/event.ts';
import { linkMover, targetPicker } from '#client/mapEditor/tools/linkTools.ts';
import { prefetchWhenIdle } from '#client/shell/prefetchWhenIdle.ts';
import { screen } from '#client/ui/screen.ts';
import { type EventLink, leadsTo, linksFrom, linksTo, type Place, placeSlotsOf } from '#domain/map/eventLinks.ts';
import { readCell, readField } from '#domain/map/floorGrid.ts';
import { EventEdits } from './EventEdits.ts';
import {
  allLinksAtom,
  eventCellAtom,
  floorGridsAtom,
  linkedScenarioAtom,
  pickingAtom,
  recentEventsAtom,
} from './eventAtoms.ts';
import { cellHref, isAddressed, useCellLink } from './useCellLink.ts';
import { useEventCommands } from './useEventCommands.ts';
import { type GridOf, useFloorGrids } from './useFloorGrids.ts';

interface EventsParts {
  readonly scenarioId: string;
  readonly floorNumber: number;
  readonly desk: FloorDesk;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
  readonly stage: MapStage | undefined;
}

/** What is done with events on the map that is open: for the panels, and by keys and strokes. */
export interface MapEvents {
  readonly edits: EventEdits;
  readonly commands: readonly MapCommand[];
  readonly onDone: (sight: StrokeSight) => void;
  /** A finger has looked at a cell: with the event tool in hand its event opens. */
  readonly onLooked: (cell: Pick<Place, 'x' | 'y'>) => void;
  /** Goes to a cell of any floor; the browser's Back comes back to `from`. */
  readonly go: (to: Place, from?: Place) => void;
  /** Lets the author pick on the map where the event of a cell leads. */
  readonly pick: (from: Place) => void;
  readonly cancelPick: () => void;
  /** The links that lead to a cell, from every floor. */
  readonly arrivals: (at: Place) => EventLink[];
  /** Where one comes to from a cell, as far as it is known; with an elevator, the floors at which it stops. */
  readonly targets: (at: Place) => EventLink[];
  readonly gridOf: GridOf;
  /** What a step asks before it changes other floors. */
  readonly asked: AskedWayBacks | undefined;
}

const MOST_RECENT = 8;

export function useEvents({ scenarioId, floorNumber, desk, floors, listed, stage }: EventsParts): MapEvents {
  const store = useStore();
  const [, navigate] = useLocation();
  const gridOf = useFloorGrids(floors, listed);
  useEffect(() => store.set(floorGridsAtom, { gridOf }), [store, gridOf]);
  useEffect(() => prefetchWhenIdle([loadLinks]), []);

  const go = useCallback(
    (to: Place, from?: Place) => {
      if (from && !isAddressed(from)) navigate(cellHref(scenarioId, from), { replace: true });
      store.set(phoneSheetAtom, undefined);
      navigate(cellHref(scenarioId, to));
    },
    [navigate, store, scenarioId],
  );

  const edits = useMemo(() => new EventEdits(floors), [floors]);
  const asked = useStepFollower(floors, listed, go);

  /** Opens the form of an event that was there already; a phone has it in a sheet. */
  const openEvent = useCallback(
    (place: Place) => {
      store.set(eventCellAtom, place);
      if (matchMedia(screen.phone).matches) store.set(phoneSheetAtom, 'options');
    },
    [store],
  );

  const onArrival = useCallback(
    (place: Place, wasOpen: boolean) => {
      if (wasOpen) openEvent(place);
      else store.set(eventCellAtom, place);
    },
    [store, openEvent],
  );
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
    openEvent(from);
    if (from.floor !== floorNumber) navigate(cellHref(scenarioId, from));
  }, [store, openEvent, navigate, scenarioId, floorNumber]);

  const pick = useCallback(
    (from: Place) => {
      const grid = gridOf(from.floor);
      const slots = grid && placeSlotsOf(readField(grid, 'event_id', from.x, from.y));
      if (!slots) return;
      store.set(phoneSheetAtom, undefined);
      store.set(pickingAtom, { from, isRectangle: slots.x2 !== undefined });
    },
    [store, gridOf],
  );

  const arrivals = useCallback(
    (at: Place) => linksTo(at.floor, store.get(linkedScenarioAtom)).filter((link) => leadsTo(link, at)),
    [store],
  );

  const targets = useCallback(
    (at: Place) => {
      const grid = gridOf(at.floor);
      return grid ? linksFrom(readCell(grid, at.x, at.y), at, store.get(linkedScenarioAtom)) : [];
    },
    [store, gridOf],
  );

  const onDone = useCallback(
    ({ hand, targets, mode, draft }: StrokeSight) => {
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
        const { from, to, until = to } = dragged(hand.values, place, desk.size);
        // Of a link from another floor one goes on to look at where it arrives.
        store.set(eventCellAtom, from.floor === floor ? from : to);
        void edits.retarget(from, { ...to, x2: until.x, y2: until.y });
      } else if (hand?.tool === eventTool) {
        if (mode === 'erase') return;
        const placed = draft?.values.size ? hand.values.type : undefined;
        if (!placed) openEvent(place);
        else {
          store.set(eventCellAtom, place);
          const recent = store.get(recentEventsAtom).filter((id) => id !== placed);
          store.set(recentEventsAtom, [placed, ...recent].slice(0, MOST_RECENT));
        }
      }
    },
    [desk, store, edits, endPick, openEvent],
  );

  const onLooked = useCallback(
    ({ x, y }: Pick<Place, 'x' | 'y'>) => {
      const holdsEvent = readField(desk.session.grid, 'event_id', x, y) !== 0;
      if (holdsEvent && store.get(toolAtom) === eventTool) openEvent({ floor: desk.number, x, y });
    },
    [desk, store, openEvent],
  );

  const commands = useEventCommands({ desk, stage, go, pick, arrivals, targets, endPick });

  return { edits, commands, onDone, onLooked, go, pick, cancelPick: endPick, arrivals, targets, gridOf, asked };
}
