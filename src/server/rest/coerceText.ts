import * as z from 'zod';

/**
 * Converts a path or query value to its declared type. Done here by the type, not by `z.coerce` in the schema, which would make tRPC as
 * lax. Text that does not look like the type is left as text, and the schema refuses it.
 */
export function coerceText(text: unknown, schema: z.ZodType | undefined): unknown {
  if (typeof text !== 'string') return text;
  const bare = bareType(schema);
  if (bare instanceof z.ZodNumber && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text);
  if (bare instanceof z.ZodBoolean && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function bareType(schema: z.ZodType | undefined): z.ZodType | undefined {
  let bare = schema;
  while (
    bare instanceof z.ZodOptional ||
    bare instanceof z.ZodDefault ||
    bare instanceof z.ZodNullable ||
    bare instanceof z.ZodPrefault
  ) {
    bare = bare.unwrap() as z.ZodType;
  }
  return bare;
}
