import * as z from 'zod';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { Account } from '#server/database/models/Account.ts';
import { newId } from '#server/database/newId.ts';
import { transaction } from '#server/database/transaction.ts';
import { isUniqueViolation } from '#server/errors/databaseRefusal.ts';
import type { Services } from '#server/services.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { networkOf } from '#server/trpc/networkOf.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { passwordSchema, refusePersonalPassword } from './passwordSchema.ts';
import { refuseTaken } from './refuseTaken.ts';
import { registrationFields } from './registrationFields.ts';
import { sendConfirmation } from './sendConfirmation.ts';

/** An unconfirmed registration is removed after this time. Milliseconds. */
const UNCONFIRMED_TIME = 7 * 86_400_000;

const registrationSchema = z.strictObject({
  username: registrationFields.username,
  name: registrationFields.name,
  email: registrationFields.email,
  password: passwordSchema,
  language: registrationFields.language,
  agreed: registrationFields.agreed,
  /** Only checks the input, for the confirmation step; nothing is stored. */
  confirm: z.boolean().optional(),
});

/**
 * POST register: creates an account. With a mail server the account owns its address once it is confirmed by mail, and a taken address gets
 * the same answer as a free one; without, the account is verified at once.
 * @throws RequestError 422 by field, 429 after too many registrations from one address
 */
export const register = publicProcedure
  .input(registrationSchema)
  .output(dataAnswer(z.strictObject({ username: z.string(), is_verified: z.boolean() })))
  .mutation(async ({ input, ctx: { services, caller } }) => {
    const { database, mailer, now } = services;
    refusePersonalPassword(input.password, input);
    const email_key = mailer ? null : normalizeKey(input.email);
    const keys = { username_key: normalizeKey(input.username), email_key };
    await refuseTaken(services, keys);
    const answer = { data: { username: input.username, is_verified: !mailer } };
    if (input.confirm) return answer;
    await services.throttle.take({ rule: 'registration', who: networkOf(caller.address) });
    await forgetUnconfirmed(services);
    const row = {
      id: newId(),
      username: input.username,
      name: input.name,
      email: input.email,
      ...keys,
      pending_email: null,
      profile: null,
      password_hash: await services.passwords.hash(input.password),
      language: input.language,
      is_verified: !mailer,
      is_admin: false,
      created_at: now(),
      updated_at: now(),
    };
    try {
      await transaction(database, async (trx) => Account.query(trx).insert(row));
    } catch (error) {
      // Another registration has taken the name or address meanwhile.
      if (isUniqueViolation(error)) await refuseTaken(services, keys);
      throw error;
    }
    const how = mailer ? 'account registered' : 'account registered and, without a mail server, verified at once';
    caller.log.info({ event: 'registered', account_id: row.id }, how);
    if (mailer) sendConfirmation(services, mailer, caller, row, 'registration', row.email);
    return answer;
  });

/** Removes old unconfirmed accounts: only these have no key for their address. They own nothing, and the username becomes free again. */
async function forgetUnconfirmed({ database, now }: Services): Promise<void> {
  await Account.query(database)
    .whereNull('email_key')
    .andWhere('is_verified', false)
    .andWhere('created_at', '<', now() - UNCONFIRMED_TIME)
    .delete();
}
