import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { ledTo, namedOrigin, type Place, type Target } from '#domain/map/eventLinks.ts';
import { readCell } from '#domain/map/floorGrid.ts';
import { type EventChange, eventPatch } from './eventPatch.ts';
import type { EventStepKey } from './eventTexts.ts';

/** Edits events by their form or link: each edit is one undo step on its floor, which is opened first if necessary. */
export class EventEdits {
  readonly #floors: Pick<ScenarioFloors, 'known' | 'open'>;

  constructor(floors: Pick<ScenarioFloors, 'known' | 'open'>) {
    this.#floors = floors;
  }

  /** Changes the event of a cell. `label` is the text key of the step. */
  async edit(at: Place, change: EventChange, label: EventStepKey): Promise<void> {
    const { session } = await this.#desk(at.floor);
    session.commit(eventPatch(session.grid, at.x, at.y, change, label));
  }

  /** Changes numbers of the target of a cell's event. */
  async lead(at: Place, change: EventChange): Promise<void> {
    const { session } = await this.#desk(at.floor);
    const event = readCell(session.grid, at.x, at.y);
    await this.edit(at, { ...change, ...namedOrigin({ ...event, ...change }, at.floor) }, 'map.event.edit.target');
  }

  /** Sets another target for the event of a cell. */
  async retarget(from: Place, target: Target): Promise<void> {
    const { session } = await this.#desk(from.floor);
    await this.lead(from, ledTo(readCell(session.grid, from.x, from.y), from.floor, target));
  }

  /** @throws if the floor was not open yet and cannot be read */
  async #desk(floor: number): Promise<FloorDesk> {
    return this.#floors.known(floor) ?? this.#floors.open(floor);
  }
}
