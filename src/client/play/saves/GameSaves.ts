import type { Clock } from '#client/clock.ts';
import type { KeptSlot, SaveStore } from '#client/page/SaveStore.ts';
import { StoreError } from '#client/sync/BrowserDatabase.ts';
import { exchange } from '#client/sync/exchange.ts';
import { timings } from '#client/timings.ts';
import { parseSave, readSave, type Save } from '#game/journal/Save.ts';
import { AUTOSAVE, SAVE_SLOTS, type SaveKey, strangenessOf } from '#game/journal/SaveKey.ts';
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
  readonly #slots = new Map<number, Slot>();
  /** What was saved without an account and belongs to this one as soon as it has a place. */
  readonly #guests = new Map<number, GuestSave>();
  /** Slots of which this page alone has the newest. */
  readonly #unkept = new Set<number>();
  /** By slot, how many changes the browser has not kept yet. */
  readonly #pending = new Map<number, number>();
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
   * @param isLeaving the page, so that it is kept at once, whatever other tabs do
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

  /** Sends what waits although the page is being left. */
  leave(): void {
    this.#cancelSending?.();
    this.#cancelSending = undefined;
    void this.#send(AUTOSAVE, true);
  }

  async remove(slot: number): Promise<void> {
    await this.#change(slot, (there) => there && this.#edited(there, GONE));
    await this.#inTurn(() => this.#send(slot));
  }

  /** Settles which of two devices' saves has the slot. */
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

  /** Gives a save that was made without an account a free slot. @returns it; undefined where none is free */
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
      for (let slot = 0; slot < SAVE_SLOTS; slot++) {
        const one = there.find((each) => each.slot === slot);
        if (one || this.#slots.has(slot)) await this.#meet(slot, one);
      }
      await this.#adopt(there.map(({ slot }) => slot));
    });
  }

  /** A slot into which its player has saved, or whose save was removed; without a server it is stored by that. */
  #edited(there: Slot | undefined, mine: SeenSave): Slot {
    const before = there?.state ?? storedAs(NOTHING, 0);
    const mark = markOf(mine.raw);
    if (!this.#parts.server) return { state: storedAs(mark, before.revision), mine };
    const state = before.edited(mark);
    return { state, mine, theirs: state.conflicts.length > 0 ? there?.theirs : undefined };
  }

  /** A slot meets what the server has, and what is unsent is sent where nobody has to be asked first. */
  async #meet(slot: number, there: Pick<ServerSlot, 'revision' | 'saved_at'> | null | undefined): Promise<void> {
    const { saved_at: mark, revision } = there ?? { saved_at: NOTHING, revision: 0 };
    const own = this.#slots.get(slot) ?? { state: storedAs(NOTHING, 0), mine: GONE };
    // Where nothing is there of what was removed, nothing of what was sent before has arrived.
    if (isNews(own, mark, revision) || (mark === NOTHING && own.state.mine === NOTHING)) {
      const { state } = met(own, mark, revision);
      // Somebody else's save is read before it is taken over or asked about.
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
      // No answer has told yet whether anything of it is there.
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
      // What was removed has no revision any more.
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
   * What was saved without an account belongs to who has logged in since. It takes no place that the account has filled, here or on
   * the server (`taken`): then its player is asked.
   */
  async #adopt(taken: readonly number[]): Promise<void> {
    for (const [slot, guest] of this.#guests) {
      // One that is here already was taken over by a page that got no further.
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
    // What had no room may have it now.
    for (const slot of this.#unkept) await this.#change(slot, (there) => there);
    const { store, server, owner } = this.#parts;
    const changes = this.#changes;
    await this.#guard(async () => {
      const kept = await store.read(this.#owner, this.key);
      const guests = owner === undefined ? [] : await store.read(NOBODY, this.key);
      // What was written while it was read is newer.
      if (this.#changes !== changes) return;
      for (let slot = 0; slot < SAVE_SLOTS; slot++)
        if (!this.#unkept.has(slot)) this.#hold(slot, this.#slotOf(this.#slots.get(slot), kept.get(slot)));
      this.#guests.clear();
      for (const [slot, { save }] of guests) this.#guests.set(slot, { slot, raw: save, read: readSave(save) });
    });
    // With a server it is asked first which slots are free.
    if (!server) await this.#adopt([]);
    this.#tell({ isRead: true });
  }

  /** A slot as the browser keeps it, with what this page knows beside that. */
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
   * Makes something of a slot, at once for who looks, and then of what the browser keeps: another tab may have saved there since.
   * @param isLeaving the page, in which there is no time to look
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
          // What this page alone has is the newest.
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
    // What was made of it since begins with this.
    if (pending > 0 || made === this.#slots.get(slot)) return;
    this.#hold(slot, made);
    this.#changes++;
    this.#tell();
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
