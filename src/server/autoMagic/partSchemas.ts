import * as z from 'zod';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { MAGIC_PARTS, type MagicPart, placesOf } from '#game/rules/autoMagic/magicContent.ts';
import { revisionSchema } from '#server/resources/recordSchemas.ts';

/** The set that a call is about, under the name of the type of chest. */
export const chestTypeSchema = z.int().min(RECORD_KINDS.magic_set.first).max(RECORD_KINDS.magic_set.last);

/** The fields that a call writes of one record of a part: its place in the set, and any of its fields. */
export type PartEntry = Readonly<Record<string, unknown>> & { readonly revision?: number };

/** Schema of the records of a part in a call's body, each place at most once. */
export function entriesSchema(part: MagicPart) {
  const { resource, place } = MAGIC_PARTS[part];
  const places = placesOf(part);
  const entry = z.strictObject({
    [place]: z
      .int()
      .min(places[0] ?? 0)
      .max(places.at(-1) ?? 0, part === 'effects' ? 'unusable_effect' : undefined),
    revision: revisionSchema,
    ...(resource as Resource).changesSchema.shape,
  });
  return z
    .array(entry as unknown as z.ZodType<PartEntry, PartEntry>)
    .max(places.length)
    .refine((list) => new Set(list.map((one) => one[place])).size === list.length, { error: 'doubled_number' });
}

/** Schema of the records of a part in an answer: each with its place, and with the revision that wrote it last if that is requested. */
export function toldSchema(part: MagicPart) {
  const { resource, place } = MAGIC_PARTS[part];
  const shape = { [place]: z.int(), revision: z.int().optional(), ...(resource as Resource).schema.shape };
  return z.array(z.strictObject(shape) as unknown as z.ZodType<Record<string, unknown>>);
}
