import { storable, storableRecord } from '#client/resource/overlong.ts';
import type { FloorSettingsValues } from '#domain/map/files/mapFile.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { isSameValue, type Leaf, leafValue, withLeaves } from '#domain/resource/leaf.ts';
import type { FloorSettings } from './FloorApi.ts';
import type { FloorShelf } from './FloorShelf.ts';

type Place = Pick<Leaf, 'path' | 'keys'>;

/**
 * A setting that the author has changed and the server lacks: `before` is what it was changed from, `value` what was typed, of any length,
 * `sent` what went out of it and was not answered, of which the server may have one.
 */
export interface SettingEdit extends Place {
  readonly before: unknown;
  readonly value: unknown;
  readonly sent: readonly unknown[];
}

export interface UnsentSettings {
  /** By field, whole: what holds several values travels with all of them. */
  readonly changes: Partial<FloorSettingsValues>;
  readonly revision: number;
}

const SIZE = 'labyrinth_size';

/**
 * The settings of one floor being edited, leaf by leaf: what the server has, and what the author has made of it. Every change is
 * written to the shelf at once. What others changed to something else meanwhile waits for the author.
 */
export class FloorSettingsEdits {
  readonly #shelf: FloorShelf;
  /** Of the settings that were changed, what their fields take: by path. */
  readonly #leaves: Map<string, Leaf>;
  readonly #listeners = new Set<() => void>();
  #server: FloorSettings;
  #edits: ReadonlyMap<string, SettingEdit> = new Map();
  /** With what was typed, and with what is stored of that. */
  #typed: FloorSettingsValues;
  #values: FloorSettingsValues;
  #overlong: readonly Leaf[] = [];
  #isKept = true;
  /** Journals of other tabs, or of this one before a reload, that were taken over. */
  #adopted: readonly string[];

