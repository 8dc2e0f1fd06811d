import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { ownedFields } from '#server/trpc/ownedFields.ts';
import { OWNED_FIELDS } from './presentRecord.ts';

/** Most records that one call writes. */
export const MOST_RECORDS = 500;

/** What a revision is when a write names the one that it was made from. */
export const revisionSchema = z.int().min(0).optional();

/** A number that records of this kind have. */
export const numberSchema = ({ numbers }: Resource) => z.int().min(numbers.first).max(numbers.last);

/** Those of some records that a call is about. */
export const numbersSchema = (resource: Resource) => z.array(numberSchema(resource)).min(1).max(MOST_RECORDS);

/** The tables of a kind that have files, by name. */
export const csvTables = ({ tables = {} }: Resource): string[] =>
  Object.keys(tables).filter((name) => tables[name]?.csv);
export const tableSchema = (resource: Resource) => z.enum(csvTables(resource));

/** Which record a call is about: the one in its path. A number that the kind does not have is no record (404). */
export const recordKeySchema = z.strictObject({ scenario_id: scenarioIdSchema, number: z.string() });

/** The fields of one record with what a reader may send back as it was. */
export const recordBodyShape = (resource: Resource) => ({
  ...resource.changesSchema.shape,
  revision: revisionSchema,
  ...ownedFields(OWNED_FIELDS),
});
