import type { RecordJournal } from '#client/resource/model/RecordJournal.ts';
import { Autosave, type AutosaveParts, type SaveState } from '#client/sync/Autosave.ts';
import { exchange } from '#client/sync/exchange.ts';
import type { SendResult } from '#client/sync/WriteResult.ts';
import type { FloorSettingsValues } from '#domain/map/files/mapFile.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import type { Patch } from '#domain/map/patch.ts';
import { changedLeaves, leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import type { FloorApi, FloorSettings } from './FloorApi.ts';
import { FloorSession, type ServerFloor } from './FloorSession.ts';
import { FloorSettingsDesk, type UnsentSettings } from './FloorSettingsDesk.ts';
import type { LocalFloorStore } from './LocalFloorStore.ts';

type Unsent = { readonly grid: FloorGrid; readonly revision: number } | UnsentSettings;

/** The part of a floor that drawing needs: of a desk, or of a floor that belongs to nobody. */
export type FloorDocument = Pick<FloorDesk, 'number' | 'size' | 'session'>;

interface FloorDeskParts extends Pick<AutosaveParts<Unsent>, 'clock' | 'isOnline' | 'reportUnexpected'> {
  readonly api: FloorApi;
  readonly localStore: LocalFloorStore;
  /** The journal of this floor's settings. */
  readonly journal: RecordJournal;
}

/** An opened floor: its map, its settings and the autosave that sends both. It stays when another floor is chosen. */
export class FloorDesk {
  readonly number: number;
  readonly session: FloorSession;
  readonly settings: FloorSettingsDesk;
  readonly autosave: Autosave<Unsent>;
  readonly #api: FloorApi;

  constructor(
    number: number,
    server: ServerFloor,
    settings: FloorSettings,
    { api, localStore, journal, ...surroundings }: FloorDeskParts,
  ) {
    this.number = number;
    this.#api = api;
    this.session = new FloorSession(server, localStore);
    this.settings = new FloorSettingsDesk(number, settings, journal);
    this.autosave = new Autosave<Unsent>({
      unsent: () => this.#unsent,
      held: () => this.#held,
      send: (unsent) => this.#send(unsent, false),
      ...surroundings,
    });
    this.session.onStep(({ kind, step }) => {
      if (kind !== 'commit' && step.settings) this.settings.carryAlong(step.settings);
    });
    this.session.subscribe(() => this.autosave.wake());
    this.settings.subscribe(() => this.autosave.wake());
    this.autosave.wake();
  }

  /** Cells per side. */
  get size(): number {
    return this.settings.size;
  }

  /** Whether the browser has room for what is unsent. */
  get isKept(): boolean {
    return this.session.isJournalKept && this.settings.isKept;
  }

  /** Takes over the server's current version. */
  receive(floor: ServerFloor, settings: FloorSettings): void {
    this.settings.receive(settings);
    this.session.receive(floor);
  }

  /**
   * Turns settings that the server changed at the author's request, and that are already here, into a part of the step of the map that was
   * made with them; into a step of their own if there is none.
   * @param before the former settings
   * @param step the newest step of the map, if it belongs to the same change
   * @returns a function that undoes all of it while it is the newest; undefined if nothing has changed
   */
  madeElsewhere(before: FloorSettingsValues, step: Patch | undefined): (() => void) | undefined {
    const { session, settings } = this;
    if (!step) return settings.madeElsewhere(before);
    const changed = changedLeaves(floorMap.leaves, before, settings.values).map((leaf) => ({
      path: leaf.path,
      before: leafValue(before, leaf),
      after: leafValue(settings.values, leaf),
    }));
    const joined = changed.length > 0 ? session.joinSettings(changed) : step;
    return () => {
      if (session.undoStep === joined) session.undo();
    };
  }

  /** Sends what is unsent in a request that outlives the page; the journals stay in case it does not arrive. */
  leave(): void {
    const unsent = this.#unsent;
    if (unsent) void this.#send(unsent, true);
  }

  get #unsent(): Unsent | undefined {
    return this.session.unsent ?? this.settings.unsent;
  }

  get #held(): SaveState | undefined {
    if (this.session.conflicts.length > 0 || this.settings.conflict) return { kind: 'conflict' };
    return this.settings.overlong.length > 0 ? { kind: 'overlong' } : undefined;
  }

  /** Map and settings share one revision, so each has to learn of a save of the other. */
  #send(unsent: Unsent, isLeaving: boolean): Promise<SendResult> {
    const { session, settings, number } = this;
    const { revision } = unsent;
    if ('grid' in unsent) {
      const { grid } = unsent;
      return exchange<ServerFloor>({
        sending: () => session.sending(grid),
        send: () => this.#api.saveGrid(number, grid, revision, isLeaving),
        stored(stored) {
          settings.advanceRevision(revision, stored);
          session.saved(grid, stored);
        },
        refused: () => session.refused(grid),
        received: (present) => void session.receive(present),
      });
    }
    const { changes } = unsent;
    const { values } = settings;
    return exchange<FloorSettings>({
      sending: () => settings.sending(values),
      send: () => this.#api.saveSettings(number, changes, revision, isLeaving),
      stored(stored) {
        session.advanceRevision(revision, stored);
        settings.saved(changes, stored);
      },
      refused: () => settings.refused(values),
      received: (present) => void settings.receive(present),
    });
  }
}
