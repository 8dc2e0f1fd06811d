import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import type { ScenarioFloors } from '#client/mapEditor/state/ScenarioFloors.ts';
import { namedOrigin, type Place, placeSlotsOf } from '#domain/map/eventLinks.ts';
import { readCell, readField } from '#domain/map/floorGrid.ts';
import { type EventChange, eventPatch } from './eventPatch.ts';

/** Where an event leads, as it was picked: a cell, or for an event that takes one a rectangle up to `x2` and `y2`. */
export interface Target extends Place {
  readonly x2?: number;
  readonly y2?: number;
}

/** Every edit of an event by its form or its link: one step of undo on its floor, whether that was opened before or not. */
export class EventEdits {
  readonly #floors: Pick<ScenarioFloors, 'known' | 'open'>;

  constructor(floors: Pick<ScenarioFloors, 'known' | 'open'>) {
    this.#floors = floors;
  }

  /** Changes the event of a cell. `label`: text key of the step. */
  async edit(at: Place, change: EventChange, label: string): Promise<void> {
    const { session } = await this.#desk(at.floor);
    session.commit(eventPatch(session.grid, at.x, at.y, change, label));
  }

  /** Changes numbers of the place to which the event of a cell leads. */
  async lead(at: Place, change: EventChange): Promise<void> {
    const { session } = await this.#desk(at.floor);
    const event = readCell(session.grid, at.x, at.y);
    await this.edit(at, { ...change, ...namedOrigin({ ...event, ...change }, at.floor) }, 'map.event.edit.target');
  }

  /** Leads the event of a cell to another place. */
  async retarget(from: Place, { floor, x, y, x2 = x, y2 = y }: Target): Promise<void> {
    const { session } = await this.#desk(from.floor);
    const slots = placeSlotsOf(readField(session.grid, 'event_id', from.x, from.y));
    if (!slots) return;
    await this.lead(from, {
      ...(slots.floor && { [slots.floor]: floor === from.floor ? 0 : floor }),
      [slots.x]: x,
      [slots.y]: y,
      ...(slots.x2 && slots.y2 && { [slots.x2]: x2, [slots.y2]: y2 }),
    });
  }

  /** @throws where the floor was not open yet and cannot be read */
  async #desk(floor: number): Promise<FloorDesk> {
    return this.#floors.known(floor) ?? this.#floors.open(floor);
  }
}
