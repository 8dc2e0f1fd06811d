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

/**
 * The part before the @: any dots but one at the beginning, since Japanese carriers gave out addresses such as a..b@ and ab.@, which the
 * RFC would have in quotes. The part behind it: names with a dot between them.
 */
const ADDRESS = /^(?!\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** A mail address. Full-width letters of an input method are taken for what they mean. */
export const emailSchema = given('email_required')
  .normalize('NFKC')
  .max(254)
  .pipe(z.email({ pattern: ADDRESS, error: 'email_unrecognised' }));
