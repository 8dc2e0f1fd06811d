import type { Clock } from '#client/clock.ts';
import { type KeptSlot, type SaveStore, StoreError, type StoreFault } from '#client/page/SaveStore.ts';
import { timings } from '#client/timings.ts';
import { type ReadSave, readSave, type Save } from '#game/journal/Save.ts';
import { AUTOSAVE, SAVE_SLOTS, type SaveKey, strangenessOf } from '#game/journal/SaveKey.ts';
import type { SaveResult, ServerSaves, ServerSlot } from './ServerSaves.ts';

/** A slot as it is shown; undefined one that is free. */
export interface SlotView {
  readonly read: ReadSave;
  /** Whether the server is still to get it. */
  readonly isUnsent: boolean;
  /** What another device has put there meanwhile: neither takes the place of the other unasked. */
  readonly theirs: Save | undefined;
}

/** All slots of a game, and what is wrong with keeping them. */
export interface SavesView {
  /** Whether it is known by now what the browser has. */
  readonly isRead: boolean;
  readonly slots: readonly (SlotView | undefined)[];
  readonly storeFault: StoreFault | undefined;
  /** In the server's words. */
  readonly refusal: string | undefined;
}

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
  readonly theirs?: { readonly revision: number; readonly save: Save };
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
  /** Slots of which this page alone has the newest. */
  readonly #unkept = new Set<number>();
  readonly #listeners = new Set<() => void>();
  /** Another number after each change of a slot. */
  #changes = 0;
  #view: SavesView = { isRead: false, slots: [], storeFault: undefined, refusal: undefined };
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

  /** The save that was made last; undefined where there is none that can be read. */
  get newest(): Save | undefined {
    return this.#view.slots
      .flatMap((slot) => (slot && 'save' in slot.read ? slot.read.save : []))
      .sort((one, other) => other.saved_at - one.saved_at)[0];
  }

  /** Reads what the browser has, then brings it and the server to one. */
  async refresh(): Promise<void> {
    await this.#readStore();
    await this.sync();
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

  /** Keeps a save; an autosave is sent after a while, another one at once. */
  async write(slot: number, save: Save): Promise<void> {
    const isUnsent = this.#parts.server !== undefined;
    await this.#keep(slot, { save, revision: this.#held.get(slot)?.kept.revision ?? 0, isUnsent }, { save });
    if (!isUnsent) return;
    if (slot === AUTOSAVE) {
      this.#cancelSending ??= this.#parts.clock.after(timings.autosavePause, () => void this.#sendAutosave());
    } else await this.#inTurn(() => this.#send(slot));
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
    if (!this.#parts.server || held.kept.revision === 0) return this.#drop(slot);
    await this.#keep(slot, { save: null, revision: held.kept.revision, isUnsent: true }, held.read);
    await this.#inTurn(() => this.#send(slot));
  }

  /** Settles which of two devices' saves has the slot. */
  async settle(slot: number, whose: 'mine' | 'theirs'): Promise<void> {
    const held = this.#held.get(slot);
    if (!held?.theirs) return;
    const { revision, save } = held.theirs;
    if (whose === 'theirs') return this.#keep(slot, { save, revision, isUnsent: false }, { save });
    await this.#keep(slot, { ...held.kept, revision, isUnsent: true }, held.read);
    await this.#inTurn(() => this.#send(slot));
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
      await this.#keep(slot, { ...kept, revision: 0 }, read);
      return this.#send(slot);
    }
    if (theirs?.revision === there.revision) return;
    if (there.revision === kept.revision) return this.#send(slot);
    const isSame = kept.save !== null && 'save' in read && read.save.saved_at === there.saved_at;
    // The answer to an earlier write was lost.
    if (isSame) return this.#keep(slot, { ...kept, revision: there.revision, isUnsent: false }, read);
    await this.#fetch(slot);
  }

  /** Takes over what the server has; where something unsent stands there, both are kept until somebody says which. */
  async #fetch(slot: number): Promise<void> {
    const found = await this.#parts.server?.read(this.key, slot);
    if (!found) return;
    const read = readSave(found.save);
    const held = this.#held.get(slot);
    if (!held?.kept.isUnsent || held.kept.save === null) return this.#keep(slot, { ...found, isUnsent: false }, read);
    if (!('save' in read)) return;
    this.#held.set(slot, { ...held, theirs: { revision: found.revision, save: read.save } });
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
    const { save, revision } = held.kept;
    if (save !== null && !('save' in held.read)) return;
    const result =
      save === null || !('save' in held.read)
        ? await server.remove(this.key, slot, revision)
        : await server.write(slot, revision, held.read.save, outlives);
    await this.#hear(slot, save, result);
  }

  async #hear(slot: number, sent: unknown, result: SaveResult): Promise<void> {
    const held = this.#held.get(slot);
    if (!held) return;
    if (result.kind === 'saved') {
      // It may have been written again meanwhile.
      const isUnsent = held.kept.save !== sent;
      if (sent === null && !isUnsent) return this.#drop(slot);
      await this.#keep(slot, { ...held.kept, revision: result.revision, isUnsent }, held.read);
    } else if (result.kind === 'stale') await this.#meet(slot, result.present);
    else if (result.kind === 'refused') this.#tell({ refusal: result.message });
  }

  /** What was saved without an account belongs to who has logged in since, in slots that are free. */
  async #adopt(own: ReadonlyMap<number, KeptSlot>): Promise<ReadonlyMap<number, KeptSlot>> {
    const { store, owner } = this.#parts;
    if (owner === undefined) return own;
    const all = new Map(own);
    for (const [slot, kept] of await store.read(NOBODY, this.key)) {
      if (all.has(slot)) continue;
      const adopted = { ...kept, isUnsent: this.#parts.server !== undefined };
      await store.put(owner, this.key, slot, adopted);
      await store.remove(NOBODY, this.key, slot);
      all.set(slot, adopted);
    }
    return all;
  }

  async #readStore(): Promise<void> {
    // What had no room may have it now.
    for (const slot of this.#unkept) {
      const held = this.#held.get(slot);
      if (held) await this.#keep(slot, held.kept, held.read);
    }
    const changes = this.#changes;
    await this.#guard(async () => {
      const kept = await this.#adopt(await this.#parts.store.read(this.#owner, this.key));
      // What was written while it was read is newer.
      if (this.#changes !== changes) return;
      for (const [slot, one] of kept) {
        if (this.#unkept.has(slot)) continue;
        const { theirs } = this.#held.get(slot) ?? {};
        this.#held.set(slot, { kept: one, read: readSave(one.save), ...(theirs && { theirs }) });
      }
      for (const slot of this.#held.keys()) if (!kept.has(slot) && !this.#unkept.has(slot)) this.#held.delete(slot);
    });
    this.#tell({ isRead: true });
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
      return { read: held.read, isUnsent: held.kept.isUnsent, theirs: held.theirs?.save };
    });
    this.#view = { ...this.#view, ...change, slots };
    for (const listener of this.#listeners) listener();
  }
}
