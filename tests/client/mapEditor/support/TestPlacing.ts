import type { createStore } from 'jotai';
import { eventCellAtom, keepPlacingAtom, kindChoiceAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { toolValuesAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { event } from '#client/mapEditor/tools/event.ts';
import type { Point } from './TestHand.ts';

/** The event tool of a test map: its armed kind, its palette and the open form. */
export class TestPlacing {
  readonly #store: ReturnType<typeof createStore>;

  constructor(store: ReturnType<typeof createStore>) {
    this.#store = store;
  }

  /** The kind that the event tool is armed with; 0 for none. */
  get armed(): number {
    return this.#store.get(toolValuesAtom)(event).type ?? 0;
  }

  arm(type: number, last?: number): void {
    this.#store.set(toolValuesAtom, event, { type, ...(last !== undefined && { last }) });
  }

  /** Sets the lock of the palette. */
  lock(isLocked: boolean): void {
    this.#store.set(keepPlacingAtom, isLocked);
  }

  /** The open palette of kinds. */
  get choice() {
    return this.#store.get(kindChoiceAtom);
  }

  /** The cell whose form is open. */
  get openCell(): Point | undefined {
    const cell = this.#store.get(eventCellAtom);
    return cell && [cell.x, cell.y];
  }
}
