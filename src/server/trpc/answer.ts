import * as z from 'zod';

/** The declared answer of a procedure, checked by tRPC and shown in the API document. */
export interface AnswerParser<Value> {
  readonly _input: Value;
  readonly _output: Value;
  readonly schema: z.ZodType;
  readonly parse: (value: unknown) => Value;
}

/**
 * For `.output()` of a procedure: its answer is checked on its way out, so that nothing undeclared ever leaves. The value itself is passed
 * on, not zod's copy of it, since caches are keyed by the value (floorOnTheWire).
 */
export function answer<Value>(schema: z.ZodType<Value>): AnswerParser<Value> {
  const parse = (value: unknown): Value => {
    schema.parse(value);
    return value as Value;
  };
  // tRPC reads only the types of the first two.
  return { schema, parse } as AnswerParser<Value>;
}

/** Declares the usual envelope (docs/wire.md, "Answers"). */
export const dataAnswer = <Value>(schema: z.ZodType<Value>): AnswerParser<{ data: Value }> =>
  answer(z.strictObject({ data: schema }) as unknown as z.ZodType<{ data: Value }>);

/** For a procedure without an answer. */
export const noAnswer = answer(z.undefined() as unknown as z.ZodType<void>);

/** A text in both languages on the wire. */
export const labelSchema = z.strictObject({ ja: z.string(), en: z.string() });

/** A time on the wire: ISO 8601 UTC with milliseconds. */
export const timeSchema = z.iso.datetime({ precision: 3 });
