import type { createStore } from 'jotai';
import type { Position } from '#domain/map/edge.ts';
import {
  type EventLink,
  leadsTo,
  linksFrom,
  linksTo,
  type Place,
  placeSlotsOf,
  type Target,
} from '#domain/map/eventLinks.ts';
import { readCell, readField } from '#domain/map/floorGrid.ts';
import type { EventEdits } from './EventEdits.ts';
import {
  eventCellAtom,
  keepPlacingAtom,
  kindChoiceAtom,
  linkedScenarioAtom,
  type PageBox,
  pickingAtom,
  placedAtom,
  recentEventsAtom,
} from './eventAtoms.ts';
import type { GridOf } from './useFloorGrids.ts';

interface EventActsParts {
  readonly store: ReturnType<typeof createStore>;
  /** The open floor, and its side length in cells. */
  readonly floor: { readonly number: number; readonly size: number };
  readonly edits: EventEdits;
  readonly gridOf: GridOf;
  /** Shows a cell of another floor. */
  readonly goTo: (place: Place) => void;
  /** Shows the form in a dialog where it is not beside the map. @returns whether it did */
  readonly opened: () => boolean;
  /** Called when picking a target begins: closes all that covers the map. */
  readonly picking: () => void;
  /** Whether the form of the current cell is on the screen, beside the map. */
  readonly isFormShown: () => boolean;
  /** Returns the place of a cell of the open floor on the page. */
  readonly boxOf: (cell: Pick<Place, 'x' | 'y'>) => PageBox;
  /** Arms the event tool with a kind; 0 for none. `last` is the kind that Shift repeats. */
  readonly arm: (type: number, last?: number) => void;
}

/** The actions of tools, panels and keys on the events of the open map. */
export interface EventActs {
  /** The open floor, and its side length in cells. */
  readonly floor: { readonly number: number; readonly size: number };
  /**
   * Selects the event just placed in a cell and directs typing to its form. `type` is its kind, stored as the one used last. It stays
   * armed while the palette is locked.
   */
  readonly placed: (at: Place, type: number) => void;
  /** Handles a press that places nothing: opens the event of the cell; in an empty cell closes the open form, or lists the kinds. */
  readonly press: (at: Place, point?: Position) => void;
  /** Lists the kinds beside a cell: the chosen one is placed in it if it is empty, otherwise armed. */
  readonly chooseKind: (at: Place, point?: Position) => void;
  /** Selects a cell whose event has a form on the screen. */
  readonly look: (at: Place) => void;
  /** Opens the form of an existing event. */
  readonly open: (at: Place) => void;
  /** Sets another target for an event, as a step of its floor. */
  readonly retarget: (from: Place, target: Target) => void;
  /** Lets the author pick the target of a cell's event on the map. */
  readonly pick: (from: Place) => void;
  /** Ends picking and sets the picked target. */
  readonly endPick: (target: Target) => void;
  readonly cancelPick: () => void;
  /** Returns the links to a cell, from all floors. */
  readonly arrivals: (at: Place) => EventLink[];
  /** Returns the target of a cell, if it is known; for an elevator, all floors at which it stops. */
  readonly targets: (at: Place) => EventLink[];
}

const MOST_RECENT = 8;

export function eventActs(parts: EventActsParts): EventActs {
  const { store, floor, edits, gridOf, goTo, opened, picking, isFormShown, boxOf, arm } = parts;
  const holdsEvent = ({ floor: number, x, y }: Place) => {
    const grid = gridOf(number);
    return grid !== undefined && readField(grid, 'event_id', x, y) !== 0;
  };
  const arrivals = (at: Place) => linksTo(at.floor, store.get(linkedScenarioAtom)).filter((link) => leadsTo(link, at));
  const look = (at: Place) => {
    // The next press in an empty cell closes the form.
    if (!store.get(keepPlacingAtom)) arm(0);
    store.set(eventCellAtom, at);
  };
  const chooseKind = (at: Place, point?: Position) =>
    store.set(kindChoiceAtom, { at: holdsEvent(at) ? undefined : at, point, beside: boxOf(at) });
  const open = (at: Place) => {
    look(at);
    opened();
  };
  const retarget = (from: Place, target: Target) => void edits.retarget(from, target);
  const cancelPick = () => {
    const from = store.get(pickingAtom)?.from;
    store.set(pickingAtom, undefined);
    if (!from) return;
    open(from);
    if (from.floor !== floor.number) goTo(from);
  };
  return {
    floor,
    look,
    open,
    retarget,
    cancelPick,
    chooseKind,
    press(at, point) {
      const shown = isFormShown() ? store.get(eventCellAtom) : undefined;
      if (holdsEvent(at)) open(at);
      else if (shown && !(shown.floor === at.floor && shown.x === at.x && shown.y === at.y))
        store.set(eventCellAtom, undefined);
      else {
        // The form of an empty cell tells where one arrives here from.
        if (arrivals(at).length > 0) look(at);
        chooseKind(at, point);
      }
    },
    placed(at, type) {
      look(at);
      const isLocked = store.get(keepPlacingAtom);
      arm(isLocked ? type : 0, type);
      if (isLocked || !opened()) store.set(placedAtom, 'waiting');
      const recent = store.get(recentEventsAtom).filter((id) => id !== type);
      store.set(recentEventsAtom, [type, ...recent].slice(0, MOST_RECENT));
    },
    pick(from) {
      const grid = gridOf(from.floor);
      const slots = grid && placeSlotsOf(readField(grid, 'event_id', from.x, from.y));
      if (!slots) return;
      picking();
      store.set(pickingAtom, { from, isRectangle: slots.x2 !== undefined });
    },
    endPick(target) {
      const from = store.get(pickingAtom)?.from;
      if (from) retarget(from, target);
      cancelPick();
    },
    arrivals,
    targets: (at) => {
      const grid = gridOf(at.floor);
      return grid ? linksFrom(readCell(grid, at.x, at.y), at, store.get(linkedScenarioAtom)) : [];
    },
  };
}