  /** @param leaves of the settings of which the browser may have kept changes; those that are changed later bring their own */
  constructor(server: FloorSettings, shelf: FloorShelf, leaves: readonly Leaf[] = []) {
    this.#server = server;
    this.#leaves = new Map(leaves.map((leaf) => [leaf.path, leaf]));
    this.#shelf = shelf;
    const found = shelf.readSettings();
    const usable = found.filter(({ asOf }) => asOf >= server.restoredRevision);
    shelf.setAside(found.filter((one) => !usable.includes(one)).map(({ key }) => key));
    this.#adopted = usable.map(({ key }) => key);
    this.#edits = new Map(
      usable.flatMap(({ edits }) => edits.map((edit) => [edit.path, this.#withSent(edit)] as const)),
    );
    this.#values = server.values;
    this.#typed = server.values;
    this.#settle();
  }

  /** With the author's edits as they are stored, or will be. The same object until something changes. */
  get values(): FloorSettingsValues {
    return this.#values;
  }

  /** As the author has typed them: with the whole of names that are too long to be stored. Else the same as `values`. */
  get typed(): FloorSettingsValues {
    return this.#typed;
  }

  /** The settings of which more was typed than is stored. */
  get overlong(): readonly Leaf[] {
    return this.#overlong;
  }

  /** As the server has them. */
  get server(): FloorSettings {
    return this.#server;
  }

  /** Whether the browser has room for what is unsent. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Cells a side. */
  get size(): number {
    return FLOOR_SIZES[this.#values.labyrinth_size as 0 | 1 | 2];
  }

  /** Settings that others have changed to something else than the author. */
  get conflicts(): readonly (SettingEdit & { readonly theirs: unknown })[] {
    return [...this.#edits.values()].flatMap((edit) => {
      const theirs = this.#valueOf(edit);
      return isSameValue(theirs, edit.before) ? [] : [{ ...edit, theirs }];
    });
  }

  /** The size has a call of its own, so it goes alone. Undefined where nothing is to be sent, or a conflict waits. */
  get unsent(): UnsentSettings | undefined {
    const unsent = [...this.#edits.values()].filter(
      (edit) => !isSameValue(leafValue(this.#values, edit), this.#valueOf(edit)),
    );
    if (unsent.length === 0 || this.conflicts.length > 0) return undefined;
    const { revision } = this.#server;
    if (this.#edits.has(SIZE)) return { revision, changes: { labyrinth_size: this.#values.labyrinth_size } };
    const fields = new Set(unsent.map(({ keys }) => keys[0] as keyof FloorSettingsValues));
    return { revision, changes: Object.fromEntries([...fields].map((field) => [field, this.#values[field]])) };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  edit(leaf: Leaf, value: unknown): void {
    const { path, keys } = leaf;
    this.#leaves.set(path, leaf);
    const { before, sent } = this.#edits.get(path) ?? { before: this.#valueOf({ path, keys }), sent: [] };
    this.#change((edits) => edits.set(path, { path, keys, before, value, sent }));
  }

  /** Decides conflicts: mine is sent again over theirs, or theirs stays. */
  settle(path: string, choice: 'mine' | 'theirs'): void {
    const edit = this.#edits.get(path);
    if (!edit) return;
    this.#change((edits) => {
      if (choice === 'theirs') edits.delete(path);
      else edits.set(path, { ...edit, before: this.#valueOf(edit) });
    });
  }

  /** These are on their way: until there is an answer, what the server has may be the author's own. */
  sending(changes: Partial<FloorSettingsValues>): void {
    const isSent = ({ keys }: Place) => (keys[0] as string) in changes;
    this.#edits = new Map(
      Array.from(this.#edits, ([path, edit]) => [path, isSent(edit) ? this.#withSent(edit) : edit] as const),
    );
  }

  /** The server has stored `changes` as `revision`. What was changed again meanwhile stays unsent. */
  saved(changes: Partial<FloorSettingsValues>, revision: number): void {
    this.#server = { ...this.#server, revision, values: { ...this.#server.values, ...changes } };
    this.#rebase((field) => field in changes);
  }

  /** The grid was saved from these settings' revision: they are the same at the new one. */
  advanceRevision(from: number, to: number): void {
    if (from === this.#server.revision) this.#server = { ...this.#server, revision: to };
  }

  /** What the server has now. Edits from before a restore are put aside. */
  receive(server: FloorSettings): void {
    const wasRestored = this.#server.restoredRevision < server.restoredRevision;
    if (server.revision < this.#server.revision && !wasRestored) return;
    if (wasRestored) {
      this.#shelf.setAside(this.#shelf.readSettings().map(({ key }) => key));
      this.#edits = new Map();
    }
    this.#server = server;
    this.#change(() => {});
  }

  /** Edits of these fields were made from what the server has now. */
  #rebase(isSaved: (field: string) => boolean): void {
    this.#change((edits) => {
      for (const edit of this.#edits.values()) {
        if (isSaved(edit.keys[0] as string)) edits.set(edit.path, { ...edit, before: this.#valueOf(edit), sent: [] });
      }
    });
  }

  #change(make: (edits: Map<string, SettingEdit>) => void): void {
    const edits = new Map(this.#edits);
    make(edits);
    this.#edits = edits;
    this.#settle();
    for (const listener of this.#listeners) listener();
  }

  /** Drops what the server has already, keeps the rest, and makes the values of it. */
  #settle(): void {
    const { hasLabyrinth, values, revision, restoredRevision } = this.#server;
    const edits = [...this.#edits.values()]
      .map(this.#rebased)
      .filter((edit) => !isSameValue(edit.value, this.#valueOf(edit)) && !(hasLabyrinth && edit.path === SIZE));
    this.#edits = new Map(edits.map((edit) => [edit.path, edit]));
    this.#isKept = this.#shelf.writeSettings({ asOf: Math.max(revision, restoredRevision), edits }, this.#adopted);
    this.#adopted = [];
    const changes = edits.map((edit) => [edit, edit.value] as const);
    this.#typed = edits.length === 0 ? values : withLeaves(values, changes);
    const { record, overlong } = storableRecord([...this.#leaves.values()], this.#typed, values);
    this.#values = record;
    this.#overlong = overlong;
  }

  /** What was made since of a value that was sent, and that the server has now, was made of that. */
  readonly #rebased = (edit: SettingEdit): SettingEdit => {
    const theirs = this.#valueOf(edit);
    return edit.sent.some((value) => isSameValue(value, theirs)) ? { ...edit, before: theirs, sent: [] } : edit;
  };

  #valueOf(place: Place): unknown {
    return leafValue(this.#server.values, place);
  }

  /** An edit with what goes out of it now. What an older program kept says nothing of what was sent. */
  #withSent(edit: Omit<SettingEdit, 'sent'> & Partial<SettingEdit>): SettingEdit {
    const { path, before, value, sent = [] } = edit;
    const field = this.#leaves.get(path)?.field;
    const going = field ? storable(field, value, before) : value;
    return { ...edit, sent: sent.some((one) => isSameValue(one, going)) ? sent : [...sent, going] };
  }
}
