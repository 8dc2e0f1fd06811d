import { JsonStorage, UNDO_STEPS } from '#client/storage/JsonStorage.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';
import { Journal, type JournalEntry } from '#client/sync/Journal.ts';
import type { Unsent } from '#client/sync/Revisioned.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { changedLeaves, differIn, type Leaf, leafValue, withLeaves } from '#domain/resource/leaf.ts';
import type { EditSteps } from './RecordEdits.ts';

/** Edits of one record that the server does not have yet. */
interface Entry extends JournalEntry {
  /** The value of each leaf before and after, followed by values that were sent but not answered; keyed by the path of the leaf. */
  readonly leaves: Readonly<Record<string, readonly [before: unknown, after: unknown, ...sent: unknown[]]>>;
}

type PackedStep = readonly (readonly [number: number, path: string, before: unknown, after: unknown])[];
interface PackedSteps {
  readonly asOf: number;
  readonly back: readonly PackedStep[];
  readonly forth: readonly PackedStep[];
}

/** The maximum number of JSON characters of stored steps: the browser's storage is shared by all kinds and the floors. */
const STEPS_SIZE = 200_000;

/**
 * Returns the storage key of undo steps; for the first part of an owner, the prefix of the keys. @param owner as in the journal
 */
export const storedSteps = ({ name }: Pick<Resource, 'name'>, owner: string): string => `${UNDO_STEPS}${name}.${owner}`;

/** The unsent edits of one kind of record in the browser's storage (Journal), leaf by leaf, and the steps for undo and redo. */
export class RecordJournal {
  readonly #journal: Journal<Entry>;
  readonly #storage: JsonStorage;
  readonly #resource: Resource;
  readonly #steps: string;
  readonly #now: () => number;

  /** `owner`: account and scenario; `tab`: any text unique to this page load. */
  constructor(resource: Resource, storage: BrowserStorage, owner: string, tab: string, now: () => number) {
    const place = { prefix: 'meikyu.records', owner: `${owner}.${resource.name}`, tab };
    this.#journal = new Journal(storage, place, now);
    this.#storage = new JsonStorage(storage);
    this.#resource = resource;
    this.#steps = storedSteps(resource, owner);
    this.#now = now;
  }

  /** Whether the browser has room for every edit. */
  get isKept(): boolean {
    return this.#journal.isKept;
  }

  write(number: number, asOf: number, { base, mine, sent }: Unsent<object>): void {
    const isChanged = (leaf: Leaf) => [mine, ...sent].some((record) => differIn(leaf, base, record));
    const leaves = Object.fromEntries(
      this.#resource.leaves
        .filter(isChanged)
        .map((leaf) => [
          leaf.path,
          [leafValue(base, leaf), leafValue(mine, leaf), ...sent.map((record) => leafValue(record, leaf))] as const,
        ]),
    );
    this.#journal.write(String(number), { asOf, leaves });
  }

  clear(number: number): void {
    this.#journal.clear(String(number));
  }

  /** Moves the entry of a record aside without destroying it, because it is older than a restore. */
  setAside(number: number): void {
    this.#journal.setAside(String(number));
  }

  /**
   * Takes over every entry, the newest last, as edits of `present`. Their values may have been sent as the page closed. Entries from before
   * a restore are set aside instead.
   */
  takeOver(
    present: (number: number) => object,
    restoredRevision: number,
  ): { edits: Map<number, Unsent<object>>; wasSetAside: boolean } {
    const { found, wasSetAside } = this.#journal.takeOver(restoredRevision);
    const edits = new Map<number, Unsent<object>>();
    for (const { id, entry } of found) {
      const number = Number(id);
      if (!entry.leaves || !Number.isInteger(number)) continue;
      const { base, mine, sent } = edits.get(number) ?? { base: present(number), mine: present(number), sent: [] };
      const changed = this.#resource.leaves.filter(({ path }) => entry.leaves[path]);
      /** Returns a record with the values of an entry at an index. */
      const madeOf = (record: object, at: number) =>
        withLeaves(
          record,
          changed.map((leaf) => [leaf, entry.leaves[leaf.path]?.[at]]),
        );
      const count = Math.max(2, ...changed.map(({ path }) => entry.leaves[path]?.length ?? 0));
      const states = Array.from({ length: count }, (_, at) => madeOf(at === 0 ? base : mine, at));
      edits.set(number, {
        base: states[0] ?? base,
        mine: states[1] ?? mine,
        sent: this.#distinct([...sent, ...states.slice(1)]),
      });
    }
    return { edits, wasSetAside };
  }

  /** Reads the steps that any tab stored last; empty if they are from before a restore. */
  readSteps(restoredRevision: number): EditSteps {
    const kept = this.#storage.read<PackedSteps>(this.#steps);
    if (!kept || kept.asOf < restoredRevision) return { back: [], forth: [] };
    const leaves = new Map(this.#resource.leaves.map((leaf) => [leaf.path, leaf]));
    const unpacked = (steps: readonly PackedStep[]) =>
      steps.map((step) =>
        step.flatMap(([number, path, before, after]) => {
          const leaf = leaves.get(path);
          return leaf ? [{ number, leaf, before, after }] : [];
        }),
      );
    return { back: unpacked(kept.back), forth: unpacked(kept.forth) };
  }

  /** Stores the newest steps that fit into the size limit. */
  writeSteps(asOf: number, { back, forth }: EditSteps): void {
    let room = STEPS_SIZE;
    const packed = (steps: EditSteps['back']): PackedStep[] => {
      const all = steps.map((step) =>
        step.map(({ number, leaf, before, after }) => [number, leaf.path, before, after] as const),
      );
      const first = all.findLastIndex((step) => {
        room -= JSON.stringify(step).length;
        return room < 0;
      });
      return all.slice(first + 1);
    };
    const kept: PackedSteps = { asOf, back: packed(back), forth: packed(forth) };
    if (back.length + forth.length > 0) this.#storage.write(this.#steps, { at: this.#now(), ...kept });
    else this.#storage.remove(this.#steps);
  }

  /** Each reload takes over the entries of the one before, so records that are already known are not stored twice. */
  #distinct(records: readonly object[]): readonly object[] {
    const isSame = (one: object) => (other: object) => changedLeaves(this.#resource.leaves, one, other).length === 0;
    return records.filter((record, at) => records.findIndex(isSame(record)) === at);
  }
}
