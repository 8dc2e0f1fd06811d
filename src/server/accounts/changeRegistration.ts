import * as z from 'zod';
import { holdAccount } from '#server/database/holdAccount.ts';
import { Account } from '#server/database/models/Account.ts';
import { AccountToken } from '#server/database/models/AccountToken.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { networkOf } from '#server/trpc/networkOf.ts';
import { signedInProcedure } from '#server/trpc/procedures.ts';
import { refuseConfirmed } from './refuseConfirmed.ts';
import { registrationFields } from './registrationFields.ts';
import { sendConfirmation } from './sendConfirmation.ts';

/**
 * PATCH register: changes the address of a registration that is not confirmed yet, for an address that was mistyped. Links to the former
 * address end, and the new one gets a mail. The answer is the same for every address (docs/safety.md, S15).
 * @throws RequestError 409 if the registration is confirmed, or not completed yet; 422 on `email`; 429 after too many mails; 503 if there
 *   is no mail server (any more)
 */
export const changeRegistration = signedInProcedure
  .input(z.strictObject({ email: registrationFields.email }))
  .output(dataAnswer(z.strictObject({ email: z.string() })))
  .mutation(async ({ input: { email }, ctx: { services, caller, account } }) => {
    const { database, mailer, sessions, now } = services;
    refuseConfirmed(account);
    if (account.email === '') throw new RequestError(409, 'registration_open');
    if (!mailer) throw new RequestError(503, 'no_mail');
    await services.throttle.take(
      { rule: 'resend', who: account.id },
      { rule: 'mailAddress', who: networkOf(caller.address) },
    );
    await transaction(database, async (trx) => {
      refuseConfirmed(await holdAccount(trx, account));
      await Account.query(trx).findById(account.id).patch({ email, updated_at: now() });
      await AccountToken.query(trx).where('account_id', account.id).whereNot('email', email).delete();
    });
    sessions.forget(account.id);
    caller.log.info({ event: 'registration_changed', account_id: account.id }, 'address of a registration changed');
    sendConfirmation(services, mailer, caller, account, 'registration', email);
    return { data: { email } };
  });
