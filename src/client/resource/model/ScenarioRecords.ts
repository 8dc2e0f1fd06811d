import type { ApiError } from '#client/api/apiError.ts';
import type { Clock } from '#client/clock.ts';
import type { Renumbered, Saving } from '#client/saving/tieToPage.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';
import type { FlushNeeds } from '#client/sync/Autosave.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { RecordApi } from './RecordApi.ts';
import { RecordDesk } from './RecordDesk.ts';
import { RecordJournal } from './RecordJournal.ts';

interface ScenarioRecordsParts {
  readonly scenarioId: string;
  /** Account and scenario, which the browser's stored data belongs to. */
  readonly owner: string;
  readonly apiOf: (resource: Resource) => RecordApi;
  readonly storage: BrowserStorage;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  readonly reportUnexpected: (answer: ApiError) => void;
}

/** The open desks of a scenario in this page, one per kind. */
export class ScenarioRecords implements Saving {
  readonly #parts: ScenarioRecordsParts;
  readonly #desks = new Map<Resource, Promise<RecordDesk>>();
  readonly #open = new Map<Resource, RecordDesk>();
  /** An id of this page load, so that each tab has its own journal. */
  readonly #tab = Math.random().toString(36).slice(2, 10);

  constructor(parts: ScenarioRecordsParts) {
    this.#parts = parts;
  }

  /** Returns the desk of a kind if it is open, without reading it again. */
  known(resource: Resource): RecordDesk | undefined {
    return this.#open.get(resource);
  }

  /** Reads the records of a kind; a desk that is already open is refreshed from the server. */
  async open(resource: Resource): Promise<RecordDesk> {
    const known = this.#open.get(resource);
    if (known) {
      await known.refresh();
      return known;
    }
    const opening = this.#desks.get(resource) ?? this.#read(resource);
    this.#desks.set(resource, opening);
    // After a failure the next call reads again.
    opening.catch(() => this.#desks.delete(resource));
    return opening;
  }

  carry({ kind, moves }: Renumbered): void {
    for (const desk of this.#open.values()) desk.carry(kind, moves);
  }

  async flush(needs?: FlushNeeds): Promise<void> {
    await Promise.all([...this.#open.values()].map((desk) => desk.flush(needs)));
  }

  leave(): void {
    for (const desk of this.#open.values()) desk.leave();
  }

  get wouldBeLost(): boolean {
    return [...this.#open.values()].some((desk) => !desk.isKept);
  }

  /** Called when the server is reachable again: sends waiting changes, and reads those of others. */
  reconnect(): void {
    for (const desk of this.#open.values()) {
      desk.autosave.reconnect();
      void desk.refresh().catch(() => {});
    }
  }

  disconnect(): void {
    for (const desk of this.#open.values()) desk.autosave.disconnect();
  }

  async #read(resource: Resource): Promise<RecordDesk> {
    const { scenarioId, owner, apiOf, storage, ...surroundings } = this.#parts;
    const api = apiOf(resource);
    const server = await api.read();
    const journal = new RecordJournal(resource, storage, owner, this.#tab, surroundings.clock.now);
    const desk = new RecordDesk(server, { resource, scenarioId, api, journal, ...surroundings });
    this.#open.set(resource, desk);
    return desk;
  }
}
