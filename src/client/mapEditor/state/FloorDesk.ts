import type { Clock } from '#client/clock.ts';
import { SavePump, type SendResult } from '#client/saving/SavePump.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import type { FloorApi, FloorSettings } from './FloorApi.ts';
import { FloorSession, type ServerFloor } from './FloorSession.ts';
import type { FloorShelf } from './FloorShelf.ts';

type Unsent = { readonly grid: FloorGrid; readonly revision: number };

export type SettingResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly theirs: string }
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** A floor that was opened: its session and the pump that sends it. It lives on when another floor is chosen. */
export class FloorDesk {
  readonly number: number;
  /** Cells a side. */
  size: number;
  readonly session: FloorSession;
  readonly pump: SavePump<Unsent>;
  readonly #api: FloorApi;
  settings: FloorSettings;

  constructor(
    number: number,
    size: number,
    server: ServerFloor,
    settings: FloorSettings,
    parts: { api: FloorApi; shelf: FloorShelf; clock: Clock; isOnline: () => boolean },
  ) {
    this.number = number;
    this.size = size;
    this.settings = settings;
    this.#api = parts.api;
    this.session = new FloorSession(server, parts.shelf);
    this.pump = new SavePump<Unsent>({
      unsent: () => this.session.unsent,
      held: () => (this.session.conflicts.length > 0 ? { kind: 'conflict' } : undefined),
      send: (unsent) => this.#send(unsent, false),
      isOnline: parts.isOnline,
      clock: parts.clock,
    });
    this.session.subscribe(() => this.pump.wake());
    this.pump.wake();
  }

  /**
   * Saves one field of the settings. Where others have saved the floor since, other fields are theirs and this one is
   * sent again; where they changed this very field to something else, the author is asked.
   */
  async saveSetting(field: 'name_ja' | 'name_en', value: string): Promise<SettingResult> {
    const { revision } = this.settings;
    const result = await this.#api.saveSetting(this.number, field, value, revision);
    switch (result.kind) {
      case 'saved':
        this.settings = { ...this.settings, [field]: value, revision: result.revision };
        this.session.advanceRevision(revision, result.revision);
        return { kind: 'saved' };
      case 'stale': {
        const before = this.settings[field];
        this.settings = result.present;
        const theirs = result.present[field];
        if (theirs !== before && theirs !== value) return { kind: 'conflict', theirs };
        return theirs === value ? { kind: 'saved' } : this.saveSetting(field, value);
      }
      case 'refused':
        return { kind: 'failed', message: result.message };
      case 'unreachable':
        return { kind: 'failed', message: undefined };
    }
  }

  /** Sends what is unsent in a request that outlives the page; the journal stays in case it does not arrive. */
  leave(): void {
    const { unsent } = this.session;
    if (unsent) void this.#send(unsent, true);
  }

  async #send({ grid, revision }: Unsent, isLeaving: boolean): Promise<SendResult> {
    const result = await this.#api.saveGrid(this.number, grid, revision, isLeaving);
    if (result.kind === 'saved') {
      this.session.saved(grid, result.revision);
      // The settings are untouched by it: they are as they were, at the new revision.
      if (this.settings.revision === revision) this.settings = { ...this.settings, revision: result.revision };
    } else if (result.kind === 'stale') this.session.receive(result.present);
    else return result;
    return { kind: 'settled' };
  }
}
