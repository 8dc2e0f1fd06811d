import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { readNumberRanges } from '#domain/text/numberRanges.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { ownedFields } from '#server/trpc/ownedFields.ts';
import { OWNED_FIELDS } from './presentRecord.ts';

/** Maximum number of records that one call writes. */
export const MOST_RECORDS = 500;

/** Returns the number of records of this kind, and so the most that one call can be about. */
export const countOf = ({ numbers }: Resource): number => numbers.last - numbers.first + 1;

/** Longest list of numbers in characters: every second of 999 takes 1944, and no other list takes more. It fits into a URL. */
const LONGEST_LIST = 2000;

/** The revision that a write is based on, if it names one. */
export const revisionSchema = z.int().min(0).optional();

/** Schema of the numbers of this kind. */
export const numberSchema = ({ numbers }: Resource) => z.int().min(numbers.first).max(numbers.last);

/** Schema of the records that a call is about, such as "3, 10-12": short enough for a URL even if it names all. */
export function numbersSchema({ numbers: { first, last } }: Resource) {
  const read = (text: string) => readNumberRanges(text, first, last) ?? [];
  return z
    .string()
    .max(LONGEST_LIST, { abort: true })
    .refine((text) => read(text).length > 0, { error: 'number_range', params: { minimum: first, maximum: last } })
    .transform(read);
}

/** Returns the names of the tables of a kind that have files. */
export const csvTables = ({ tables = {} }: Resource): string[] =>
  Object.keys(tables).filter((name) => tables[name]?.csv);

/** Returns the input fields of a call about a file: its table, and the record if the file is that of one record. */
export function fileShape(resource: Resource, of: 'table' | 'record') {
  const { tables = {} } = resource;
  const withOwn = Object.keys(tables).filter((name) => tables[name]?.recordFiles);
  const shape =
    of === 'table' ? { table: z.enum(csvTables(resource)) } : { table: z.enum(withOwn), id: numberSchema(resource) };
  // The same type for both kinds of call, so that their code is shared.
  return shape as { readonly table: z.ZodType<string>; readonly id: z.ZodOptional<z.ZodInt> };
}

/** The key of the record in the path of a call. A number that the kind does not have is answered with 404. */
export const recordKeySchema = z.strictObject({ scenario_id: scenarioIdSchema, number: z.string() });

/** Makes the schemas of the fields of one record, and of those that a client may send back unchanged. */
export const recordBodyShape = (resource: Resource) => ({
  ...resource.changesSchema.shape,
  revision: revisionSchema,
  ...ownedFields(OWNED_FIELDS),
});
