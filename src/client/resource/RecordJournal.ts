import { type BrowserStorage, JsonStorage, UNDO_STEPS } from '#client/saving/JsonStorage.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { changedLeaves, differIn, type Leaf, leafValue, withLeaves } from '#domain/resource/leaf.ts';
import type { EditSteps } from './RecordEdits.ts';

/** Edits of one record that the server does not have yet. */
interface Entry {
  readonly at: number;
  /** The newest revision of the scenario that was known then, to be compared with its last restore. */
  readonly asOf: number;
  /** By path of the leaf, its value before and after, and those in between that were sent and not answered. */
  readonly leaves: Readonly<Record<string, readonly [before: unknown, after: unknown, ...sent: unknown[]]>>;
}

/** Edits of one record, as records. `sent`: those of which one may be what the server has. */
export interface KeptEdit {
  readonly before: object;
  readonly after: object;
  readonly sent: readonly object[];
}

type PackedStep = readonly (readonly [number: number, path: string, before: unknown, after: unknown])[];
interface PackedSteps {
  readonly asOf: number;
  readonly back: readonly PackedStep[];
  readonly forth: readonly PackedStep[];
}

const PREFIX = 'meikyu.records';
/** Characters of JSON of the steps that are kept: the browser's storage is for all kinds, and for floors. */
const STEPS_SIZE = 200_000;

/** What the key begins with, or is, under which steps are kept that can be taken back. @param owner as of the journal, or a part of that */
export const storedSteps = ({ name }: Pick<Resource, 'name'>, owner: string): string => `${UNDO_STEPS}${name}.${owner}`;

/**
 * What the browser keeps of unsent edits of one kind of record: an entry for each record and tab, so that none overwrites another's.
 * Besides, the steps that can be taken back.
 */
export class RecordJournal {
  readonly #storage: JsonStorage;
  readonly #resource: Resource;
  readonly #prefix: string;
  readonly #steps: string;
  readonly #tab: string;
  readonly #now: () => number;
  /** Entries of other tabs, or of this one before a reload, that were taken over. */
  readonly #adopted = new Map<number, string[]>();
  /** Records whose newest edit found no room. */
  readonly #unkept = new Set<number>();

  /** `owner`: account and scenario; `tab`: any text of this page load's own. */
  constructor(resource: Resource, storage: BrowserStorage, owner: string, tab: string, now: () => number) {
    this.#storage = new JsonStorage(storage);
    this.#resource = resource;
    this.#prefix = `${PREFIX}.journal.${owner}.${resource.name}.`;
    this.#steps = storedSteps(resource, owner);
    this.#tab = tab;
    this.#now = now;
  }

  /** Whether the browser has room for every edit. */
  get isKept(): boolean {
    return this.#unkept.size === 0;
  }

  write(number: number, asOf: number, { before, after, sent }: KeptEdit): void {
    const isChanged = (leaf: Leaf) => [after, ...sent].some((record) => differIn(leaf, before, record));
    const leaves = Object.fromEntries(
      this.#resource.leaves
        .filter(isChanged)
        .map((leaf) => [
          leaf.path,
          [leafValue(before, leaf), leafValue(after, leaf), ...sent.map((record) => leafValue(record, leaf))] as const,
        ]),
    );
    const isKept = this.#storage.write(this.#key(number), { at: this.#now(), asOf, leaves } satisfies Entry);
    if (isKept) this.#unkept.delete(number);
    else this.#unkept.add(number);
  }

  clear(number: number): void {
    for (const key of [this.#key(number), ...(this.#adopted.get(number) ?? [])]) this.#storage.remove(key);
    this.#forget(number);
  }

  /**
   * Takes over every entry, the newest last, as records made of `present`. What it holds may have been sent as the page went.
   * Entries from before a restore are set aside instead.
   */
  takeOver(
    present: (number: number) => object,
    restoredRevision: number,
  ): { edits: Map<number, KeptEdit>; wasSetAside: boolean } {
    const found = this.#storage
      .keys(this.#prefix)
      .flatMap((key) => {
        const entry = this.#storage.read<Entry>(key);
        const number = Number(key.slice(this.#prefix.length).split('.')[0]);
        return entry?.leaves && Number.isInteger(number) ? [{ key, number, entry }] : [];
      })
      .sort((one, other) => one.entry.at - other.entry.at);
    const edits = new Map<number, KeptEdit>();
    let wasSetAside = false;
    for (const { key, number, entry } of found) {
      if (entry.asOf < restoredRevision) {
        this.#setAside(key);
        wasSetAside = true;
        continue;
      }
      const { before, after, sent } = edits.get(number) ?? {
        before: present(number),
        after: present(number),
        sent: [],
      };
      const changed = this.#resource.leaves.filter(({ path }) => entry.leaves[path]);
      /** A record with the values that an entry has at a place. */
      const madeOf = (record: object, at: number) =>
        withLeaves(
          record,
          changed.map((leaf) => [leaf, entry.leaves[leaf.path]?.[at]]),
        );
      const count = Math.max(2, ...changed.map(({ path }) => entry.leaves[path]?.length ?? 0));
      const states = Array.from({ length: count }, (_, at) => madeOf(at === 0 ? before : after, at));
      edits.set(number, {
        before: states[0] ?? before,
        after: states[1] ?? after,
        sent: this.#distinct([...sent, ...states.slice(1)]),
      });
      this.#adopted.set(number, [...(this.#adopted.get(number) ?? []), key]);
    }
    return { edits, wasSetAside };
  }

  /** Puts the entry of a record out of the way without destroying it: it is older than a restore. */
  setAside(number: number): void {
    for (const key of [this.#key(number), ...(this.#adopted.get(number) ?? [])]) this.#setAside(key);
    this.#forget(number);
  }

  /** The steps that any tab kept last; none from before a restore. */
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

  /** Keeps the newest steps, as far as they are not too large. */
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

  #forget(number: number): void {
    this.#adopted.delete(number);
    this.#unkept.delete(number);
  }

  /** Each reload takes over what the one before did: what is known already is not kept twice. */
  #distinct(records: readonly object[]): readonly object[] {
    const isSame = (one: object) => (other: object) => changedLeaves(this.#resource.leaves, one, other).length === 0;
    return records.filter((record, at) => records.findIndex(isSame(record)) === at);
  }

  #setAside(key: string): void {
    this.#storage.move(key, key.replace(PREFIX, `${PREFIX}.aside`));
  }

  #key(number: number): string {
    return `${this.#prefix}${number}.${this.#tab}`;
  }
}
