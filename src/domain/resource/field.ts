import * as z from 'zod';
import type { FlagAccess } from '#domain/catalogs/flagAccess.ts';
import type { NumberTopic } from '#domain/catalogs/numberTopics.ts';
import type { PictureUse } from '#domain/catalogs/pictureUses.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { DicePart } from '#domain/dice/diceText.ts';
import type { Label } from '#domain/text/languages.ts';
import { linesSchema } from '#domain/text/linesSchema.ts';
import { holdsUnseen } from '#domain/text/unseen.ts';

/**
 * A field of a record: its labels, its initial value and its limits as data, and the schema built forward from them.
 * Everything that shows, checks, stores or exports a record reads these declarations; nothing is read back out of zod.
 *
 * A *leaf* field holds one value, which one cell of a table shows. A *composite* field holds several under one name, each
 * declared by a field in turn: a group of any fields, a set (a flag for each entry of a list), dice, a range, or slots.
 */
interface FieldBase<Kind extends string, Value> {
  readonly kind: Kind;
  readonly label: Label;
  readonly initial: Value;
  readonly schema: z.ZodType<Value, Value>;
  /** Whether the field and everything in it is for authors only; the file for readers leaves it blank. */
  readonly isAuthorsOwn?: true;
}

/** The explanation of a number, or of numbers that belong together. */
interface Help {
  /** The effect of the value in the game, in a sentence. */
  readonly help?: Label;
  /** The topic that explains more. */
  readonly topic?: NumberTopic;
}

/** `graphics` are shown next to messages, `monsters` are in sheets, `emblems` are drawn. */
export type Pictures = 'graphics' | 'monsters' | 'emblems';

/** The kinds of leaf: the value of each, and its limits. */
interface LeafKinds {
  /** `maxWidth` of a line in half-width columns (see `displayWidth`); with one line no line breaks are allowed. */
  text: [string, { maxWidth: number; maxLines: number }];
  /** The pages of a message, shown one after the other. */
  boxes: [string[], { maxWidth: number; maxLines: number; maxBoxes: number }];
  /** `options`: special values outside the range, such as -1 for "unlimited". */
  int: [number, { min: number; max: number; options: readonly Option[] } & Help];
  flag: [boolean, object];
  /** `standsFor`: by code, the record that an entry stands for. Such records keep their numbers. */
  choice: [number, { options: readonly Option[]; standsFor?: StandIns }];
  /**
   * The number of a record of another kind, or that kind's "none"; without `none` a record is required. `noneLabel`: the meaning of
   * none, if it is not "nothing". `access`: of a flag.
   */
  reference: [number, { to: RecordKindName; none?: number; noneLabel?: Label; access?: FlagAccess }];
  /** The number of a picture. */
  image: [number, { options: readonly Option[]; pictures: Pictures }];
  /** The SHA-256 of an uploaded picture, in hexadecimal; none is ''. */
  picture: [string, { use: PictureUse }];
  /** The number of a sound; 999 is the default one. */
  sound: [number, object];
  /** A value packed by a program (`packJson`). */
  packed: [string, { maxLength: number }];
}
export type LeafKind = keyof LeafKinds;
type LimitsOf<Kind extends LeafKind> = Readonly<LeafKinds[Kind][1]>;
export type LeafField<Of extends LeafKind = LeafKind> = {
  [Kind in Of]: FieldBase<Kind, LeafKinds[Kind][0]> & LimitsOf<Kind>;
}[Of];

/** The kinds of composite: the value of each, and its further properties. */
interface CompositeKinds {
  group: [Record<string, unknown>, object];
  /** A flag for each code of a closed list. */
  set: [Record<string, boolean>, object];
  /** `parts`: the names of the fields that hold the numbers of the dice. */
  dice: [Record<string, number>, { parts: DiceParts }];
  range: [{ min: number; max: number }, object];
  /** The same field a fixed number of times, in order. */
  slots: [unknown[], object];
}
type DiceParts<Name extends string = string> = Readonly<Partial<Record<DicePart, Name>>>;
interface Composite<Kind extends string, Value, Fields extends FieldMap = FieldMap>
  extends FieldBase<Kind, Value>,
    Help {
  readonly fields: Fields;
}
type CompositeOf<Kind extends keyof CompositeKinds> = Composite<Kind, CompositeKinds[Kind][0]> &
  Readonly<CompositeKinds[Kind][1]>;
