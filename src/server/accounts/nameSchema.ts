import * as z from 'zod';
import { isHouseName } from '#domain/scenario/houseName.ts';
import { composed } from '#domain/text/composed.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { holdsUnseen } from '#domain/text/unseen.ts';

/** Schema of a required text with its own message. */
export const given = (key: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? key : undefined) })
    .refine((text) => text.isWellFormed(), { error: 'not_unicode', abort: true })
    .overwrite(composed)
    .trim()
    .min(1, { error: key, abort: true });

type Missing = 'name_required' | 'full_name_required';

/**
 * Schema of an account name that is kept: half-width characters (docs/product.md, "Registration"). @param missing the message if there is
 * none
 */
export const keptNameSchema = (missing: Missing) =>
  given(missing)
    .max(40)
    .refine((name) => !holdsUnseen(name), 'unseen_letters')
    .refine((name) => displayWidth(name) === name.length && !/\p{Cc}/u.test(name), 'half_width');

/** Schema of a new account name: as above, and not reserved for the house. */
export const nameSchema = (missing: Missing) =>
  keptNameSchema(missing).refine((name) => !isHouseName(name), 'name_of_house');

/**
 * The part before the @ may have any dots except at the beginning, since Japanese carriers issued addresses such as a..b@ and ab.@, which
 * the RFC allows only in quotes. The part after it: names with a dot between them.
 */
const ADDRESS = /^(?!\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** A mail address. Full-width letters of an input method are read as the ASCII letters they stand for. */
export const emailSchema = given('email_required')
  .normalize('NFKC')
  .max(254)
  .pipe(z.email({ pattern: ADDRESS, error: 'email_unrecognised' }));
