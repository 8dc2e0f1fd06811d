import * as z from 'zod';
import { displayWidth } from '#domain/text/displayWidth.ts';

/** A required text with its own message. */
export const given = (key: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? key : undefined) })
    .trim()
    .min(1, { error: key, abort: true });

/** The account name: half-width characters (docs/product.md, "Registration"). @param missing the message where there is none */
export const nameSchema = (missing: 'name_required' | 'full_name_required') =>
  given(missing)
    .max(40)
    .refine((name) => displayWidth(name) === name.length && !/\p{Cc}/u.test(name), 'half_width');

export const emailSchema = given('email_required').max(254).pipe(z.email('email_unrecognised'));
