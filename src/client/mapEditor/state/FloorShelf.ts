import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { packGrid, unpackGrid } from '#domain/map/packGrid.ts';
import type { Patch } from '#domain/map/patch.ts';
import { fromBase64, toBase64 } from '#domain/text/base64.ts';
import { type PackedPatch, packPatch, unpackPatch } from './packPatch.ts';

/** What of the browser's localStorage is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Strokes that the server does not have yet: `grid` is what the author made of `base`, the server's floor.
 * `asOf`: the newest revision of the scenario that was known then, to be compared with its last restore.
 */
export interface Journal {
  readonly asOf: number;
  readonly base: FloorGrid;
  readonly grid: FloorGrid;
}

export interface KeptSteps {
  readonly asOf: number;
  readonly back: readonly Patch[];
  readonly forth: readonly Patch[];
}

const PREFIX = 'meikyu.map';

/**
 * What the browser keeps of one floor for one account: a journal for each tab (so that none overwrites another's
 * strokes) and the undo steps. Where storage is full, the undo steps of the floors used longest ago give way.
 */
export class FloorShelf {
  readonly #storage: BrowserStorage;
  readonly #floor: string;
  readonly #tab: string;
  readonly #now: () => number;

  /** `floor`: account, scenario and number; `tab`: any text of this page load's own. */
  constructor(storage: BrowserStorage, floor: string, tab: string, now: () => number = Date.now) {
    this.#storage = storage;
    this.#floor = floor;
    this.#tab = tab;
    this.#now = now;
  }

  /** The journals of all tabs with their keys, oldest first. One that cannot be read is left out. */
  readJournals(): { key: string; journal: Journal }[] {
    const prefix = `${PREFIX}.journal.${this.#floor}.`;
    return this.#keys(prefix)
      .flatMap((key) => {
        const kept = this.#read<{ at: number; asOf: number; base: string; grid: string }>(key);
        if (!kept) return [];
        try {
          const [base, grid] = [unpackGrid(fromBase64(kept.base)), unpackGrid(fromBase64(kept.grid))];
          return [{ key, at: kept.at, journal: { asOf: kept.asOf, base, grid } }];
        } catch {
          return [];
        }
      })
      .sort((a, b) => a.at - b.at);
  }

  /** Writes this tab's journal at once. @returns whether there was room for it. */
  writeJournal({ asOf, base, grid }: Journal): boolean {
    const packed = (plain: FloorGrid) => toBase64(packGrid(plain));
    return this.#write(`${PREFIX}.journal.${this.#floor}.${this.#tab}`, {
      at: this.#now(),
      asOf,
      base: packed(base),
      grid: packed(grid),
    });
  }

  /** Removes this tab's journal, or others that it has taken over. */
  clearJournals(keys: readonly string[] = []): void {
    for (const key of [`${PREFIX}.journal.${this.#floor}.${this.#tab}`, ...keys]) this.#storage.removeItem(key);
  }

  readSteps(): KeptSteps | undefined {
    const kept = this.#read<{ asOf: number; back: PackedPatch[]; forth: PackedPatch[] }>(this.#undoKey);
    if (!kept) return undefined;
    return { asOf: kept.asOf, back: kept.back.map(unpackPatch), forth: kept.forth.map(unpackPatch) };
  }

  writeSteps({ asOf, back, forth }: KeptSteps): void {
    const kept = { at: this.#now(), asOf, back: back.map(packPatch), forth: forth.map(packPatch) };
    if (!this.#write(this.#undoKey, kept))
      this.#write(this.#undoKey, { ...kept, back: kept.back.slice(-20), forth: [] });
  }

  /** Puts what must not be replayed (it is older than a restore) out of the way without destroying it. */
  setAside(keys: readonly string[]): void {
    for (const key of keys) {
      const kept = this.#storage.getItem(key);
      this.#storage.removeItem(key);
      if (kept !== null) this.#write(key.replace(PREFIX, `${PREFIX}.aside`), JSON.parse(kept));
    }
  }

  setStepsAside(): void {
    this.setAside([this.#undoKey]);
  }

  get #undoKey(): string {
    return `${PREFIX}.undo.${this.#floor}`;
  }

  #keys(prefix: string): string[] {
    const keys: string[] = [];
    for (let index = 0; index < this.#storage.length; index++) {
      const key = this.#storage.key(index);
      if (key?.startsWith(prefix)) keys.push(key);
    }
    return keys;
  }

  #read<Kept>(key: string): Kept | undefined {
    try {
      const kept: unknown = JSON.parse(this.#storage.getItem(key) ?? 'null');
      return typeof kept === 'object' && kept !== null ? (kept as Kept) : undefined;
    } catch {
      return undefined;
    }
  }

  #write(key: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    for (;;) {
      try {
        this.#storage.setItem(key, text);
        return true;
      } catch {
        // Full: what was set aside goes first, then undo steps, oldest floor first.
        const victim = this.#oldest(`${PREFIX}.aside.`, key) ?? this.#oldest(`${PREFIX}.undo.`, key);
        if (!victim) return false;
        this.#storage.removeItem(victim);
      }
    }
  }

  #oldest(prefix: string, except: string): string | undefined {
    const keys = this.#keys(prefix).filter((key) => key !== except);
    const age = (key: string) => this.#read<{ at?: number }>(key)?.at ?? 0;
    return keys.sort((a, b) => age(a) - age(b))[0];
  }
}
