import * as z from 'zod';
import { type PackedRegion, packRegion, unpackRegion } from '#domain/map/packRegion.ts';
import { typedTextSchema } from '#domain/text/composed.ts';

import { LONGEST_STAMP_NAME, MOST_STAMPS } from './stampLimits.ts';

/** Parses a packed region; undefined if it is not one. */
function regionAsRead(region: PackedRegion): PackedRegion | undefined {
  try {
    return packRegion(unpackRegion(region));
  } catch {
    return undefined;
  }
}

/** As packRegion.ts describes it; the grid of a whole dense floor stays below its limit. */
const regionSchema = z
  .strictObject({
    width: z.int(),
    height: z.int(),
    rows: z.array(z.int()).max(24),
    grid: z.base64().max(131_072),
    outer: z.array(z.array(z.int()).length(4)).max(4 * 24 * 24),
    floor: z.literal(0),
    placement: z.array(z.int().min(-100).max(100)).length(6),
  })
  .refine((region) => regionAsRead(region) !== undefined, 'grid.packed');

const stampSchema = z.strictObject({
  /** Created with the stamp, so that two browsers never use one id for different stamps. */
  id: z.string().regex(/^[0-9a-z-]{8,40}$/, 'wrong_format'),
  name: typedTextSchema
    .trim()
    .min(1, 'required')
    .max(LONGEST_STAMP_NAME)
    .refine((name) => !/\p{Cc}/u.test(name), 'control_characters'),
  /** The digit that recalls it; 0 for none. */
  key: z.int().min(0).max(9),
  region: regionSchema,
  /** The scenario that it was taken from; unknown for older stamps. */
  scenario: z.string().max(64).optional(),
});

export type Stamp = z.infer<typeof stampSchema>;

/** The stamps of an account in the order of the palette. A digit recalls at most one. */
export const stampsSchema = z.strictObject({
  stamps: z
    .array(stampSchema)
    .max(MOST_STAMPS)
    .refine((stamps) => areDifferent(stamps.map(({ id }) => id)), 'document.repeated')
    .refine((stamps) => areDifferent(stamps.flatMap(({ key }) => (key === 0 ? [] : [key]))), 'document.repeated'),
});

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