type Range = CompositeKinds['range'][0];
type Group<Fields extends FieldMap> = Composite<'group', ValuesOf<Fields>, Fields>;
type DiceOf<Fields extends FieldMap> = Composite<'dice', ValuesOf<Fields>, Fields> & { readonly parts: DiceParts };
type DiceNumber = 'count' | 'sides' | 'plus';
type Slots<Of extends AnyField> = Composite<'slots', Of['initial'][]>;
export type CompositeField<Of extends keyof CompositeKinds = keyof CompositeKinds> = {
  [Kind in Of]: CompositeOf<Kind>;
}[Of];
export type Field = LeafField | CompositeField;

/** One entry of a closed list; `code` is stored and sent. An obsolete entry is shown where data has it, but not offered. */
export type Option = { readonly code: number; readonly label: Label; readonly isObsolete?: true };

/** Records of a kind, by the codes of the entries of a list that stand for them. */
interface StandIns {
  readonly to: RecordKindName;
  readonly numbers: Readonly<Record<number, number>>;
}

type AnyField = { readonly kind: string; readonly label: Label; readonly initial: unknown; readonly schema: z.ZodType };
export type FieldMap = { readonly [name: string]: AnyField };
export type ValuesOf<Fields extends FieldMap> = { -readonly [Name in keyof Fields]: Fields[Name]['initial'] };

/** Some of the values of `fields`, and of groups among them some of their parts. */
export type Changes<Fields extends FieldMap> = {
  [Name in keyof Fields]?: PartsOf<Fields[Name]['initial']> | undefined;
};
type PartsOf<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Part in keyof Value]?: PartsOf<Value[Part]> | undefined }
    : Value;
type ChangesShape<Fields extends FieldMap> = {
  [Name in keyof Fields]: z.ZodOptional<z.ZodType<PartsOf<Fields[Name]['initial']>, PartsOf<Fields[Name]['initial']>>>;
};

/** Text as typed, limited by width and lines; never cut silently. */
export function text(ja: string, en: string, limits: { maxWidth: number; maxLines?: number }): LeafField<'text'> {
  const { maxWidth, maxLines = 1 } = limits;
  return { kind: 'text', label: { ja, en }, initial: '', schema: linesSchema(maxWidth, maxLines), maxWidth, maxLines };
}

/** Text like `text`, without invisible letters: for names that distinguish works and people. */
export function seenText(...[ja, en, limits]: Parameters<typeof text>): LeafField<'text'> {
  const field = text(ja, en, limits);
  return { ...field, schema: field.schema.refine((value) => !holdsUnseen(value), { error: 'unseen_letters' }) };
}

/** Makes a field for the boxes of a message. */
export function boxes(ja: string, en: string, limits: LimitsOf<'boxes'>): LeafField<'boxes'> {
  const schema = z.array(linesSchema(limits.maxWidth, limits.maxLines)).max(limits.maxBoxes);
  return { kind: 'boxes', label: { ja, en }, initial: [], schema, ...limits };
}

/** Makes a field for an integer of `min` to `max`, or one of the `options`. */
export function int(ja: string, en: string, limits: Partial<LeafField<'int'>> & Range): LeafField<'int'> {
  const { min, max, options = [] } = limits;
  const schema = numberSchema(min, max, ...options.map(({ code }) => code));
  return { kind: 'int', label: { ja, en }, initial: min, schema, options, ...limits };
}

export function flag(ja: string, en: string, initial = false): LeafField<'flag'> {
  return { kind: 'flag', label: { ja, en }, initial, schema: z.boolean() };
}

