import * as z from 'zod';
import type { Label } from '#domain/text/languages.ts';
import { type FieldMap, initialValues, type ValuesOf } from './field.ts';

/** What the author of a kind of record declares: one file in domain/resources, data and pure predicates only. */
interface Declaration<Fields extends FieldMap> {
  /** Name of the kind, as it stands in rows and documents. */
  readonly name: string;
  /** The path of its calls below scenarios/{sid}/. */
  readonly path: string;
  readonly title: Label;
  /** The numbers that exist, inclusive. */
  readonly numbers: { readonly first: number; readonly last: number };
  readonly fields: Fields;
}

export interface Resource<Fields extends FieldMap = FieldMap> extends Declaration<Fields> {
  readonly blank: ValuesOf<Fields>;
  /** A whole record. */
  readonly schema: z.ZodObject<{ [Name in keyof Fields]: z.ZodType<ValuesOf<Fields>[Name]> }, z.core.$strict>;
  /** Any of the fields, none unknown: what a write brings. */
  readonly changesSchema: z.ZodType<Partial<ValuesOf<Fields>>, Partial<ValuesOf<Fields>>>;
}

export type RecordOf<R extends Resource> = R['blank'];

export function defineResource<const Fields extends FieldMap>(declaration: Declaration<Fields>): Resource<Fields> {
  const shape = Object.fromEntries(
    Object.entries(declaration.fields).map(([name, field]) => [name, field.schema.optional()]),
  );
  const whole = Object.fromEntries(Object.entries(declaration.fields).map(([name, field]) => [name, field.schema]));
  return {
    ...declaration,
    schema: z.strictObject(whole) as unknown as Resource<Fields>['schema'],
    blank: initialValues(declaration.fields),
    changesSchema: z.strictObject(shape) as unknown as Resource<Fields>['changesSchema'],
  };
}

/**
 * The stored data of a record, read leniently: fields that are missing are blank, fields that no longer exist or hold
 * what may no longer be stored are left out, so that a row of an older program always opens.
 */
export function readStored<Fields extends FieldMap>(resource: Resource<Fields>, stored: unknown): ValuesOf<Fields> {
  const record = structuredClone(resource.blank) as Record<string, unknown>;
  if (typeof stored !== 'object' || stored === null) return record as ValuesOf<Fields>;
  for (const [name, field] of Object.entries(resource.fields)) {
    const parsed = field.schema.safeParse((stored as Record<string, unknown>)[name]);
    if (parsed.success) record[name] = parsed.data;
  }
  return record as ValuesOf<Fields>;
}
