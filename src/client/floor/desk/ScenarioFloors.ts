import type { ApiError } from '#client/api/apiError.ts';
import type { Clock } from '#client/clock.ts';
import { RecordJournal } from '#client/resource/model/RecordJournal.ts';
import type { Renumbered } from '#client/saving/tieToPage.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';
import type { FlushNeeds } from '#client/sync/Autosave.ts';
import { isStored } from '#client/sync/Autosave.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import type { FloorApi } from './FloorApi.ts';
import { FloorDesk } from './FloorDesk.ts';
import type { MadeStep } from './FloorSession.ts';
import { LocalFloorStore } from './LocalFloorStore.ts';

export interface ScenarioFloorsParts {
  /** Account and scenario, under which the browser stores everything here. */
  readonly owner: string;
  readonly api: FloorApi;
  readonly storage: BrowserStorage;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  readonly reportUnexpected: (answer: ApiError) => void;
}

/** A step on one of the floors. */
export interface FloorStep extends MadeStep {
  readonly floor: number;
}

/** The floors of a scenario that were opened in this page. */
export class ScenarioFloors {
  readonly #parts: ScenarioFloorsParts;
  readonly #desks = new Map<number, FloorDesk>();
  readonly #followers = new Set<(step: FloorStep) => void>();
  readonly #listeners = new Set<() => void>();
  readonly #savedListeners = new Set<(floor: number) => void>();
  /** Identifies this page load, so that two tabs have separate journals. */
  readonly #tab = Math.random().toString(36).slice(2, 10);

  constructor(parts: ScenarioFloorsParts) {
    this.#parts = parts;
  }

  /** Returns a floor that is already open, in its state here. */
  known(number: number): FloorDesk | undefined {
    return this.#desks.get(number);
  }

  /** Returns the floor on which undo continues: the one with the newest step; `present` if no other has a newer one. */
  lastMade(present: FloorDesk): FloorDesk {
    const made = ({ session }: FloorDesk) => session.undoStep?.order ?? 0;
    return [...this.#desks.values()].reduce((last, desk) => (made(desk) > made(last) ? desk : last), present);
  }

  /**
   * Returns the floor on which redo continues: the one whose step was undone last. `present` if nothing was undone, or if a step was made
   * since.
   */
  lastUndone(present: FloorDesk): FloorDesk {
    const undone = ({ session }: FloorDesk) => session.redoStep?.undone ?? 0;
    const last = [...this.#desks.values()].reduce((last, desk) => (undone(desk) > undone(last) ? desk : last), present);
    return undone(last) > (this.lastMade(present).session.undoStep?.order ?? 0) ? last : present;
  }

  /** Calls `listener` whenever one of the floors was opened or its map has changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Calls `follower` after each step of the author on any of the floors. */
  onStep(follower: (step: FloorStep) => void): () => void {
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
    };
  }

  /** Calls `listener` with the number of a floor whenever the server has everything of it that can be stored. */
  onSaved(listener: (floor: number) => void): () => void {
    this.#savedListeners.add(listener);
    return () => {
      this.#savedListeners.delete(listener);
    };
  }

  /** Reads a floor; one that is already open is updated to the server's current version. */
  async open(number: number): Promise<FloorDesk> {
    const { owner, api, storage, ...surroundings } = this.#parts;
    const { floor, settings } = await api.read(number);
    const known = this.#desks.get(number);
    if (known) {
      known.receive(floor, settings);
      return known;
    }
    const { now } = surroundings.clock;
    const localStore = new LocalFloorStore(storage, `${owner}.${number}`, this.#tab, now);
    const journal = new RecordJournal(floorMap, storage, `${owner}.${number}`, this.#tab, now);
    const desk = new FloorDesk(number, floor, settings, { api, localStore, journal, ...surroundings });
    this.#desks.set(number, desk);
    desk.autosave.subscribe(() => {
      if (!isStored(desk.autosave.state)) return;
      for (const listener of this.#savedListeners) listener(number);
    });
    desk.session.onStep((made) => {
      for (const follower of this.#followers) follower({ ...made, floor: number });
    });
    const tell = () => {
      for (const listener of this.#listeners) listener();
    };
    desk.session.subscribe(tell);
    tell();
    return desk;
  }

  /** Takes over renumbered records. The stored steps of the maps were adapted to the new numbers before (carryStoredSteps). */
  carry({ kind, moves }: Renumbered): void {
    for (const { session, settings } of this.#desks.values()) {
      session.takeOverSteps();
      settings.carry(kind, moves);
    }
  }

  /** Sends everything unsent. Rejects with the first floor that cannot be sent. */
  async flush(needs?: FlushNeeds): Promise<void> {
    await Promise.all([...this.#desks.values()].map((desk) => desk.autosave.flush(needs)));
  }

  leave(): void {
    for (const desk of this.#desks.values()) desk.leave();
  }

  get wouldBeLost(): boolean {
    return [...this.#desks.values()].some((desk) => !desk.isKept);
  }

  /** Called when the server can be reached again: sends waiting changes, and reads those of others. */
  reconnect(): void {
    for (const desk of this.#desks.values()) {
      desk.autosave.reconnect();
      void this.open(desk.number).catch(() => {});
    }
  }

  /** Reads changes that were made elsewhere to the open floors, for example by an import. */
  async refresh(): Promise<void> {
    await Promise.all([...this.#desks.keys()].map((number) => this.open(number)));
  }

  disconnect(): void {
    for (const desk of this.#desks.values()) desk.autosave.disconnect();
  }
}
