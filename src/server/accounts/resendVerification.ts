import * as z from 'zod';
import { RequestError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { networkOf } from '#server/trpc/networkOf.ts';
import { signedInProcedure } from '#server/trpc/procedures.ts';
import { refuseConfirmed } from './refuseConfirmed.ts';
import { sendConfirmation } from './sendConfirmation.ts';

/**
 * Sends the mail of a registration again.
 * @throws RequestError 409 if the account is verified, 429 after too many mails, 503 if there is no mail server (any more)
 */
export const resendVerification = signedInProcedure
  .input(z.strictObject({}))
  .output(dataAnswer(z.strictObject({ email: z.string() })))
  .mutation(async ({ ctx: { services, caller, account } }) => {
    refuseConfirmed(account);
    if (!services.mailer) throw new RequestError(503, 'no_mail');
    await services.throttle.take(
      { rule: 'resend', who: account.id },
      { rule: 'mailAddress', who: networkOf(caller.address) },
    );
    sendConfirmation(services, services.mailer, caller, account, 'registration', account.email);
    return { data: { email: account.email } };
  });
