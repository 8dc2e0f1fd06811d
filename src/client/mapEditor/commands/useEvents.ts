import { useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { EventEdits } from '#client/mapEditor/events/EventEdits.ts';
import { type EventActs, eventActs } from '#client/mapEditor/events/eventActs.ts';
import {
  allLinksAtom,
  eventCellAtom,
  floorGridsAtom,
  kindChoiceAtom,
  pickingAtom,
} from '#client/mapEditor/events/eventAtoms.ts';
import { type GridOf, useFloorGrids } from '#client/mapEditor/events/useFloorGrids.ts';
import { useLeftMessages } from '#client/mapEditor/follow/useLeftMessages.ts';
import { type AskedWayBacks, useStepFollower } from '#client/mapEditor/follow/useStepFollower.ts';
import { loadLinks } from '#client/mapEditor/stage/EventHighlights.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { panelsHiddenAtom, phoneDialogAtom, toolAtom, toolValuesAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { event } from '#client/mapEditor/tools/event.ts';
import type { ToolStroke } from '#client/mapEditor/tools/mapTool.ts';
import { prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { cellHref } from '#client/page/scenario/scenario.ts';
import { screen } from '#client/ui/screen.ts';
import type { Position } from '#domain/map/edge.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { isAddressed, useCellLink } from './useCellLink.ts';
import { useEventCommands } from './useEventCommands.ts';

interface EventsParts {
  readonly scenarioId: string;
  readonly floorNumber: number;
  readonly desk: FloorDesk;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
  readonly stage: MapStage | undefined;
}

/** Operations on events of the open map, for panels, keys and strokes. */
export interface MapEvents
  extends Pick<EventActs, 'pick' | 'cancelPick' | 'arrivals' | 'targets' | 'chooseKind' | 'open'> {
  /** Places an event of a kind in an empty cell of the open floor. `point` is the position of the pointer there. */
  readonly place: (type: number, at: Place, point?: Position) => void;
  /** Arms the event tool with a kind for the next press. */
  readonly arm: (type: number) => void;
  readonly edits: EventEdits;
  readonly commands: readonly MapCommand[];
  readonly onDone: (strokeState: ToolStroke) => void;
  /** Called when a finger has inspected a cell: with the event tool, the event of the cell opens. */
  readonly onLooked: (cell: Pick<Place, 'x' | 'y'>) => void;
  /** Goes to a cell of any floor; the browser's Back button returns to `from`. */
  readonly go: (to: Place, from?: Place) => void;
  readonly gridOf: GridOf;
  /** The question of a step before it changes other floors. */
  readonly asked: AskedWayBacks | undefined;
}

const NOWHERE = { left: 0, top: 0, width: 0, height: 0 };

export function useEvents({ scenarioId, floorNumber, desk, floors, listed, stage }: EventsParts): MapEvents {
  const store = useStore();
  const [, navigate] = useLocation();
  const gridOf = useFloorGrids(floors, listed);
  useEffect(() => store.set(floorGridsAtom, { gridOf }), [store, gridOf]);
  useEffect(() => prefetchWhenIdle([loadLinks]), []);

  const go = useCallback(
    (to: Place, from?: Place) => {
      if (from && !isAddressed(from)) navigate(cellHref(scenarioId, from), { replace: true });
      store.set(phoneDialogAtom, undefined);
      navigate(cellHref(scenarioId, to));
    },
    [navigate, store, scenarioId],
  );

  const edits = useMemo(() => new EventEdits(floors), [floors]);
  const asked = useStepFollower(floors, listed, go);
  useLeftMessages(floors, scenarioId);
  const { number, size } = desk;
  const acts = useMemo(
    () =>
      eventActs({
        store,
        floor: { number, size },
        edits,
        gridOf,
        goTo: (place) => navigate(cellHref(scenarioId, place)),
        // A phone shows the form in a dialog.
        opened: () => {
          const isPhone = matchMedia(screen.phone).matches;
          if (isPhone) store.set(phoneDialogAtom, 'options');
          return isPhone;
        },
        picking: () => store.set(phoneDialogAtom, undefined),
        isFormShown: () => !matchMedia(screen.phone).matches && !store.get(panelsHiddenAtom),
        boxOf: (cell) => stage?.boxOf(cell) ?? NOWHERE,
        arm: (type, last) => store.set(toolValuesAtom, event, { type, ...(last !== undefined && { last }) }),
      }),
    [store, number, size, edits, gridOf, navigate, scenarioId, stage],
  );

  const onArrival = useCallback(
    (place: Place, wasOpen: boolean) => {
      if (wasOpen) acts.open(place);
      else acts.look(place);
    },
    [acts],
  );
  useCellLink(stage, number === floorNumber ? floorNumber : undefined, onArrival);
  useEffect(
    () => () => {
      store.set(eventCellAtom, undefined);
      store.set(pickingAtom, undefined);
      store.set(kindChoiceAtom, undefined);
      store.set(allLinksAtom, false);
    },
    [store],
  );

  const onDone = useCallback(
    (strokeState: ToolStroke) => strokeState.activeTool?.tool.done?.(strokeState, acts),
    [acts],
  );
  const onLooked = useCallback(
    ({ x, y }: Pick<Place, 'x' | 'y'>) => store.get(toolAtom).looked?.({ floor: number, x, y }, acts),
    [store, number, acts],
  );
  const place = useCallback(
    (type: number, at: Place, point?: Position) => {
      store.set(toolAtom, event);
      stage?.placeEvent(type, at, point);
      acts.placed(at, type);
    },
    [store, stage, acts],
  );
  const arm = useCallback(
    (type: number) => {
      store.set(toolAtom, event);
      store.set(eventCellAtom, undefined);
      store.set(toolValuesAtom, event, { type });
    },
    [store],
  );
  const commands = useEventCommands({ desk, stage, go, acts });

  const { pick, cancelPick, arrivals, targets, chooseKind, open } = acts;
  return {
    edits,
    commands,
    place,
    arm,
    onDone,
    onLooked,
    go,
    pick,
    cancelPick,
    arrivals,
    targets,
    chooseKind,
    open,
    gridOf,
    asked,
  };
}
