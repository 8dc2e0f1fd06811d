import fc from 'fast-check';
import * as z from 'zod';

/** The parts of a JSON schema that are read. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
}

/** Values that programs often mishandle, wherever they are used. */
const STUMBLING_BLOCKS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '0',
  '\u0000',
  '\ud800',
  '\u202e迷宮',
  'x'.repeat(5000),
  '𠮷'.repeat(300),
  "' or 1=1; -- ",
  '../../../etc/passwd',
  '%00%ff{{7*7}}',
  [],
  [[]],
  Array(500).fill(0),
  {},
  { toString: 1, valueOf: 1 },
  { length: 3 },
  nested(28),
];

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { deeper: nested(depth - 1) };
}

const anything = fc.oneof(fc.constantFrom(...STUMBLING_BLOCKS), fc.jsonValue({ maxDepth: 3 }));
const UNKNOWN_KEYS = [
  'unknown',
  'is_admin',
  'account_id',
  'counter',
  'toString',
  'constructor',
  'prototype',
  '__proto__',
  '',
];

/** Those of large inputs take milliseconds, and a law asks for them with every call. */
const inputSchemas = new WeakMap<z.ZodType, JsonSchema>();

/** Returns the JSON schema of a procedure's input; that of an empty object if it takes none. */
export function inputSchema(schema: z.ZodType | undefined): JsonSchema {
  if (!schema) return { type: 'object' };
  const known = inputSchemas.get(schema);
  const made = known ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  inputSchemas.set(schema, made);
  return made;
}

/** Returns the schema of an object without some of its fields, for example those in the path of a call. */
export const withoutFields = (
  { properties = {}, required = [], ...schema }: JsonSchema,
  names: readonly string[],
): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
  required: required.filter((name) => !names.includes(name)),
});

/** Generates values that `schema` describes. Refinements are unknown here, so not every value is accepted. */
export function validInput(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validInput));
  const { minimum = -1e6, maximum = 1e6, minLength = 0, maxLength = 40 } = schema;
  switch (schema.type) {
    case 'string':
      if (schema.format === 'email') return fc.emailAddress();
      return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(validInput(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return fc.record(propertiesOf(schema, validInput), { requiredKeys: schema.required ?? [] });
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

/** Generates values near those of `schema`: fields missing, of another type, oversized, deep, or unknown. */
export function roughInput(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.type !== 'object') {
    return fc.oneof({ weight: 3, arbitrary: validInput(schema) }, { weight: 1, arbitrary: anything });
  }
  const fields = fc.record(propertiesOf(schema, roughInput), { requiredKeys: [] });
  const stranger = fc.record({ key: fc.constantFrom(...UNKNOWN_KEYS), value: anything });
  return fc.oneof(
    { weight: 3, arbitrary: fields },
    { weight: 2, arbitrary: validInput(schema) },
    {
      weight: 1,
      arbitrary: fc.tuple(fields, stranger).map(([body, { key, value }]) => {
        const entries: [string, unknown][] = [...Object.entries(body as object), [key, value]];
        return Object.fromEntries(entries);
      }),
    },
    { weight: 1, arbitrary: anything },
  );
}

function propertiesOf(schema: JsonSchema, make: (inner: JsonSchema) => fc.Arbitrary<unknown>) {
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, make(inner)]));
}

/** Returns values that a field cannot have because of their type; undefined if the field is required. */
export function wrongValues(schema: JsonSchema, field: string): unknown[] {
  const types = typesOf(schema.properties?.[field] ?? {});
  if (types.size === 0) return [];
  const candidates: [type: string, value: unknown][] = [
    ['boolean', true],
    ['number', 7.5],
    ['string', 'text'],
    ['array', ['text']],
    ['object', { text: 'text' }],
    ['null', null],
  ];
  const wrong = candidates.filter(([type]) => !types.has(type)).map(([, value]) => value);
  return schema.required?.includes(field) ? [undefined, ...wrong] : wrong;
}

/** Returns the JSON types that a schema takes; none if it does not restrict them. */
function typesOf({ type, anyOf, enum: values, const: value }: JsonSchema): Set<string> {
  if (anyOf) return new Set(anyOf.flatMap((one) => [...typesOf(one)]));
  const jsonType = (one: unknown) => (one === null ? 'null' : typeof one);
  if (values) return new Set(values.map(jsonType));
  if (value !== undefined) return new Set([jsonType(value)]);
  return new Set(type === undefined ? [] : [type]);
}
