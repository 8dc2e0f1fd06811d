import type { createStore } from 'jotai';
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
import { eventCellAtom, linkedScenarioAtom, pickingAtom, placedAtom, recentEventsAtom } from './eventAtoms.ts';
import type { GridOf } from './useFloorGrids.ts';

interface EventActsParts {
  readonly store: ReturnType<typeof createStore>;
  /** The open floor, and its side length in cells. */
  readonly floor: { readonly number: number; readonly size: number };
  readonly edits: EventEdits;
  readonly gridOf: GridOf;
  /** Shows a cell of another floor. */
  readonly goTo: (place: Place) => void;
  /** Called when the form of an existing event is requested: shows the form if it is not on the screen. */
  readonly opened: () => void;
  /** Called when picking a target begins: closes all that covers the map. */
  readonly picking: () => void;
}

/** The actions of tools, panels and keys on the events of the open map. */
export interface EventActs {
  /** The open floor, and its side length in cells. */
  readonly floor: { readonly number: number; readonly size: number };
  /** Selects the event just placed in a cell and directs typing to its form. `type` is its kind, stored as the one used last. */
  readonly placed: (at: Place, type: number) => void;
  /** Selects a cell whose event has a form on the screen. */
  readonly look: (at: Place) => void;
  /** Opens the form of an existing event. */
  readonly open: (at: Place) => void;
  readonly holdsEvent: (at: Place) => boolean;
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

export function eventActs({ store, floor, edits, gridOf, goTo, opened, picking }: EventActsParts): EventActs {
  const look = (at: Place) => store.set(eventCellAtom, at);
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
    placed(at, type) {
      look(at);
      store.set(placedAtom, 'waiting');
      const recent = store.get(recentEventsAtom).filter((id) => id !== type);
      store.set(recentEventsAtom, [type, ...recent].slice(0, MOST_RECENT));
    },
    holdsEvent: (at) => {
      const grid = gridOf(at.floor);
      return grid !== undefined && readField(grid, 'event_id', at.x, at.y) !== 0;
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
    arrivals: (at) => linksTo(at.floor, store.get(linkedScenarioAtom)).filter((link) => leadsTo(link, at)),
    targets: (at) => {
      const grid = gridOf(at.floor);
      return grid ? linksFrom(readCell(grid, at.x, at.y), at, store.get(linkedScenarioAtom)) : [];
    },
  };
}
