import * as z from 'zod';
import { isHouseName } from '#domain/scenario/houseName.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { holdsUnseen } from '#domain/text/unseen.ts';

/** A required text with its own message. */
export const given = (key: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? key : undefined) })
    .trim()
    .min(1, { error: key, abort: true });

type Missing = 'name_required' | 'full_name_required';

/** The account name as it may stay: half-width characters (docs/product.md, "Registration"). @param missing the message where there is none */
export const keptNameSchema = (missing: Missing) =>
  given(missing)
    .max(40)
    .refine((name) => !holdsUnseen(name), 'unseen_letters')
    .refine((name) => displayWidth(name) === name.length && !/\p{Cc}/u.test(name), 'half_width');

/** A new account name: none that is the house's. */
export const nameSchema = (missing: Missing) =>
  keptNameSchema(missing).refine((name) => !isHouseName(name), 'name_of_house');

export const emailSchema = given('email_required').max(254).pipe(z.email('email_unrecognised'));
