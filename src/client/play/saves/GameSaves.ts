import type { Clock } from '#client/clock.ts';
import type { KeptSlot, SaveStore } from '#client/page/SaveStore.ts';
import { StoreError } from '#client/storage/BrowserDatabase.ts';
import { exchange } from '#client/sync/exchange.ts';
import { timings } from '#client/timings.ts';
import { parseSave, readSave, type Save } from '#game/saves/Save.ts';
import { AUTOSAVE, SAVE_SLOTS, type SaveKey, strangenessOf } from '#game/saves/SaveKey.ts';
import { type GuestSave, type Newest, NOTHING_SAVED, newestOf, type SavesView, type SlotView } from './SavesView.ts';
import type { ServerSaves, ServerSlot } from './ServerSaves.ts';
import {
  GONE,
  isAsKept,
  isNews,
  keptOf,
  markOf,
  met,
  NOTHING,
  type SeenSave,
  type Slot,
  slotOf,
  storedAs,
} from './Slot.ts';

/** The result of saving: in the browser, only in this page, or nowhere, because it could not have been read again. */
export type Written = 'kept' | 'held' | 'unreadable';

interface GameSavesParts {
  /** The player's account; undefined for nobody. */
  readonly owner: string | undefined;
  readonly key: SaveKey;
  readonly store: SaveStore;
  /** For players with an account, and for works. */
  readonly server: ServerSaves | undefined;
  readonly clock: Clock;
}

/** The owner of saves that were made without an account. */
const NOBODY = 'nobody';

/**
 * The saves of a game: they are stored in the browser at once, and sent to the server as soon as it can be reached. This page holds those
 * for which the browser has no room.
 */
