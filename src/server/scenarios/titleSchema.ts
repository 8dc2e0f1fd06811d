import * as z from 'zod';
import { composed } from '#domain/text/composed.ts';
import { isSeen } from '#domain/text/unseen.ts';

/** Characters of a title that was made when titles had no width. */
const LONGEST_OLD_TITLE = 100;

/**
 * A line as typed: composed (`composed`), trimmed at both ends, at most 100 characters. Names of backups are such lines, and titles and author names as they are sent:
 * what was read can be sent back though it is wider than what `titleFaults` takes, to which what is new or differs is held.
 */
export const lineSchema = z
  .string()
  .overwrite(composed)
  .trim()
  .max(LONGEST_OLD_TITLE)
  .refine((line) => !/\p{Cc}/u.test(line), 'control_characters');

/** A line that must not be empty. */
export const givenLineSchema = lineSchema.min(1, 'required');

/** A title that must not be empty: what nobody sees is nothing. */
export const givenTitleSchema = lineSchema.refine(isSeen, 'required');

/** Ids are short text; what no scenario has is answered with 404, so only the length is checked here. */
export const scenarioIdSchema = z.string().max(64);
