import type * as z from 'zod';
import type { WarningRule } from '#domain/catalogs/checkRules.ts';
import type { Needs } from '#domain/catalogs/needs.ts';
import { RECORD_KINDS, type RecordKind, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Fault } from '#domain/text/fault.ts';
import type { Label, Language } from '#domain/text/languages.ts';
import { changesSchema, type Field, type FieldMap, initialValues, recordSchema, type ValuesOf } from './field.ts';
import { differIn, isComposite, type Leaf, leafValue, leavesOf } from './leaf.ts';

/** The declaration of a kind of record: one file in domain/resources, with data and pure predicates only. */
interface Declaration<Fields extends FieldMap, Name extends string = keyof Fields & string> {
  readonly name: RecordKindName;
  readonly fields: Fields;
  /** The right that writing its records needs; by default `edit`. */
  readonly needs?: Needs;
  /** Paths of the leaves with its name in both languages, which references show and searches find. */
  readonly names?: Readonly<Record<Language, string>>;
  /** Names of its numbers, if they come from a catalog and not from the record. */
  numberNames?(number: number): Label;
  /** The required names: `optional` requires none, `note` requires no English. */
  readonly naming?: 'optional' | 'note';
  /** Returns further values, by path, for a record that is created by typing in a reference. */
  begunBy?(typed: string, language: Language): Readonly<Record<string, unknown>>;
  /** Paths of the texts whose first lines are its names until these are edited by hand. */
  readonly titledBy?: Readonly<Record<Language, Name>>;
  /**
   * Returns further values that an author's edit of a record brings, such as those that a new one begins with. Other writes bring nothing: a
   * blank record stays blank over REST.
   */
  brings?(change: Brought<ValuesOf<Fields>>): Partial<ValuesOf<Fields>>;
  /** The parts of its form, in order. */
  readonly sections?: readonly Section<Name, ValuesOf<Fields>>[];
  /** Its tables and files by name; `list` is the main one. */
  readonly tables?: Readonly<Record<string, Table<Name>>>;
  /**
   * The areas in which a check reports banned words, with their fields (docs/wire.md, "Checks of words"); texts for readers in other fields
   * are in `others`.
   */
  readonly bannedWords?: Readonly<Record<string, readonly Name[]>>;
  /** Presets by name: values for every number, loaded over the current ones. */
  readonly presets?: Readonly<Record<string, Preset<Partial<ValuesOf<Fields>>>>>;
  /** Its ordinary REST calls (rest/paths.ts): the verbs below its path, and other paths for common operations. */
  readonly calls?: RestCalls;
  /** Returns, for a whole kind, the defaults of a number that differ from the initial values of its fields. */
  defaults?(number: number): Partial<ValuesOf<Fields>>;
  /** Checks rules between fields. Errors are refused, warnings are in the check list. */
  check?(record: ValuesOf<Fields>, number: number): readonly Problem[];
  /** Checks rules between records. It gets all existing records; an error about a written record is refused. */
  checkTogether?(records: ReadonlyMap<number, ValuesOf<Fields>>): readonly NumberedProblem[];
  /** Returns fixed values of a number, whatever is stored; other values are refused with the fault. */
  fixed?(number: number): { readonly values: Partial<ValuesOf<Fields>>; readonly fault: Label } | undefined;
  /** Returns the values that are read instead of fields without a meaning for a record; the stored values stay. */
  readInstead?(record: ValuesOf<Fields>): { readonly [Field in Name]?: Label };
}

/** A record before and after an edit, its number, and the blank record of that number. */
export interface Brought<Values> {
  readonly before: Values;
  readonly after: Values;
  readonly number: number;
  readonly blank: Values;
}

export interface Section<Name extends string = string, Values = never> {
  readonly title: Label;
  readonly fields: readonly Name[];
  /** Whether records of a number have the section: in others its fields cannot be written. Absent: all have it. */
  ofNumber?(number: number): boolean;
  /** Whether the section applies to this record; a hidden section keeps its values. */
  visible?(record: Values, number: number): boolean;
}