/** Makes a field for the code of one entry of a catalog. */
export function choice(
  ja: string,
  en: string,
  options: readonly Option[],
  initial = options[0]?.code ?? 0,
): LeafField<'choice'> {
  const codes = options.map(({ code }) => code);
  return { kind: 'choice', label: { ja, en }, initial, schema: z.literal(codes, 'not_a_choice'), options };
}

/** Makes a field for a reference by number; initially none. With an `initial` number it always refers to a record, and none is refused. */
export function reference(
  ja: string,
  en: string,
  { to, initial, ...more }: { to: RecordKindName; initial?: number; noneLabel?: Label; access?: FlagAccess },
): LeafField<'reference'> {
  const { first, last, none } = RECORD_KINDS[to];
  const field = { kind: 'reference', label: { ja, en }, to, ...more } as const;
  return initial === undefined
    ? { ...field, initial: none, schema: numberSchema(first, last, none), none }
    : { ...field, initial, schema: numberSchema(first, last) };
}

/** Makes a field for a picture of a catalog, by number; initially the first. */
export function image(ja: string, en: string, pictures: Pictures, options: readonly Option[]): LeafField<'image'> {
  return { ...choice(ja, en, options), kind: 'image', pictures };
}

/** Makes a field for an uploaded picture; initially none. */
export function picture(ja: string, en: string, use: PictureUse): LeafField<'picture'> {
  const schema = z.string().regex(/^(?:[0-9a-f]{64})?$/);
  return { kind: 'picture', label: { ja, en }, initial: '', schema, use };
}

/** Makes a field for a sound effect, 0-60; initially the default one. */
export function sound(ja: string, en: string): LeafField<'sound'> {
  return { kind: 'sound', label: { ja, en }, initial: 999, schema: numberSchema(0, 60, 999) };
}

/** Makes a field for a packed value of at most `maxLength` characters; initially none, which is ''. */
export function packed(ja: string, en: string, maxLength: number): LeafField<'packed'> {
  const schema = z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .max(maxLength);
  return { kind: 'packed', label: { ja, en }, initial: '', schema, maxLength };
}

/** Fields that belong together under one name. */
export function group<const Fields extends FieldMap>(ja: string, en: string, fields: Fields): Group<Fields> {
  return { kind: 'group', label: { ja, en }, initial: initialValues(fields), schema: recordSchema(fields), fields };
}

/** Entries chosen from a catalog; initially all or none. */
export function set(ja: string, en: string, options: readonly Option[], initial = false): CompositeOf<'set'> {
  const fields = Object.fromEntries(options.map(({ code, label }) => [code, flag(label.ja, label.en, initial)]));
  return { ...group(ja, en, fields), kind: 'set' };
}

/** `count` rolls of a die with `sides`, and `plus`, each limited by `most`; initially nothing. */
export function dice(
  ja: string,
  en: string,
  most: Partial<Record<DiceNumber, number>> = {},
): DiceOf<Record<DiceNumber, LeafField<'int'>>> {
  const { count, sides, plus } = { count: 99, sides: 200, plus: 999, ...most };
  const fields = {
    count: int('回数', 'Rolls', { min: 0, max: count }),
    sides: int('面数', 'Sides', { min: 0, max: sides }),
    plus: int('加算', 'Plus', { min: -plus, max: plus, initial: 0 }),
  };
  return diceOf(ja, en, fields, { count: 'count', sides: 'sides', plus: 'plus' });
}

/** Dice whose numbers have names of their own, or of which some are left out. */
export function diceOf<const Fields extends FieldMap>(
  ja: string,
  en: string,
  fields: Fields,
  parts: DiceParts<keyof Fields & string>,
): DiceOf<Fields> {
  return { ...group(ja, en, fields), kind: 'dice', parts };
}

/** Makes a field for two numbers of `min` to `max`, the first at most the second. */
export function range(ja: string, en: string, limits: Range & { initial?: Range }): CompositeOf<'range'> {
  const { min, max, initial = limits } = limits;
  const fields = {
    min: int('最小', 'Minimum', { min, max, initial: initial.min }),
    max: int('最大', 'Maximum', { min, max, initial: initial.max }),
  };
  const error = 'range_order';
  const schema = recordSchema(fields).refine((value) => value.min <= value.max, { error, path: ['max'] });
  return { ...group(ja, en, fields), schema, kind: 'range' };
}

