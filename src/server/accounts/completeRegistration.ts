import * as z from 'zod';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { holdAccount } from '#server/database/holdAccount.ts';
import { Account } from '#server/database/models/Account.ts';
import { transaction } from '#server/database/transaction.ts';
import { isUniqueViolation } from '#server/errors/databaseRefusal.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { networkOf } from '#server/trpc/networkOf.ts';
import { signedInProcedure } from '#server/trpc/procedures.ts';
import { presentUser, userSchema } from './presentUser.ts';
import { refuseTaken } from './refuseTaken.ts';
import { registrationFields } from './registrationFields.ts';
import { sendConfirmation } from './sendConfirmation.ts';

/**
 * Completes the registration of an account that a game platform made (decryptToken), which needs no password. With a mail server it waits
 * for its address to be confirmed, as any other, and may be completed again until then; without, it is verified.
 * @throws RequestError 409 if the account is verified already, or registered by itself; 422 by field; 429 after too many mails
 */
export const completeRegistration = signedInProcedure
  .input(z.strictObject(registrationFields))
  .output(dataAnswer(userSchema))
  .mutation(async ({ input, ctx: { services, caller, account } }) => {
    const { database, mailer, sessions, now } = services;
    const refuseOthers = ({ is_verified, password_hash }: Account) => {
      if (is_verified || password_hash !== '') throw new RequestError(409, 'already_verified');
    };
    refuseOthers(account);
    const { username, name, email, language } = input;
    const email_key = mailer ? null : normalizeKey(email);
    const keys = { username_key: normalizeKey(username), email_key };
    await refuseTaken(services, keys, account.id);
    if (mailer) {
      await services.throttle.take(
        { rule: 'resend', who: account.id },
        { rule: 'mailAddress', who: networkOf(caller.address) },
      );
    }
    await transaction(database, async (trx) => {
      refuseOthers(await holdAccount(trx, account));
      await Account.query(trx)
        .findById(account.id)
        .patch({ username, name, email, language, ...keys, is_verified: !mailer, updated_at: now() });
    }).catch(async (error: unknown) => {
      // The name or address was taken meanwhile.
      if (isUniqueViolation(error)) await refuseTaken(services, keys, account.id);
      throw error;
    });
    sessions.forget(account.id);
    const completed = await Account.query(database).findById(account.id);
    if (!completed) throw new RequestError(401);
    caller.log.info({ event: 'registration_completed', account_id: account.id }, 'registration completed');
    if (mailer) sendConfirmation(services, mailer, caller, completed, 'registration', email);
    return { data: presentUser(completed) };
  });