export interface Table<Name extends string = string> {
  readonly title: Label;
  /** Fields of its columns, each with all of its leaves, in order. */
  readonly columns: readonly Name[];
  /** Whether the catalog names of the numbers (see `numberNames`) are shown. */
  readonly isNamed?: true;
  /** The range of numbers that it shows; absent: all of the kind. */
  readonly numbers?: { readonly first: number; readonly last: number };
  /** Fields of its CSV file, in order after the number; absent without a file. */
  readonly csv?: readonly Name[];
  /** The calls for this file, below scenarios/{sid}/; required with `csv`. */
  readonly files?: FileCalls;
  /** The calls for a file of one record, with its `id`; absent if there is no such file. */
  readonly recordFiles?: FileCalls;
}

/** Values that are written over those of any number. */
export interface Preset<Values = Readonly<Record<string, unknown>>> {
  readonly title: Label;
  values(number: number): Values;
}

export interface RestCalls {
  /** The verbs on the path of the kind, or on `path` below scenarios/{sid}/. */
  readonly verbs: readonly RestVerb[];
  readonly path?: string;
  /** Other GET paths below scenarios/{sid}/, with their results. */
  readonly also?: Readonly<Record<string, 'names' | 'all' | 'list'>>;
  /** POST paths below scenarios/{sid}/ that load a preset. */
  readonly sample?: string;
}

/**
 * `list` and `read` are GET, `update` is PUT, `patch` the same as PATCH, `delete` is DELETE. `create` is a POST that writes a record
 * that does not exist yet; `replace` is a POST that writes a given number in any case, or without a number the first blank one.
 */
export type RestVerb = 'list' | 'read' | 'create' | 'replace' | 'update' | 'patch' | 'delete';

export interface FileCalls {
  readonly import: string;
  /** Absent if the client creates the file itself. */
  readonly export?: string;
}

/** A problem of a record. */
export type Problem = {
  /** Path of a leaf or field, or of a page in a leaf (see `leafAt`). */
  readonly path: string;
  readonly fault: Fault;
} & (
  | { readonly severity: 'error'; readonly rule?: undefined }
  /** The rule is the group of the check list. */
  | { readonly severity: 'warning'; readonly rule: WarningRule }
);

/** A problem of a record in relation to others. */
export type NumberedProblem = Problem & { readonly number: number };

export interface Resource<Fields extends FieldMap = FieldMap> extends Declaration<Fields, string> {
  readonly path: string;
  readonly title: Label;
  /** The right that writing its records needs. */
  readonly needs: Needs;
  /** The range of numbers, and the first number for new records. */
  readonly numbers: { readonly first: number; readonly last: number; readonly firstGiven: number };
  /** Whether every number exists from the start with its defaults; deleting one restores them. */
  readonly isWhole: boolean;
  readonly leaves: readonly Leaf[];
  /** The initial values of its fields. The defaults of a number are `blankOf` it. */
  readonly blank: ValuesOf<Fields>;
  /** Schema of a whole record. */
  readonly schema: z.ZodObject<{ [Name in keyof Fields]: z.ZodType<ValuesOf<Fields>[Name]> }, z.core.$strict>;
  /** The input of a write: any of the fields, or parts of them, without unknown keys. */
  readonly changesSchema: ReturnType<typeof changesSchema<Fields>>;
}

/** The area of texts that are in no other area (docs/wire.md, "Checks of words"). */
export const OTHER_AREA = 'others';

export type RecordOf<R extends Resource> = R['blank'];

