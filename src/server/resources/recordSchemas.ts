import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { readNumberRanges } from '#domain/text/numberRanges.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { ownedFields } from '#server/trpc/ownedFields.ts';
import { OWNED_FIELDS } from './presentRecord.ts';

/** Most records that one call writes anew. */
export const MOST_RECORDS = 500;

/** How many records of this kind there are, and so the most that one call can be about. */
export const countOf = ({ numbers }: Resource): number => numbers.last - numbers.first + 1;

/** Longest list of numbers in characters: every second of 999 takes 1944, and no others take more. It fits into an address. */
const LONGEST_LIST = 2000;

/** What a revision is when a write names the one that it was made from. */
export const revisionSchema = z.int().min(0).optional();

/** A number that records of this kind have. */
export const numberSchema = ({ numbers }: Resource) => z.int().min(numbers.first).max(numbers.last);

/** Those of the records that a call is about, such as "3, 10-12": short enough for an address, even where they are all. */
export function numbersSchema({ numbers: { first, last } }: Resource) {
  const read = (text: string) => readNumberRanges(text, first, last) ?? [];
  return z
    .string()
    .max(LONGEST_LIST, { abort: true })
    .refine((text) => read(text).length > 0, { error: 'number_range', params: { minimum: first, maximum: last } })
    .transform(read);
}

/** The tables of a kind that have files, by name. */
export const csvTables = ({ tables = {} }: Resource): string[] =>
  Object.keys(tables).filter((name) => tables[name]?.csv);

/** What a call about a file names: its table, and of a file of one record that record. */
export function fileShape(resource: Resource, of: 'table' | 'record') {
  const { tables = {} } = resource;
  const withOwn = Object.keys(tables).filter((name) => tables[name]?.recordFiles);
  const shape =
    of === 'table' ? { table: z.enum(csvTables(resource)) } : { table: z.enum(withOwn), id: numberSchema(resource) };
  // One type for both kinds of call, which are written once.
  return shape as { readonly table: z.ZodType<string>; readonly id: z.ZodOptional<z.ZodInt> };
}

/** Which record a call is about: the one in its path. A number that the kind does not have is no record (404). */
export const recordKeySchema = z.strictObject({ scenario_id: scenarioIdSchema, number: z.string() });

/** The fields of one record with what a reader may send back as it was. */
export const recordBodyShape = (resource: Resource) => ({
  ...resource.changesSchema.shape,
  revision: revisionSchema,
  ...ownedFields(OWNED_FIELDS),
});
