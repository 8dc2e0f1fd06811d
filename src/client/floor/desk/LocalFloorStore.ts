import { JsonStorage, UNDO_STEPS } from '#client/storage/JsonStorage.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';
import { Journal, type JournalEntry } from '#client/sync/Journal.ts';
import type { Unsent } from '#client/sync/Revisioned.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { packGrid, unpackGrid } from '#domain/map/packGrid.ts';
import { type PackedSteps, packPatch, unpackPatch } from '#domain/map/packPatch.ts';
import type { Patch } from '#domain/map/patch.ts';
import { fromBase64, toBase64 } from '#domain/text/base64.ts';

export interface KeptSteps {
  readonly asOf: number;
  readonly back: readonly Patch[];
  readonly forth: readonly Patch[];
}

/** Strokes that the server does not have yet; each floor is packed. */
interface Entry extends JournalEntry {
  readonly base: string;
  readonly grid: string;
  readonly sent?: readonly string[];
}

const PREFIX = 'meikyu.map';

/**
 * The local store of one floor for one account: a journal for each tab (Journal) and the undo steps. If the storage is full, the undo steps
 * of the least recently used floors are removed.
 */
export class LocalFloorStore {
  readonly #journal: Journal<Entry>;
  readonly #storage: JsonStorage;
  readonly #floor: string;
  readonly #now: () => number;

  /** `floor`: account, scenario and number; `tab`: any text that is unique to this page load. */
  constructor(storage: BrowserStorage, floor: string, tab: string, now: () => number = Date.now) {
    this.#journal = new Journal(storage, { prefix: PREFIX, owner: floor, tab }, now);
    this.#storage = new JsonStorage(storage);
    this.#floor = floor;
    this.#now = now;
  }

  /** Whether there was room for the journal. */
  get isKept(): boolean {
    return this.#journal.isKept;
  }

  /** Takes over the journals of all tabs, oldest first. Unreadable ones are left out; those from before a restore are moved aside. */
  takeOver(restoredRevision: number): { journals: Unsent<FloorGrid>[]; wasSetAside: boolean } {
    const { found, wasSetAside } = this.#journal.takeOver(restoredRevision);
    const unpacked = (packed: string) => unpackGrid(fromBase64(packed));
    const journals = found.flatMap(({ entry: { base, grid, sent = [] } }) => {
      try {
        return [{ base: unpacked(base), mine: unpacked(grid), sent: sent.map(unpacked) }];
      } catch {
        return [];
      }
    });
    return { journals, wasSetAside };
  }

  /** Writes this tab's journal at once. */
  writeJournal(asOf: number, { base, mine, sent }: Unsent<FloorGrid>): void {
    const packed = (plain: FloorGrid) => toBase64(packGrid(plain));
    this.#journal.write('', { asOf, base: packed(base), grid: packed(mine), sent: sent.map(packed) });
  }

  /** Removes the journal after the server has stored all of it. */
  clearJournal(): void {
    this.#journal.clear('');
  }

  /** Moves what must not be replayed (it is older than a restore) aside without destroying it. */
  setAside(): void {
    this.#journal.setAside('');
    this.setStepsAside();
  }

  readSteps(): KeptSteps | undefined {
    const kept = this.#storage.read<PackedSteps>(this.#undoKey);
    if (!kept) return undefined;
    return { asOf: kept.asOf, back: kept.back.map(unpackPatch), forth: kept.forth.map(unpackPatch) };
  }

  /** Stores the steps; if there is no room for all, at least the last 20. @returns whether there was room for them. */
  writeSteps({ asOf, back, forth }: KeptSteps): boolean {
    const kept = { at: this.#now(), asOf, back: back.map(packPatch), forth: forth.map(packPatch) };
    return (
      this.#storage.write(this.#undoKey, kept) ||
      this.#storage.write(this.#undoKey, { ...kept, back: kept.back.slice(-20), forth: [] })
    );
  }

  setStepsAside(): void {
    this.#storage.move(this.#undoKey, this.#undoKey.replace(PREFIX, `${PREFIX}.aside`));
  }

  get #undoKey(): string {
    return UNDO_STEPS + this.#floor;
  }
}