export function defineResource<const Fields extends FieldMap>(declaration: Declaration<Fields>): Resource<Fields> {
  const {
    path,
    title,
    first,
    last,
    firstGiven = first,
    isWhole,
    isAuthorsOwn,
  }: RecordKind = RECORD_KINDS[declaration.name];
  return {
    ...declaration,
    path,
    title,
    needs: declaration.needs ?? 'edit',
    numbers: { first, last, firstGiven },
    isWhole: isWhole === true,
    leaves: leavesOf(declaration.fields).map((leaf) => (isAuthorsOwn ? { ...leaf, isAuthorsOwn } : leaf)),
    schema: recordSchema(declaration.fields) as unknown as Resource<Fields>['schema'],
    blank: initialValues(declaration.fields),
    changesSchema: changesSchema(declaration.fields),
  };
}

/** Returns the fields that records of a number do not have. */
export const fieldsOfOthers = ({ sections = [] }: Resource, number: number): readonly string[] =>
  sections.flatMap(({ ofNumber, fields }) => (ofNumber && !ofNumber(number) ? fields : []));

/** Returns a record with the values of a preset. */
export const withPreset = <Values extends object>(preset: Preset, number: number, record: Values): Values => ({
  ...record,
  ...preset.values(number),
});

/** Blank records by kind. */
const blanks = new WeakMap<Resource, Map<number, object>>();

/** Returns the defaults of a number of a kind. Always the same immutable object. */
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
 * Reads stored data of a record leniently, so that rows of older versions always open: missing or invalid leaves are blank, unknown ones
 * are dropped, and everything else is kept.
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
  // The bounds of a range can be valid but out of order.
  const read = schema.safeParse(field.kind === 'slots' ? Object.values(parts) : parts);
  return read.success ? read.data : structuredClone(blank);
}

/** Whether a record equals the defaults of its number. */
export function isBlank(resource: Resource, record: object, number: number): boolean {
  const blank = blankOf(resource, number);
  return record === blank || !resource.leaves.some((leaf) => differIn(leaf, blank, record));
}

/** Whether a record exists: it is not blank, or each number of its kind exists. */
export const isThere = (resource: Resource, record: object, number: number): boolean =>
  resource.isWhole || !isBlank(resource, record, number);

/** Returns all numbers of a kind, or of one of its tables, in order. */
export function numbersOf({ numbers }: Pick<Resource, 'numbers'>, table?: Table): number[] {
  const { first, last } = table?.numbers ?? numbers;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Returns the name of a record in both languages; empty if its kind has no names. */
export function nameOf({ names, numberNames, leaves }: Resource, record: object, number: number): Label {
  if (numberNames) return numberNames(number);
  const nameIn = (language: Language) => {
    const leaf = leaves.find(({ path }) => path === names?.[language]);
    return leaf ? String(leafValue(record, leaf)) : '';
  };
  return { ja: nameIn('ja'), en: nameIn('en') };
}

/** Returns the value that is read instead of a field without a meaning for a record. */
export function readInstead(resource: Resource, record: object, field: string): Label | undefined {
  // Records of a kind have the type of its definition; the union of all kinds cannot express that.
  return resource.readInstead?.(record as never)[field];
}

/** Returns the area in which a check reports a banned word in a leaf. */
export const wordArea = ({ bannedWords = {} }: Pick<Resource, 'bannedWords'>, leaf: Leaf): string =>
  Object.keys(bannedWords).find((area) => bannedWords[area]?.includes(leaf.keys[0] ?? '')) ?? OTHER_AREA;

/** Returns the leaves of some fields, in the order of the fields. */
export function leavesOfFields(resource: Resource, fields: readonly string[]): Leaf[] {
  return fields.flatMap((name) => resource.leaves.filter(({ keys }) => keys[0] === name));
}

/** Returns a resource limited to some of its fields: the same records, but calls show and change only these. */
export function narrowed(resource: Resource, names: readonly string[]): Resource {
  const fields = Object.fromEntries(Object.entries(resource.fields).filter(([name]) => names.includes(name)));
  const defaults = resource.defaults && ((number: number) => pick(blankOf(resource, number), names));
  return defineResource({ name: resource.name, fields, ...(defaults && { defaults }) });
}

const pick = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
