import type { Clock } from '#client/clock.ts';
import { type KeptSlot, type SaveStore, StoreError } from '#client/page/SaveStore.ts';
import { timings } from '#client/timings.ts';
import { parseSave, type ReadSave, readSave, type Save } from '#game/journal/Save.ts';
import { AUTOSAVE, SAVE_SLOTS, type SaveKey, strangenessOf } from '#game/journal/SaveKey.ts';
import {
  type GuestSave,
  type Newest,
  NOTHING_SAVED,
  newestOf,
  type SavesView,
  type SeenSave,
  type SlotView,
} from './SavesView.ts';
import type { SaveResult, ServerSaves, ServerSlot } from './ServerSaves.ts';
import { isOurs, savedAt, withSave, withSent, withStored } from './slotChanges.ts';

/** What became of a save: it is in the browser, in this page alone, or nowhere, as it could not have been read again. */
export type Written = 'kept' | 'held' | 'unreadable';

interface GameSavesParts {
  /** Who plays: an account, or nobody. */
  readonly owner: string | undefined;
  readonly key: SaveKey;
  readonly store: SaveStore;
  /** For those with an account, of works. */
  readonly server: ServerSaves | undefined;
  readonly clock: Clock;
}

/** A slot in hand. */
interface Held {
  readonly kept: KeptSlot;
  readonly read: ReadSave;
  readonly theirs?: SeenSave & { readonly revision: number };
}

/** Whose saves those of somebody without an account are. */
const NOBODY = 'nobody';

/**
 * The saves of a game: they are kept in the browser at once, and sent to the server as soon as it can be reached. What has no room
 * is still held by this page.
 */