/** Repeats a field `length` times; numbers replace the label. */
export function slots<Of extends AnyField>(ja: string, en: string, length: number, field: Of): Slots<Of> {
  const places = Array.from({ length }, (_, index) => String(index + 1));
  const fields = Object.fromEntries(
    places.map((place, index) => [index, { ...field, label: { ja: place, en: place } }]),
  );
  const schema = z.array(field.schema).length(length) as unknown as z.ZodType<Of['initial'][], Of['initial'][]>;
  const initial = places.map(() => structuredClone(field.initial));
  return { kind: 'slots', label: { ja, en }, initial, schema, fields };
}

/** Adds an explanation to a number or a group of numbers: a sentence about its effect in the game, and a topic. */
export function withHelp<Of extends AnyField & ({ readonly kind: 'int' } | { readonly fields: FieldMap })>(
  field: Of,
  ja: string,
  en: string,
  topic?: NumberTopic,
): Of {
  return { ...field, help: { ja, en }, ...(topic && { topic }) };
}

/** Makes a field visible to authors only, such as a note: the file that readers get leaves it blank, and it may hold any words. */
export const forAuthors = <Of extends AnyField>(field: Of): Of => ({ ...field, isAuthorsOwn: true });

/** Returns the blank values of `fields`. */
export function initialValues<Fields extends FieldMap>(fields: Fields): ValuesOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [name, structuredClone(field.initial)]);
  return Object.fromEntries(entries) as ValuesOf<Fields>;
}

/** Makes the strict schema of a whole record of `fields`: unknown keys are refused. */
export function recordSchema<Fields extends FieldMap>(fields: Fields): z.ZodType<ValuesOf<Fields>, ValuesOf<Fields>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]));
  return z.strictObject(shape) as unknown as z.ZodType<ValuesOf<Fields>, ValuesOf<Fields>>;
}

/**
 * Schema of a change: any of `fields`, without unknown keys, and any part of groups. Rules between the parts apply to the resulting whole.
 */
export function changesSchema<Fields extends FieldMap>(
  fields: Fields,
): z.ZodObject<ChangesShape<Fields>, z.core.$strict> {
  const shape = Object.entries(fields).map(([name, field]) => {
    const schema = hasNamedParts(field) ? changesSchema(field.fields) : field.schema;
    return [name, schema.optional()];
  });
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodObject<ChangesShape<Fields>, z.core.$strict>;
}

/** Returns the values of `fields` after a change; missing values stay, in groups too. */
export function withChanges<Fields extends FieldMap>(
  fields: Fields,
  values: ValuesOf<Fields>,
  changes: Changes<Fields>,
): ValuesOf<Fields> {
  const present: Readonly<Record<string, unknown>> = values;
  const changed = Object.entries(changes).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || value === undefined) return [];
    const parts = hasNamedParts(field) && withChanges(field.fields, present[name] as Record<string, unknown>, value);
    return [[name, parts || value]];
  });
  return { ...values, ...Object.fromEntries(changed) };
}

/** Slots are positional: a change contains all of them, in order. */
const hasNamedParts = (field: AnyField): field is Composite<string, unknown> =>
  'fields' in field && field.kind !== 'slots';

function numberSchema(min: number, max: number, ...others: number[]): z.ZodType<number, number> {
  const outside = others.filter((value) => value < min || value > max);
  if (outside.length === 0) return z.int().min(min).max(max);
  // A refinement does not appear in the JSON schema.
  return z
    .int()
    .refine((value) => outside.includes(value) || (value >= min && value <= max), {
      error: 'in_range',
      params: { minimum: min, maximum: max, others: outside.join(', ') },
    })
    .meta({ anyOf: [{ type: 'integer', minimum: min, maximum: max }, ...outside.map((value) => ({ const: value }))] });
}
