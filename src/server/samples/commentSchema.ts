import * as z from 'zod';
import { LONGEST_COMMENT } from '#domain/catalogs/storageLimits.ts';
import { composed } from '#domain/text/composed.ts';

/** The comment of a sample: a few lines. */
export const commentSchema = z
  .string()
  .overwrite(composed)
  .trim()
  .max(LONGEST_COMMENT)
  .refine((comment) => !/[^\P{Cc}\n]/u.test(comment), 'control_characters');
