import type * as z from 'zod';
import type { CheckRule } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS, type RecordKind, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Fault } from '#domain/text/fault.ts';
import type { Label, Language } from '#domain/text/languages.ts';
import { changesSchema, type FieldMap, initialValues, recordSchema, type ValuesOf } from './field.ts';
import { differIn, type Leaf, leafValue, leavesOf } from './leaf.ts';

/** What the author of a kind of record declares: one file in domain/resources, data and pure predicates only. */
interface Declaration<Fields extends FieldMap, Name extends string = keyof Fields & string> {
  readonly name: RecordKindName;
  readonly fields: Fields;
  /** Paths of the leaves that hold its name in both languages: what is shown where a record is referred to, and searched. */
  readonly names?: Readonly<Record<Language, string>>;
  /** None is missed where its name is something that only some of them have; of a note, the English is not missed either. */
  readonly naming?: 'optional' | 'note';
  /** The parts of its form, in order. */
  readonly sections?: readonly Section<Name, ValuesOf<Fields>>[];
  /** The tables and files in which records are worked on, by name; `list` is the main one. */
  readonly tables?: Readonly<Record<string, Table<Name>>>;
  /** Fields that are held to the list of banned words, by the name of their result (spec 2 §3). */
  readonly bannedWords?: Readonly<Record<string, readonly Name[]>>;
  /** Rules between fields. An error is refused, a warning stands in the check list. */
  check?(record: ValuesOf<Fields>, number: number): readonly Problem[];
  /** Rules between a record and the others of its kind, for what differs from the stored one. An error is refused. */
  checkBeside?(
    record: ValuesOf<Fields>,
    stored: ValuesOf<Fields>,
    number: number,
    others: Iterable<Numbered<ValuesOf<Fields>>>,
  ): readonly Problem[];
  /** Values that a record of a number has whatever is stored: it is told so, and refused with the fault where it is to be otherwise. */
  fixed?(number: number): { readonly values: Partial<ValuesOf<Fields>>; readonly fault: Label } | undefined;
  /** What is read in place of fields that mean nothing for a record; what is stored in them stays as it is. */
  readInstead?(record: ValuesOf<Fields>): { readonly [Field in Name]?: Label };
}

export interface Numbered<Values> {
  readonly number: number;
  readonly data: Values;
}

export interface Section<Name extends string = string, Values = never> {
  readonly title: Label;
  readonly fields: readonly Name[];
  /** Whether it has a meaning for this record; a hidden section keeps its values. */
  visible?(record: Values): boolean;
}

export interface Table<Name extends string = string> {
  readonly title: Label;
  /** Fields of its columns, each with all of its leaves, in order. */
  readonly columns: readonly Name[];
  /** Fields of the CSV file behind it, in order after the number; none where there is no such file. */
  readonly csv?: readonly Name[];
  /** The calls that take and give this file, below scenarios/{sid}/. Where there is `csv`, these are. */
  readonly files?: FileCalls;
  /** Those of a file of one record, which they name by `id`; none where records have no file of their own. */
  readonly recordFiles?: FileCalls;
}

export interface FileCalls {
  readonly import: string;
  readonly export: string;
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

export interface Resource<Fields extends FieldMap = FieldMap> extends Declaration<Fields, string> {
  readonly path: string;
  readonly title: Label;
  /** The numbers that exist, inclusive, and the first that is given to a new record which asks for none. */
  readonly numbers: { readonly first: number; readonly last: number; readonly firstGiven: number };
  readonly leaves: readonly Leaf[];
  readonly blank: ValuesOf<Fields>;
  /** A whole record. */
  readonly schema: z.ZodObject<{ [Name in keyof Fields]: z.ZodType<ValuesOf<Fields>[Name]> }, z.core.$strict>;
  /** Any of the fields, or parts of them, none unknown: what a write brings. */
  readonly changesSchema: ReturnType<typeof changesSchema<Fields>>;
}

export type RecordOf<R extends Resource> = R['blank'];

export function defineResource<const Fields extends FieldMap>(declaration: Declaration<Fields>): Resource<Fields> {
  const { path, title, first, last, firstGiven = first }: RecordKind = RECORD_KINDS[declaration.name];
  return {
    ...declaration,
    path,
    title,
    numbers: { first, last, firstGiven },
    leaves: leavesOf(declaration.fields),
    schema: recordSchema(declaration.fields) as unknown as Resource<Fields>['schema'],
    blank: initialValues(declaration.fields),
    changesSchema: changesSchema(declaration.fields),
  };
}

/**
 * The stored data of a record, read leniently: fields that are missing are blank, fields that no longer exist or hold
 * what may no longer be stored are left out, so that a row of an older program always opens.
 */
export function readStored<Fields extends FieldMap>(resource: Resource<Fields>, stored: unknown): ValuesOf<Fields> {
  if (typeof stored !== 'object' || stored === null) return structuredClone(resource.blank);
  const entries = Object.entries(resource.fields).map(([name, field]) => {
    const parsed = field.schema.safeParse((stored as Record<string, unknown>)[name]);
    return [name, parsed.success ? parsed.data : structuredClone(field.initial)];
  });
  return Object.fromEntries(entries) as ValuesOf<Fields>;
}

/** Whether nothing of a record differs from the blank one. */
export function isBlank(resource: Resource, record: object): boolean {
  return record === resource.blank || !resource.leaves.some((leaf) => differIn(leaf, resource.blank, record));
}

/** What a record is called in both languages; empty where its kind has no names. */
export function nameOf({ names, leaves }: Resource, record: object): Label {
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
  return defineResource({ name: resource.name, fields });
}