export class GameSaves {
  readonly key: SaveKey;
  readonly #parts: GameSavesParts;
  readonly #owner: string;
  readonly #slots = new Map<number, Slot>();
  /** Saves that were made without an account; they move to this account as soon as it has a free slot. */
  readonly #guests = new Map<number, GuestSave>();
  /** Slots whose newest save only this page has. */
  readonly #unkept = new Set<number>();
  /** The number of changes that the browser has not stored yet, by slot. */
  readonly #pending = new Map<number, number>();
  readonly #listeners = new Set<() => void>();
  /** Incremented after each change of a slot. */
  #changes = 0;
  #view: SavesView = {
    isRead: false,
    ...{ slots: [], guests: [], newest: NOTHING_SAVED },
    ...{ storeFault: undefined, isUnreadable: false, refusal: undefined },
  };
  /** Makes the calls to the server run one after the other. */
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

  /** The account; undefined without one. */
  get owner(): string | undefined {
    return this.#parts.owner;
  }

  /** Follows the changes of other tabs. @returns stops it */
  watch(): () => void {
    return this.#parts.store.watch((owner, game) => {
      if (game === this.key && (owner === this.#owner || owner === NOBODY)) void this.look();
    });
  }

  /** Reads what the browser has. */
  look(): Promise<void> {
    return this.#readStore();
  }

  /** Reads what the browser has, then synchronizes it with the server. */
  async refresh(): Promise<void> {
    await this.#readStore();
    await this.sync();
  }

  /** Returns the save to continue with, as far as it is known soon. */
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

  /** Returns saves of the same work under the code that it had before its file type was switched: they stay, but cannot be loaded. */
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
   * Stores a save if it can be read back; else the slot stays as it is. An autosave is sent after a while, another one at once.
   * @param isLeaving the page: then it is stored at once, whatever other tabs do
   */
  async write(slot: number, save: Save, isLeaving = false): Promise<Written> {
    const read = parseSave(JSON.stringify(save));
    const isUnreadable = 'fault' in read;
    if (isUnreadable !== this.#view.isUnreadable) this.#tell({ isUnreadable });
    if (isUnreadable) return 'unreadable';
    await this.#change(slot, (there) => this.#edited(there, { raw: save, read: { save } }), isLeaving);
    if (this.#parts.server && slot === AUTOSAVE)
      this.#cancelSending ??= this.#parts.clock.after(timings.autosavePause, () => void this.#sendAutosave());
    else await this.#inTurn(() => this.#send(slot));
    return this.#unkept.has(slot) ? 'held' : 'kept';
  }

  /** Sends a waiting autosave although the page is being left. */
  leave(): void {
    this.#cancelSending?.();
    this.#cancelSending = undefined;
    void this.#send(AUTOSAVE, true);
  }

  async remove(slot: number): Promise<void> {
    await this.#change(slot, (there) => there && this.#edited(there, GONE));
    await this.#inTurn(() => this.#send(slot));
  }

  /** Decides which device's save the slot keeps. */
  async settle(slot: number, whose: 'mine' | 'theirs'): Promise<void> {
    const asked = this.#slots.get(slot);
    const theirs = asked?.theirs;
    if (!theirs) return;
    const state = storedAs(markOf(theirs.raw), asked.state.revision);
    await this.#change(slot, (there = asked) =>
      whose === 'theirs' ? { state, mine: theirs } : { state: state.edited(there.state.mine), mine: there.mine },
    );
    await this.#inTurn(() => this.#send(slot));
  }

  /** Moves a save that was made without an account to a free slot. @returns the slot; undefined if none is free */
  async takeOver(guest: number): Promise<number | undefined> {
    const slot = this.freeSlot;
    const found = this.#guests.get(guest);
    if (slot === undefined || !found) return undefined;
    await this.#inTurn(() => this.#own(found, slot));
    return slot;
  }

  /** Removes a save that was made without an account. */
  async discard(guest: number): Promise<void> {
    this.#guests.delete(guest);
    this.#tell();
    await this.#guard(() => this.#parts.store.change(NOBODY, this.key, guest, () => undefined));
  }

  /** The first free slot, except for the autosave; undefined if there is none. */
  get freeSlot(): number | undefined {
    const free = this.#view.slots.findIndex((slot, at) => at !== AUTOSAVE && slot === undefined);
    return free < 0 ? undefined : free;
  }

  /** Synchronizes this browser and the server; without an answer nothing changes. */
  sync(): Promise<void> {
    return this.#inTurn(async () => {
      const there = await this.#parts.server?.list(this.key);
      if (!there) return;
      this.#tell({ refusal: undefined });
      for (let slot = 0; slot < SAVE_SLOTS; slot++) {
        const one = there.find((each) => each.slot === slot);
        if (one || this.#slots.has(slot)) await this.#meet(slot, one);
      }
      await this.#adopt(there.map(({ slot }) => slot));
    });
  }

  /** Returns a slot after its player has saved into it or removed its save; without a server it counts as stored. */
  #edited(there: Slot | undefined, mine: SeenSave): Slot {
    const before = there?.state ?? storedAs(NOTHING, 0);
    const mark = markOf(mine.raw);
    if (!this.#parts.server) return { state: storedAs(mark, before.revision), mine };
    const state = before.edited(mark);
    return { state, mine, theirs: state.conflicts.length > 0 ? there?.theirs : undefined };
  }

  /** Compares a slot with the server's, and sends what is unsent unless the player has to be asked first. */
  async #meet(slot: number, there: Pick<ServerSlot, 'revision' | 'saved_at'> | null | undefined): Promise<void> {
    const { saved_at: mark, revision } = there ?? { saved_at: NOTHING, revision: 0 };
    const own = this.#slots.get(slot) ?? { state: storedAs(NOTHING, 0), mine: GONE };
    // If the server has nothing in a slot that was removed here, nothing that was sent before has arrived.
    if (isNews(own, mark, revision) || (mark === NOTHING && own.state.mine === NOTHING)) {
      const { state } = met(own, mark, revision);
      // Another device's save is read before it is taken over or shown to the player.
      const isRead = mark !== NOTHING && (state.conflicts.length > 0 || state.mine !== own.state.mine);
      const found = isRead ? await this.#parts.server?.read(this.key, slot) : undefined;
      if (isRead && !found) return;
      const seen = found && { raw: found.save, read: readSave(found.save) };
      await this.#change(slot, (here = own) =>
        met(here, seen ? markOf(seen.raw) : mark, found?.revision ?? revision, seen),
      );
    }
    await this.#send(slot);
  }

  async #sendAutosave(): Promise<void> {
    this.#cancelSending = undefined;
    await this.#inTurn(() => this.#send(AUTOSAVE));
  }

  async #send(slot: number, isLeaving = false): Promise<void> {
    const { server } = this.#parts;
    const { state, mine } = this.#slots.get(slot) ?? {};
    if (!server || !state?.isSendable || !mine) return;
    const { mine: mark, from } = state;
    const isRemoval = mark === NOTHING;
    if (isRemoval && from === 0) {
      // No answer has shown yet whether the server has any of it.
      const there = await server.list(this.key);
      if (there)
        await this.#meet(
          slot,
          there.find((one) => one.slot === slot),
        );
      return;
    }
    const save = 'save' in mine.read ? mine.read.save : undefined;
    if (!isRemoval && !save) return;
    const change = (make: (state: Slot['state']) => Slot['state']) =>
      this.#change(slot, (there) => there && { ...there, state: make(there.state) });
    const result = await exchange<ServerSlot | null>({
      sending() {
        const isRemembered = change((there) => there.sending(mark));
        return isLeaving ? undefined : isRemembered;
      },
      send: () => (save ? server.write(slot, from, save, isLeaving) : server.remove(this.key, slot, from)),
      // A removed save has no revision any more.
      stored: (revision) => change((there) => (isRemoval ? there.received(NOTHING, 0) : there.stored(mark, revision))),
      refused: () => void change((there) => there.refused(mark)),
      received: async (present) => {
        await this.#meet(slot, present);
        return undefined;
      },
    });
    if (result.kind === 'refused') this.#tell({ refusal: result.message });
  }

  /**
   * Moves saves that were made without an account to the account that has logged in since. They never replace a slot that the account has
   * filled, here or on the server (`taken`): then the player is asked.
   */
  async #adopt(taken: readonly number[]): Promise<void> {
    for (const [slot, guest] of this.#guests) {
      // A save that is already here was taken over by a page that got no further.
      const own = this.#slots.get(slot);
      if (own ? own.state.mine === markOf(guest.raw) : !taken.includes(slot)) await this.#own(guest, slot);
    }
  }

  async #own({ slot: guest, raw, read }: GuestSave, slot: number): Promise<void> {
    await this.#change(slot, (there) => there ?? this.#edited(there, { raw, read }));
    const isOwn = this.#slots.get(slot)?.state.mine === markOf(raw);
    if (isOwn && !this.#unkept.has(slot)) await this.discard(guest);
    await this.#send(slot);
  }

  async #readStore(): Promise<void> {
    // There may be room now for saves that did not fit before.
    for (const slot of this.#unkept) await this.#change(slot, (there) => there);
    const { store, server, owner } = this.#parts;
    const changes = this.#changes;
    await this.#guard(async () => {
      const kept = await store.read(this.#owner, this.key);
      const guests = owner === undefined ? [] : await store.read(NOBODY, this.key);
      // Anything written during this read is newer.
      if (this.#changes !== changes) return;
      for (let slot = 0; slot < SAVE_SLOTS; slot++)
        if (!this.#unkept.has(slot)) this.#hold(slot, this.#slotOf(this.#slots.get(slot), kept.get(slot)));
      this.#guests.clear();
      for (const [slot, { save }] of guests) this.#guests.set(slot, { slot, raw: save, read: readSave(save) });
    });
    // If there is a server, it is first asked which slots are free.
    if (!server) await this.#adopt([]);
    this.#tell({ isRead: true });
  }

  /** Returns a slot as the browser stores it, with what only this page knows. */
  #slotOf(here: Slot | undefined, kept: KeptSlot | undefined): Slot | undefined {
    if (isAsKept(here, kept)) return here;
    if (!kept) return undefined;
    const isRead = here && typeof here.state.mine === 'number' && here.state.mine === markOf(kept.save);
    const made = slotOf(kept, isRead ? here.mine.read : readSave(kept.save));
    // Another tab has saved while this one asks about another device.
    const isOpen = here?.theirs && here.state.revision > kept.revision;
    return isOpen ? met(made, here.state.theirs, here.state.revision, here.theirs) : made;
  }

  #hold(slot: number, made: Slot | undefined): void {
    if (made && keptOf(made)) this.#slots.set(slot, made);
    else this.#slots.delete(slot);
  }

  /**
   * Changes a slot, at once in this page, and then in the browser's store, where another tab may have saved since.
   * @param isLeaving the page, so that there is no time to read the store first
   */
  async #change(slot: number, make: (there: Slot | undefined) => Slot | undefined, isLeaving = false): Promise<void> {
    const { store } = this.#parts;
    const before = this.#slots.get(slot);
    let made = make(before);
    this.#hold(slot, made);
    this.#changes++;
    this.#pending.set(slot, (this.#pending.get(slot) ?? 0) + 1);
    this.#tell();
    let isKept = false;
    await this.#guard(async () => {
      const here = made && keptOf(made);
      if (isLeaving && here) await store.put(this.#owner, this.key, slot, here);
      else
        await store.change(this.#owner, this.key, slot, (kept) => {
          // If only this page has the save, it is the newest.
          const there = this.#unkept.has(slot) ? before : this.#slotOf(before, kept);
          if (there !== before) made = make(there);
          return made && keptOf(made);
        });
      isKept = true;
      this.#unkept.delete(slot);
    });
    if (!isKept) this.#unkept.add(slot);
    const pending = (this.#pending.get(slot) ?? 1) - 1;
    this.#pending.set(slot, pending);
    // Later changes of the slot already start from this one.
    if (pending > 0 || made === this.#slots.get(slot)) return;
    this.#hold(slot, made);
    this.#changes++;
    this.#tell();
  }

  /** Runs a call of the store. A failure is shown, and the game continues. */
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
      const held = this.#slots.get(slot);
      if (!held || held.mine.raw === NOTHING) return undefined;
      const { state, mine, theirs } = held;
      return { ...mine, isUnsent: state.isUnsent, theirs };
    });
    const guests = [...this.#guests.values()];
    this.#view = { ...this.#view, ...change, slots, guests, newest: newestOf({ slots, guests }) };
    for (const listener of this.#listeners) listener();
  }
}
