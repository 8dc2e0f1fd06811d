import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { ledTo, namedOrigin, type Place, type Target } from '#domain/map/eventLinks.ts';
import { readCell } from '#domain/map/floorGrid.ts';
import { type EventChange, eventPatch } from './eventPatch.ts';
import type { EventStepKey } from './eventTexts.ts';

/** Every edit of an event by its form or its link: one step of undo on its floor, whether that was opened before or not. */
export class EventEdits {
  readonly #floors: Pick<ScenarioFloors, 'known' | 'open'>;

  constructor(floors: Pick<ScenarioFloors, 'known' | 'open'>) {
    this.#floors = floors;
  }

  /** Changes the event of a cell. `label`: text key of the step. */
  async edit(at: Place, change: EventChange, label: EventStepKey): Promise<void> {
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
  async retarget(from: Place, target: Target): Promise<void> {
    const { session } = await this.#desk(from.floor);
    await this.lead(from, ledTo(readCell(session.grid, from.x, from.y), from.floor, target));
  }

  /** @throws where the floor was not open yet and cannot be read */
  async #desk(floor: number): Promise<FloorDesk> {
    return this.#floors.known(floor) ?? this.#floors.open(floor);
  }
}
