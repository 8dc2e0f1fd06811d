import type * as z from 'zod';
import type { CheckRule } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS, type RecordKind, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Fault } from '#domain/text/fault.ts';
import type { Label, Language } from '#domain/text/languages.ts';
import { changesSchema, type Field, type FieldMap, initialValues, recordSchema, type ValuesOf } from './field.ts';
import { differIn, isComposite, type Leaf, leafValue, leavesOf } from './leaf.ts';

/** What the author of a kind of record declares: one file in domain/resources, data and pure predicates only. */
interface Declaration<Fields extends FieldMap, Name extends string = keyof Fields & string> {
  readonly name: RecordKindName;
  readonly fields: Fields;
  /** Paths of the leaves that hold its name in both languages: what is shown where a record is referred to, and searched. */
  readonly names?: Readonly<Record<Language, string>>;
  /** What each of its numbers is called, where that stands in a catalog and not in the record. */
  numberNames?(number: number): Label;
  /** None is missed where its name is something that only some of them have; of a note, the English is not missed either. */
  readonly naming?: 'optional' | 'note';
  /** What a record holds beside its name that is begun by typing in the place of a reference to it; by paths of leaves. */
  begunBy?(typed: string, language: Language): Readonly<Record<string, unknown>>;
  /** The parts of its form, in order. */
  readonly sections?: readonly Section<Name, ValuesOf<Fields>>[];
  /** The tables and files in which records are worked on, by name; `list` is the main one. */
  readonly tables?: Readonly<Record<string, Table<Name>>>;
  /** Fields that are checked for banned words, by the area of the result (docs/wire.md, "Checks of words"). */
  readonly bannedWords?: Readonly<Record<string, readonly Name[]>>;
  /** Ready-made values of every number, by name; they are loaded over what is there. */
  readonly presets?: Readonly<Record<string, Preset<Partial<ValuesOf<Fields>>>>>;
  /** Its calls over REST that are not special (rest/paths.ts): the verbs below its path, and other paths of what all kinds can do. */
  readonly calls?: RestCalls;
  /** Of a whole kind: what a number holds that was never written, where that is not the initial value of its fields. */
  defaults?(number: number): Partial<ValuesOf<Fields>>;
  /** Rules between fields. An error is refused, a warning stands in the check list. */
  check?(record: ValuesOf<Fields>, number: number): readonly Problem[];
  /** Rules between records. They are given all that are there, and an error is refused where it is about one that is written. */
  checkTogether?(records: ReadonlyMap<number, ValuesOf<Fields>>): readonly NumberedProblem[];
  /** Values that a record of a number has whatever is stored: it is told so, and refused with the fault where it is to be otherwise. */
  fixed?(number: number): { readonly values: Partial<ValuesOf<Fields>>; readonly fault: Label } | undefined;
  /** What is read in place of fields that mean nothing for a record; what is stored in them stays as it is. */
  readInstead?(record: ValuesOf<Fields>): { readonly [Field in Name]?: Label };
}

export interface Section<Name extends string = string, Values = never> {
  readonly title: Label;
  readonly fields: readonly Name[];
  /** Whether it has a meaning for this record; a hidden section keeps its values. */
  visible?(record: Values, number: number): boolean;
}

export interface Table<Name extends string = string> {
  readonly title: Label;
  /** Fields of its columns, each with all of its leaves, in order. */
  readonly columns: readonly Name[];
  /** Whether the names that a catalog gives the numbers (see `numberNames`) stand beside them. */
  readonly isNamed?: true;
  /** The records that it shows, inclusive; without, all of the kind. */
  readonly numbers?: { readonly first: number; readonly last: number };
  /** Fields of the CSV file behind it, in order after the number; none where there is no such file. */
  readonly csv?: readonly Name[];
  /** The calls that take and give this file, below scenarios/{sid}/. Where there is `csv`, these are. */
  readonly files?: FileCalls;
  /** Those of a file of one record, which they name by `id`; none where records have no file of their own. */
  readonly recordFiles?: FileCalls;
}

/** Values that are written over those of any number. */
export interface Preset<Values = Readonly<Record<string, unknown>>> {
  readonly title: Label;
  values(number: number): Values;
}

export interface RestCalls {
  /** Of the path of the kind, or of `path` below scenarios/{sid}/. */
  readonly verbs: readonly RestVerb[];
  readonly path?: string;
  /** GET of other paths below scenarios/{sid}/, each with what it gives. */
  readonly also?: Readonly<Record<string, 'names' | 'all' | 'list'>>;
  /** POST of a path below scenarios/{sid}/ that loads a preset. */
  readonly sample?: string;
}

/**
 * `list` and `read` are GET, `update` is PUT, `patch` the same as PATCH, `delete` is DELETE. `create` is a POST that writes a record where
 * there is none, `replace` one that writes the record of a number whether it is there or not, and without a number the first blank one.
 */
export type RestVerb = 'list' | 'read' | 'create' | 'replace' | 'update' | 'patch' | 'delete';

export interface FileCalls {
  readonly import: string;
  /** None where the client makes the file itself. */
  readonly export?: string;
}

/** Something to be said of a record. */
export interface Problem {
  /** Path of the leaf or field, or of a page in a leaf (see `leafAt`). */
  readonly path: string;
  readonly severity: 'error' | 'warning';
  /** Which rule of all kinds a warning comes from; absent for one of the kind's own. */
  readonly rule?: Exclude<CheckRule, 'error'>;
  readonly fault: Fault;
}

/** Something to be said of a record beside others. */
export interface NumberedProblem extends Problem {
  readonly number: number;
}

