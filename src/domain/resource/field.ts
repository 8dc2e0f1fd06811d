import * as z from 'zod';
import { displayWidth } from '#domain/text/displayWidth.ts';
import type { Label } from '#domain/text/languages.ts';

/**
 * A field of a record: its labels, its initial value and its limits as data, and the schema built forward from them.
 * Everything that shows, checks, stores or exports a record reads these declarations; nothing is read back out of zod.
 */
interface FieldBase<Kind extends string, Value> {
  readonly kind: Kind;
  readonly label: Label;
  readonly initial: Value;
  readonly schema: z.ZodType<Value, Value>;
}

export interface TextField extends FieldBase<'text', string> {
  /** In half-width columns (see `displayWidth`). */
  readonly maxWidth: number;
}
export interface IntField extends FieldBase<'int', number> {
  readonly min: number;
  readonly max: number;
  /** A value outside the range that stands for "none" or "default", such as 999. */
  readonly special?: number;
}
export interface FlagField extends FieldBase<'flag', boolean> {}
export interface ChoiceField extends FieldBase<'choice', number> {
  readonly options: readonly Option[];
}
export interface GroupField<Fields extends FieldMap = FieldMap> extends FieldBase<'group', ValuesOf<Fields>> {
  readonly fields: Fields;
}

/** One entry of a closed list; `code` is what is stored and travels. */
export interface Option {
  readonly code: number;
  readonly label: Label;
}

export type Field = TextField | IntField | FlagField | ChoiceField | GroupField<never>;
export type FieldMap = { readonly [name: string]: { readonly initial: unknown; readonly schema: z.ZodType } };
export type ValuesOf<Fields extends FieldMap> = { -readonly [Name in keyof Fields]: Fields[Name]['initial'] };

/** A line of text, stored as typed; limited by width, never cut in silence here. */
export function text(ja: string, en: string, { maxWidth }: { maxWidth: number }): TextField {
  const schema = z.string().refine((value) => displayWidth(value) <= maxWidth, {
    error: 'too_wide',
    params: { maxWidth },
  });
  return { kind: 'text', label: { ja, en }, initial: '', schema, maxWidth };
}

/** An integer of `min` to `max`, or the `special` value. */
export function int(
  ja: string,
  en: string,
  { min, max, initial = min, special }: { min: number; max: number; initial?: number; special?: number },
): IntField {
  const range = z.int().min(min).max(max);
  const schema = special === undefined ? range : z.union([range, z.literal(special)]);
  return { kind: 'int', label: { ja, en }, initial, schema, min, max, ...(special !== undefined && { special }) };
}

export function flag(ja: string, en: string, initial = false): FlagField {
  return { kind: 'flag', label: { ja, en }, initial, schema: z.boolean() };
}

/** The code of one entry of a catalog. */
export function choice(
  ja: string,
  en: string,
  options: readonly Option[],
  initial = options[0]?.code ?? 0,
): ChoiceField {
  const schema = z.literal(options.map(({ code }) => code));
  return { kind: 'choice', label: { ja, en }, initial, schema, options };
}

/** Fields that belong together under one name, such as a range. */
export function group<const Fields extends FieldMap>(ja: string, en: string, fields: Fields): GroupField<Fields> {
  return { kind: 'group', label: { ja, en }, initial: initialValues(fields), schema: recordSchema(fields), fields };
}

/** The blank values of `fields`. */
export function initialValues<Fields extends FieldMap>(fields: Fields): ValuesOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [name, structuredClone(field.initial)]);
  return Object.fromEntries(entries) as ValuesOf<Fields>;
}

/** The strict schema of a whole record of `fields`: unknown keys are refused. */
export function recordSchema<Fields extends FieldMap>(fields: Fields): z.ZodType<ValuesOf<Fields>, ValuesOf<Fields>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]));
  return z.strictObject(shape) as unknown as z.ZodType<ValuesOf<Fields>, ValuesOf<Fields>>;
}
