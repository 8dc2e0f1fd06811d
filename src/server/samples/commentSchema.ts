import { LONGEST_COMMENT } from '#domain/catalogs/storageLimits.ts';
import { typedTextSchema } from '#domain/text/composed.ts';

/** The comment of a sample: a few lines. */
export const commentSchema = typedTextSchema
  .trim()
  .max(LONGEST_COMMENT)
  .refine((comment) => !/[^\P{Cc}\n]/u.test(comment), 'control_characters');