export class GameSaves {
  readonly key: SaveKey;
  readonly #parts: GameSavesParts;
  readonly #owner: string;
  readonly #held = new Map<number, Held>();
  /** What was saved without an account and belongs to this one as soon as it has a place. */
  readonly #guests = new Map<number, GuestSave>();
  /** Slots of which this page alone has the newest. */
  readonly #unkept = new Set<number>();
  readonly #listeners = new Set<() => void>();
  /** Another number after each change of a slot. */
  #changes = 0;
  #view: SavesView = {
    isRead: false,
    ...{ slots: [], guests: [], newest: NOTHING_SAVED },
    ...{ storeFault: undefined, isUnreadable: false, refusal: undefined },
  };
  /** One after the other goes to the server. */
  #turn: Promise<void> = Promise.resolve();
  #cancelSending: (() => void) | undefined;

  constructor(parts: GameSavesParts) {
    this.#parts = parts;
    this.key = parts.key;
    this.#owner = parts.owner ?? NOBODY;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** The same object until something changes. */
  get view(): SavesView {
    return this.#view;
  }

  /** The account; undefined for nobody in particular. */
  get owner(): string | undefined {
    return this.#parts.owner;
  }

  /** Takes over what other tabs do. @returns ends it */
  watch(): () => void {
    return this.#parts.store.watch((owner, game) => {
      if (game === this.key && (owner === this.#owner || owner === NOBODY)) void this.look();
    });
  }

  /** Reads what the browser has. */
  look(): Promise<void> {
    return this.#readStore();
  }

  /** Reads what the browser has, then brings it and the server to one. */
  async refresh(): Promise<void> {
    await this.#readStore();
    await this.sync();
  }

  /** With what a game continues, as far as it is known soon. */
  async newest(): Promise<Newest> {
    const { clock } = this.#parts;
    await new Promise<void>((resolve) => {
      const stop = clock.after(timings.savesPatience, resolve);
      void this.#turn.then(() => {
        stop();
        resolve();
      });
    });
    return this.#view.newest;
  }

  /** Saves of the same work by the code that it had before its file type was switched: they stay, and cannot be loaded. */
  async former(title_ja: string): Promise<readonly Save[]> {
    let all: Awaited<ReturnType<SaveStore['readAll']>> = [];
    await this.#guard(async () => {
      all = await this.#parts.store.readAll(this.#owner);
    });
    return all.flatMap(({ kept }) => {
      const read = readSave(kept.save);
      if (!('save' in read) || strangenessOf(read.save, this.key) !== 'otherType') return [];
      return read.save.told.title_ja === title_ja ? read.save : [];
    });
  }

  /**
   * Keeps a save that can be read back; else what is there stays. An autosave is sent after a while, another one at once.
   */
  async write(slot: number, save: Save): Promise<Written> {
    const read = parseSave(JSON.stringify(save));
    const isUnreadable = 'fault' in read;
    if (isUnreadable !== this.#view.isUnreadable) this.#tell({ isUnreadable });
    if (isUnreadable) return 'unreadable';
    const isUnsent = this.#parts.server !== undefined;
    await this.#keep(slot, withSave(this.#held.get(slot)?.kept, save, isUnsent), { save });
    if (isUnsent && slot === AUTOSAVE)
      this.#cancelSending ??= this.#parts.clock.after(timings.autosavePause, () => void this.#sendAutosave());
    else if (isUnsent) await this.#inTurn(() => this.#send(slot));
    return this.#unkept.has(slot) ? 'held' : 'kept';
  }

  /** Sends what waits although the page is being left. */
  leave(): void {
    this.#cancelSending?.();
    this.#cancelSending = undefined;
    void this.#send(AUTOSAVE, true);
  }

  async remove(slot: number): Promise<void> {
    const held = this.#held.get(slot);
    if (!held) return;
    const isElsewhere = held.kept.revision > 0 || held.kept.sent !== undefined;
    if (!this.#parts.server || !isElsewhere) return this.#drop(slot);
    await this.#keep(slot, withSave(held.kept, null, true), held.read);
    await this.#inTurn(() => this.#send(slot));
  }

  /** Settles which of two devices' saves has the slot. */
  async settle(slot: number, whose: 'mine' | 'theirs'): Promise<void> {
    const held = this.#held.get(slot);
    if (!held?.theirs) return;
    const { revision, raw, read } = held.theirs;
    if (whose === 'theirs') return this.#keep(slot, { save: raw, revision, isUnsent: false }, read);
    await this.#keep(slot, { save: held.kept.save, revision, isUnsent: true }, held.read);
    await this.#inTurn(() => this.#send(slot));
  }

  /** Gives a save that was made without an account a free slot. @returns it; undefined where none is free */
  async takeOver(guest: number): Promise<number | undefined> {
    const slot = this.freeSlot;
    const found = this.#guests.get(guest);
    if (slot === undefined || !found) return undefined;
    await this.#own(found, slot);
    await this.#inTurn(() => this.#send(slot));
    return slot;
  }

  /** Removes a save that was made without an account. */
  async discard(guest: number): Promise<void> {
    this.#guests.delete(guest);
    this.#tell();
    await this.#guard(() => this.#parts.store.remove(NOBODY, this.key, guest));
  }

  /** The first of the player's own slots that holds nothing. */
  get freeSlot(): number | undefined {
    const free = this.#view.slots.findIndex((slot, at) => at !== AUTOSAVE && slot === undefined);
    return free < 0 ? undefined : free;
  }

  /** Brings this browser and the server to one; without an answer all stays as it is. */
  sync(): Promise<void> {
    return this.#inTurn(async () => {
      const there = await this.#parts.server?.list(this.key);
      if (!there) return;
      this.#tell({ refusal: undefined });
      for (let slot = 0; slot < SAVE_SLOTS; slot++)
        await this.#syncSlot(
          slot,
          there.find((one) => one.slot === slot),
        );
      await this.#adopt(there.map(({ slot }) => slot));
    });
  }

  async #syncSlot(slot: number, there: ServerSlot | undefined): Promise<void> {
    const held = this.#held.get(slot);
    if (!held) return there && this.#fetch(slot);
    const { revision, isUnsent } = held.kept;
    if (isUnsent) return this.#meet(slot, there);
    if (!there) return this.#drop(slot);
    if (there.revision !== revision) await this.#fetch(slot);
  }

  /** An unsent slot meets what the server has: it is sent where that is what it was made from. */
  async #meet(slot: number, there: ServerSlot | null | undefined): Promise<void> {
    const held = this.#held.get(slot);
    if (!held) return;
    const { kept, read, theirs } = held;
    if (!there) {
      if (kept.save === null) return this.#drop(slot);
      await this.#keep(slot, { save: kept.save, revision: 0, isUnsent: true }, read);
      return this.#send(slot);
    }
    if (theirs?.revision === there.revision) return;
    if (there.revision === kept.revision) return this.#send(slot);
    if (!isOurs(kept, there.saved_at)) return this.#fetch(slot);
    // The answer to an earlier write was lost.
    await this.#keep(slot, withStored(kept, there.saved_at, there.revision), read);
    await this.#send(slot);
  }

  /** Takes over what the server has; where something unsent stands there, both are kept until somebody says which. */
  async #fetch(slot: number): Promise<void> {
    const found = await this.#parts.server?.read(this.key, slot);
    if (!found) return;
    const read = readSave(found.save);
    const held = this.#held.get(slot);
    if (!held?.kept.isUnsent || held.kept.save === null) return this.#keep(slot, { ...found, isUnsent: false }, read);
    this.#held.set(slot, { ...held, theirs: { revision: found.revision, raw: found.save, read } });
    this.#tell();
  }

  async #sendAutosave(): Promise<void> {
    this.#cancelSending = undefined;
    await this.#inTurn(() => this.#send(AUTOSAVE));
  }

  async #send(slot: number, outlives = false): Promise<void> {
    const { server } = this.#parts;
    const held = this.#held.get(slot);
    if (!server || !held?.kept.isUnsent || held.theirs) return;
    const { kept, read } = held;
    if (kept.save === null) return this.#sendRemoval(server, slot, kept.revision);
    if (!('save' in read)) return;
    const { saved_at } = read.save;
    const remembered = this.#keep(slot, withSent(kept, saved_at), read);
    // A page that is being left waits for nothing.
    if (!outlives) await remembered;
    await this.#hear(slot, saved_at, await server.write(slot, kept.revision, read.save, outlives));
  }

  async #sendRemoval(server: ServerSaves, slot: number, revision: number): Promise<void> {
    if (revision > 0) return this.#hear(slot, undefined, await server.remove(this.key, slot, revision));
    // No answer has told yet whether anything of it is there.
    const there = await server.list(this.key);
    if (there)
      await this.#meet(
        slot,
        there.find((one) => one.slot === slot),
      );
  }

  /** @param sent `saved_at`; undefined of a removal */
  async #hear(slot: number, sent: number | undefined, result: SaveResult): Promise<void> {
    const held = this.#held.get(slot);
    if (!held) return;
    const { kept, read } = held;
    if (result.kind === 'stale') await this.#meet(slot, result.present);
    else if (result.kind === 'refused') this.#tell({ refusal: result.message });
    else if (result.kind !== 'saved') return;
    else if (sent !== undefined) {
      // Another tab may know of a later one.
      if (result.revision > kept.revision) await this.#keep(slot, withStored(kept, sent, result.revision), read);
    } else if (kept.save === null) await this.#drop(slot);
    else await this.#keep(slot, { save: kept.save, revision: 0, isUnsent: true }, read);
  }

  /**
   * What was saved without an account belongs to who has logged in since. It takes no place that the account has filled, here or on
   * the server (`taken`): then its player is asked.
   */
  async #adopt(taken: readonly number[]): Promise<void> {
    for (const [slot, guest] of this.#guests) {
      const own = this.#held.get(slot);
      const made = savedAt(guest.raw);
      // It was taken over already, by a page that got no further.
      if (own && made !== undefined && savedAt(own.kept.save) === made) await this.discard(slot);
      else if (!own && !taken.includes(slot)) {
        await this.#own(guest, slot);
        await this.#send(slot);
      }
    }
  }

  async #own({ slot: guest, raw, read }: GuestSave, slot: number): Promise<void> {
    await this.#keep(slot, { save: raw, revision: 0, isUnsent: this.#parts.server !== undefined }, read);
    if (!this.#unkept.has(slot)) await this.discard(guest);
  }

  async #readStore(): Promise<void> {
    // What had no room may have it now.
    for (const slot of this.#unkept) {
      const held = this.#held.get(slot);
      if (held) await this.#keep(slot, held.kept, held.read);
    }
    const { store, server, owner } = this.#parts;
    const changes = this.#changes;
    await this.#guard(async () => {
      const kept = await store.read(this.#owner, this.key);
      const guests = owner === undefined ? [] : await store.read(NOBODY, this.key);
      // What was written while it was read is newer.
      if (this.#changes !== changes) return;
      for (const [slot, one] of kept) {
        if (this.#unkept.has(slot)) continue;
        const { theirs } = this.#held.get(slot) ?? {};
        const isOpen = theirs && theirs.revision > one.revision;
        this.#held.set(slot, { kept: one, read: this.#read(slot, one.save), ...(isOpen && { theirs }) });
      }
      for (const slot of this.#held.keys()) if (!kept.has(slot) && !this.#unkept.has(slot)) this.#held.delete(slot);
      this.#guests.clear();
      for (const [slot, { save }] of guests) this.#guests.set(slot, { slot, raw: save, read: readSave(save) });
    });
    // With a server it is asked first which slots are free.
    if (!server) await this.#adopt([]);
    this.#tell({ isRead: true });
  }

  /** What stands in a slot is not read again as long as it is the same. */
  #read(slot: number, save: unknown): ReadSave {
    const held = this.#held.get(slot);
    const made = savedAt(save);
    return held && made !== undefined && savedAt(held.kept.save) === made ? held.read : readSave(save);
  }

  async #keep(slot: number, kept: KeptSlot, read: ReadSave): Promise<void> {
    this.#held.set(slot, { kept, read });
    this.#changes++;
    this.#unkept.add(slot);
    this.#tell();
    await this.#guard(async () => {
      await this.#parts.store.put(this.#owner, this.key, slot, kept);
      this.#unkept.delete(slot);
    });
  }

  async #drop(slot: number): Promise<void> {
    this.#held.delete(slot);
    this.#unkept.delete(slot);
    this.#changes++;
    this.#tell();
    await this.#guard(() => this.#parts.store.remove(this.#owner, this.key, slot));
  }

  /** What the browser cannot keep is told, and the game goes on. */
  async #guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      if (this.#view.storeFault && this.#unkept.size === 0) this.#tell({ storeFault: undefined });
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#tell({ storeFault: error.fault });
    }
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  #tell(change: Partial<SavesView> = {}): void {
    const slots = Array.from({ length: SAVE_SLOTS }, (_, slot): SlotView | undefined => {
      const held = this.#held.get(slot);
      if (!held || held.kept.save === null) return undefined;
      const { kept, read, theirs } = held;
      return { raw: kept.save, read, isUnsent: kept.isUnsent, theirs };
    });
    const guests = [...this.#guests.values()];
    this.#view = { ...this.#view, ...change, slots, guests, newest: newestOf({ slots, guests }) };
    for (const listener of this.#listeners) listener();
  }
}
