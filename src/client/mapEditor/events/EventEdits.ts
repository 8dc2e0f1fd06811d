import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import type { ScenarioFloors } from '#client/mapEditor/state/ScenarioFloors.ts';
import { eventType } from '#domain/catalogs/eventTypes.ts';
import { type CellEvent, NO_EVENT } from '#domain/map/event.ts';
import { type Place, placeSlots } from '#domain/map/eventLinks.ts';
import { readCell } from '#domain/map/floorGrid.ts';
import type { Patch } from '#domain/map/patch.ts';
import { isWayBack, type WayBack, wayBackOf } from '#domain/map/wayBack.ts';
import { type EventChange, eventPatch } from './eventPatch.ts';

/** What was done, or could not be done, to the stairs at the other end. */
export interface WayBackNews {
  readonly kind: 'made' | 'removed' | 'outside' | 'failed';
  readonly wayBack: WayBack;
}

interface EventEditsParts {
  readonly floors: Pick<ScenarioFloors, 'known' | 'open'>;
  /** Whether the stairs back take the place of the event that stands in their way. */
  readonly ask: (wayBack: WayBack, present: CellEvent) => Promise<boolean>;
  readonly tell: (news: WayBackNews) => void;
}

/** Where an event leads, as it was picked: a cell, or for an event that takes one a rectangle up to `x2` and `y2`. */
export interface Target extends Place {
  readonly x2?: number;
  readonly y2?: number;
}

/**
 * Every edit of an event: one step of undo on its floor, after which stairs make their way back: the counterpart at the
 * other end is made, moved or taken away as a step of its own on that floor, whether it was opened before or not.
 */
export class EventEdits {
  readonly #parts: EventEditsParts;

  constructor(parts: EventEditsParts) {
    this.#parts = parts;
  }

  /** Changes the event of a cell. `label`: text key of the step. */
  async edit(at: Place, change: EventChange, label: string): Promise<void> {
    const { session } = await this.#desk(at.floor);
    const before = readCell(session.grid, at.x, at.y);
    session.commit(eventPatch(session.grid, at.x, at.y, change, label));
    await this.#keepWayBack(at, before, readCell(session.grid, at.x, at.y));
  }

  /** A stroke on a floor has put down or taken away an event. */
  async placed(floor: number, { cells }: Patch): Promise<void> {
    const { session } = await this.#desk(floor);
    for (const { x, y, before } of cells) {
      const now = readCell(session.grid, x, y);
      await this.#keepWayBack({ floor, x, y }, { ...now, ...before }, now);
    }
  }

  /** Leads the event of a cell to another place. */
  async retarget(from: Place, { floor, x, y, x2 = x, y2 = y }: Target): Promise<void> {
    const { session } = await this.#desk(from.floor);
    const type = eventType(readCell(session.grid, from.x, from.y).event_id);
    const slots = type && placeSlots(type);
    if (!slots) return;
    const change: EventChange = {
      ...(slots.floor && { [slots.floor]: floor === from.floor ? 0 : floor }),
      [slots.x]: x,
      [slots.y]: y,
      ...(slots.x2 && slots.y2 && { [slots.x2]: x2, [slots.y2]: y2 }),
    };
    await this.edit(from, change, 'map.event.edit.target');
  }

  async #keepWayBack(from: Place, before: CellEvent, after: CellEvent): Promise<void> {
    const [old, wanted] = [wayBackOf(before, from), wayBackOf(after, from)];
    const isSame =
      old &&
      wanted &&
      old.event.event_id === wanted.event.event_id &&
      old.at.floor === wanted.at.floor &&
      old.at.x === wanted.at.x &&
      old.at.y === wanted.at.y;
    if (isSame) return;
    for (const [wayBack, act] of [
      [old, this.#remove],
      [wanted, this.#make],
    ] as const) {
      if (!wayBack) continue;
      const desk = await this.#desk(wayBack.at.floor).catch(() => undefined);
      if (desk) await act.call(this, desk, wayBack);
      else this.#parts.tell({ kind: 'failed', wayBack });
    }
  }

  #remove({ session }: FloorDesk, wayBack: WayBack): void {
    const { x, y } = wayBack.at;
    if (!isWayBack(readCell(session.grid, x, y), wayBack)) return;
    session.commit(eventPatch(session.grid, x, y, NO_EVENT, 'map.event.edit.wayBack'));
    this.#parts.tell({ kind: 'removed', wayBack });
  }

  async #make({ session, size }: FloorDesk, wayBack: WayBack): Promise<void> {
    const { x, y } = wayBack.at;
    if (x >= size || y >= size) {
      this.#parts.tell({ kind: 'outside', wayBack });
      return;
    }
    const present = readCell(session.grid, x, y);
    if (isWayBack(present, wayBack)) return;
    if (present.event_id !== 0 && !(await this.#parts.ask(wayBack, present))) return;
    session.commit(eventPatch(session.grid, x, y, wayBack.event, 'map.event.edit.wayBack'));
    this.#parts.tell({ kind: 'made', wayBack });
  }

  /** @throws where the floor was not open yet and cannot be read */
  async #desk(floor: number): Promise<FloorDesk> {
    return this.#parts.floors.known(floor) ?? this.#parts.floors.open(floor);
  }
}