export interface Resource<Fields extends FieldMap = FieldMap> extends Declaration<Fields, string> {
  readonly path: string;
  readonly title: Label;
  /** The numbers that exist, inclusive, and the first that is given to a new record which asks for none. */
  readonly numbers: { readonly first: number; readonly last: number; readonly firstGiven: number };
  /** Every number exists from the start, with its defaults; to delete one is to bring them back. */
  readonly isWhole: boolean;
  readonly leaves: readonly Leaf[];
  /** The initial values of its fields. What a number holds that was never written is `blankOf` it. */
  readonly blank: ValuesOf<Fields>;
  /** A whole record. */
  readonly schema: z.ZodObject<{ [Name in keyof Fields]: z.ZodType<ValuesOf<Fields>[Name]> }, z.core.$strict>;
  /** Any of the fields, or parts of them, none unknown: what a write brings. */
  readonly changesSchema: ReturnType<typeof changesSchema<Fields>>;
}

export type RecordOf<R extends Resource> = R['blank'];

export function defineResource<const Fields extends FieldMap>(declaration: Declaration<Fields>): Resource<Fields> {
  const { path, title, first, last, firstGiven = first, isWhole }: RecordKind = RECORD_KINDS[declaration.name];
  return {
    ...declaration,
    path,
    title,
    numbers: { first, last, firstGiven },
    isWhole: isWhole === true,
    leaves: leavesOf(declaration.fields),
    schema: recordSchema(declaration.fields) as unknown as Resource<Fields>['schema'],
    blank: initialValues(declaration.fields),
    changesSchema: changesSchema(declaration.fields),
  };
}

/** A record of a number with the values of a preset over its own. */
export const withPreset = <Values extends object>(preset: Preset, number: number, record: Values): Values => ({
  ...record,
  ...preset.values(number),
});

/** By kind, what its numbers hold that were never written. */
const blanks = new WeakMap<Resource, Map<number, object>>();

/** What a number of a kind holds that was never written: its defaults. Always the same object, which nobody changes. */
export function blankOf<R extends Resource>(resource: R, number: number): RecordOf<R> {
  const { defaults, blank } = resource;
  if (!defaults) return blank;
  const known = blanks.get(resource) ?? new Map<number, object>();
  blanks.set(resource, known);
  const found = known.get(number) ?? { ...blank, ...defaults(number) };
  known.set(number, found);
  return found as RecordOf<R>;
}

/**
 * The stored data of a record, read leniently so that a row of an older program always opens: a leaf that is missing or holds what may no
 * longer be stored is blank, what no longer exists is left out, and all else is kept.
 */
export function readStored<R extends Resource>(resource: R, number: number, stored: unknown): RecordOf<R> {
  return readLeaves(resource.fields, stored, blankOf(resource, number)) as RecordOf<R>;
}

function readLeaves(fields: FieldMap, stored: unknown, blank: object): Record<string, unknown> {
  const values = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const entries = Object.entries(fields).map(([name, field]) => {
    const initial = (blank as Record<string, unknown>)[name];
    return [name, readField(field as unknown as Field, values[name], initial)] as const;
  });
  return Object.fromEntries(entries);
}

function readField(field: Field, stored: unknown, blank: unknown): unknown {
  if (stored === undefined) return structuredClone(blank);
  const schema: z.ZodType = field.schema;
  const whole = schema.safeParse(stored);
  if (whole.success) return whole.data;
  if (!isComposite(field)) return structuredClone(blank);
  const parts = readLeaves(field.fields, stored, blank as object);
  // The halves of a range may be fine by themselves and out of order.
  const read = schema.safeParse(field.kind === 'slots' ? Object.values(parts) : parts);
  return read.success ? read.data : structuredClone(blank);
}

/** Whether nothing of a record differs from what its number holds that was never written. */
export function isBlank(resource: Resource, record: object, number: number): boolean {
  const blank = blankOf(resource, number);
  return record === blank || !resource.leaves.some((leaf) => differIn(leaf, blank, record));
}

/** Whether there is a record: it holds something, or each number of its kind exists. */
export const isThere = (resource: Resource, record: object, number: number): boolean =>
  resource.isWhole || !isBlank(resource, record, number);

/** All numbers of a kind, or of one of its tables, in order. */
export function numbersOf({ numbers }: Pick<Resource, 'numbers'>, table?: Table): number[] {
  const { first, last } = table?.numbers ?? numbers;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** What a record is called in both languages; empty where its kind has no names. */
export function nameOf({ names, numberNames, leaves }: Resource, record: object, number: number): Label {
  if (numberNames) return numberNames(number);
  const nameIn = (language: Language) => {
    const leaf = leaves.find(({ path }) => path === names?.[language]);
    return leaf ? String(leafValue(record, leaf)) : '';
  };
  return { ja: nameIn('ja'), en: nameIn('en') };
}

/** What is read in place of a field that means nothing for a record. */
export function readInstead(resource: Resource, record: object, field: string): Label | undefined {
  // A record of the kind is what its definition takes; the type of all kinds at once names none.
  return resource.readInstead?.(record as never)[field];
}

/** The leaves of some fields, in the order of the fields. */
export function leavesOfFields(resource: Resource, fields: readonly string[]): Leaf[] {
  return fields.flatMap((name) => resource.leaves.filter(({ keys }) => keys[0] === name));
}

/** A resource with some of its fields alone: the same records, of which a call shows and changes no more. */
export function narrowed(resource: Resource, names: readonly string[]): Resource {
  const fields = Object.fromEntries(Object.entries(resource.fields).filter(([name]) => names.includes(name)));
  const defaults = resource.defaults && ((number: number) => pick(blankOf(resource, number), names));
  return defineResource({ name: resource.name, fields, ...(defaults && { defaults }) });
}

const pick = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
