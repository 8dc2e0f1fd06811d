import * as z from 'zod';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { isUniqueViolation } from '#server/database/databaseRefusal.ts';
import { Account } from '#server/database/models/Account.ts';
import { newId } from '#server/database/newId.ts';
import { type FieldMessage, RequestError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { passwordSchema } from './passwordSchema.ts';

const given = (key: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? key : undefined) })
    .trim()
    .min(1, { error: key, abort: true });

/** The registration form (spec 1 §3) with the messages of spec 1 §5. */
export const registrationSchema = z.strictObject({
  username: given('username_required').regex(/^[A-Za-z0-9_.-]{3,32}$/, 'username_characters'),
  name: given('name_required')
    .max(40)
    .refine((name) => displayWidth(name) === name.length && !/\p{Cc}/u.test(name), 'half_width'),
  email: given('email_required').max(254).pipe(z.email('email_unrecognised')),
  password: passwordSchema,
  language: z.enum(LANGUAGES),
  agreed: z.literal(true, 'agreement_required'),
  /** Only checks, for the confirmation step; nothing is stored. */
  confirm: z.boolean().optional(),
});

/** POST register: makes an account. Without a mail server it is verified at once. */
export const register = publicProcedure
  .input(registrationSchema)
  .mutation(async ({ input, ctx: { services, caller } }) => {
    const keys = { username_key: normalizeKey(input.username), email_key: normalizeKey(input.email) };
    await refuseTaken(services, keys);
    const answer = { data: { username: input.username, is_verified: true } };
    if (input.confirm) return answer;
    const now = Date.now();
    const row = {
      id: newId(),
      username: input.username,
      name: input.name,
      email: input.email,
      ...keys,
      password_hash: await services.passwords.hash(input.password),
      language: input.language,
      is_verified: true,
      is_admin: false,
      created_at: now,
      updated_at: now,
    };
    try {
      await Account.query(services.database).insert(row);
    } catch (error) {
      // Another registration took the name or address in the meantime.
      if (isUniqueViolation(error)) await refuseTaken(services, keys);
      throw error;
    }
    caller.log.info(
      { event: 'registered', account_id: row.id },
      'account registered and, without a mail server, verified at once',
    );
    return answer;
  });

async function refuseTaken({ database }: Services, keys: { username_key: string; email_key: string }): Promise<void> {
  const taken = await Account.query(database)
    .where('username_key', keys.username_key)
    .orWhere('email_key', keys.email_key);
  const errors: Record<string, FieldMessage[]> = {};
  if (taken.some((account) => account.username_key === keys.username_key))
    errors.username = [{ key: 'username_taken' }];
  if (taken.some((account) => account.email_key === keys.email_key)) errors.email = [{ key: 'email_taken' }];
  if (taken.length > 0) throw new RequestError(422, undefined, { errors });
}
