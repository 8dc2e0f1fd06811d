import * as z from 'zod';

/** Characters. */
export const LONGEST_TITLE = 100;

/** A title or author name as typed: one line, trimmed at both ends, at most 100 characters. */
export const optionalTitleSchema = z
  .string()
  .trim()
  .max(LONGEST_TITLE)
  .refine((title) => !/\p{Cc}/u.test(title), 'control_characters');

/** A title that must not be empty. */
export const titleSchema = optionalTitleSchema.min(1, 'required');

/** Ids are short text; what no scenario has is answered with 404, so only the length is checked here. */
export const scenarioIdSchema = z.string().max(64);
