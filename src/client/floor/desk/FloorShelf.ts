import { type BrowserStorage, JsonStorage, UNDO_STEPS } from '#client/saving/JsonStorage.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { packGrid, unpackGrid } from '#domain/map/packGrid.ts';
import { type PackedSteps, packPatch, unpackPatch } from '#domain/map/packPatch.ts';
import type { Patch } from '#domain/map/patch.ts';
import { fromBase64, toBase64 } from '#domain/text/base64.ts';

/**
 * Strokes that the server does not have yet: `grid` is what the author made of `base`, the server's floor.
 * `asOf`: the newest revision of the scenario that was known then, to be compared with its last restore.
 */
export interface Journal {
  readonly asOf: number;
  readonly base: FloorGrid;
  readonly grid: FloorGrid;
  /** Floors that were sent and not answered: the server may have one of them. */
  readonly sent: readonly FloorGrid[];
}

export interface KeptSteps {
  readonly asOf: number;
  readonly back: readonly Patch[];
  readonly forth: readonly Patch[];
}

const PREFIX = 'meikyu.map';

/**
 * What the browser keeps of one floor for one account: a journal for each tab (so that none overwrites another's
 * strokes) and the undo steps, of which those of the floors used longest ago give way where storage is full.
 */
export class FloorShelf {
  readonly #storage: JsonStorage;
  readonly #floor: string;
  readonly #tab: string;
  readonly #now: () => number;

  /** `floor`: account, scenario and number; `tab`: any text of this page load's own. */
  constructor(storage: BrowserStorage, floor: string, tab: string, now: () => number = Date.now) {
    this.#storage = new JsonStorage(storage);
    this.#floor = floor;
    this.#tab = tab;
    this.#now = now;
  }

  /** The journals of all tabs with their keys, oldest first. One that cannot be read is left out. */
  readJournals(): { key: string; journal: Journal }[] {
    const prefix = `${PREFIX}.journal.${this.#floor}.`;
    return this.#storage
      .keys(prefix)
      .flatMap((key) => {
        const kept = this.#storage.read<{ at: number; asOf: number; base: string; grid: string; sent?: string[] }>(key);
        if (!kept) return [];
        try {
          const unpacked = (packed: string) => unpackGrid(fromBase64(packed));
          const [base, grid, sent] = [unpacked(kept.base), unpacked(kept.grid), (kept.sent ?? []).map(unpacked)];
          return [{ key, at: kept.at, journal: { asOf: kept.asOf, base, grid, sent } }];
        } catch {
          return [];
        }
      })
      .sort((a, b) => a.at - b.at);
  }

  /** Writes this tab's journal at once. @returns whether there was room for it. */
  writeJournal({ asOf, base, grid, sent }: Journal): boolean {
    const packed = (plain: FloorGrid) => toBase64(packGrid(plain));
    return this.#storage.write(`${PREFIX}.journal.${this.#floor}.${this.#tab}`, {
      at: this.#now(),
      asOf,
      base: packed(base),
      grid: packed(grid),
      sent: sent.map(packed),
    });
  }

  /** Removes this tab's journal, or others that it has taken over. */
  clearJournals(keys: readonly string[] = []): void {
    for (const key of [`${PREFIX}.journal.${this.#floor}.${this.#tab}`, ...keys]) this.#storage.remove(key);
  }

  readSteps(): KeptSteps | undefined {
    const kept = this.#storage.read<PackedSteps>(this.#undoKey);
    if (!kept) return undefined;
    return { asOf: kept.asOf, back: kept.back.map(unpackPatch), forth: kept.forth.map(unpackPatch) };
  }

  /** Where there is no room for all, at least the last 20 steps. @returns whether there was room for them. */
  writeSteps({ asOf, back, forth }: KeptSteps): boolean {
    const kept = { at: this.#now(), asOf, back: back.map(packPatch), forth: forth.map(packPatch) };
    return (
      this.#storage.write(this.#undoKey, kept) ||
      this.#storage.write(this.#undoKey, { ...kept, back: kept.back.slice(-20), forth: [] })
    );
  }

  /** Puts what must not be replayed (it is older than a restore) out of the way without destroying it. */
  setAside(keys: readonly string[]): void {
    for (const key of keys) this.#storage.move(key, key.replace(PREFIX, `${PREFIX}.aside`));
  }

  setStepsAside(): void {
    this.setAside([this.#undoKey]);
  }

  get #undoKey(): string {
    return UNDO_STEPS + this.#floor;
  }
}
