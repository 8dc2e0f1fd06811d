import * as z from 'zod';
import { typedTextSchema } from '#domain/text/composed.ts';
import { isSeen } from '#domain/text/unseen.ts';

/** Characters of a title from before titles had a width limit. */
const LONGEST_OLD_TITLE = 100;

/**
 * A line as typed: composed (`composed`), trimmed at both ends, at most 100 characters. Names of backups are such lines, and so are titles
 * and author names in requests: a stored one can be sent back even if it is wider than `titleFaults` allows; new and changed ones must
 * comply.
 */
export const lineSchema = typedTextSchema
  .trim()
  .max(LONGEST_OLD_TITLE)
  .refine((line) => !/\p{Cc}/u.test(line), 'control_characters');

/** A line that must not be empty. */
export const givenLineSchema = lineSchema.min(1, 'required');

/** A title that must not be empty: invisible characters alone count as empty. */
export const givenTitleSchema = lineSchema.refine(isSeen, 'required');

/** Ids are short text; unknown ids are answered with 404, so only the length is checked here. */
export const scenarioIdSchema = z.string().max(64);
