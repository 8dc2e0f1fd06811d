import * as z from 'zod';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { Account } from '#server/database/models/Account.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { resetPasswordLink } from '#server/mail/mails.ts';
import { pageLink } from '#server/mail/pageLink.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { networkOf } from '#server/trpc/networkOf.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { issueToken } from './issueToken.ts';
import { mayMail } from './mayMail.ts';
import { emailSchema } from './nameSchema.ts';

/**
 * Sends a link for a new password to the account with this address. Only the mail reveals whether it exists.
 * @throws RequestError 429 after too many mails from one network, 503 if no mail server is set
 */
export const requestPasswordReset = publicProcedure
  .input(z.strictObject({ email: emailSchema }))
  .output(dataAnswer(z.strictObject({ email: z.string() })))
  .mutation(async ({ input: { email }, ctx: { services, caller } }) => {
    const { database, mailer, config, now } = services;
    if (!mailer) throw new RequestError(503, 'no_mail');
    await services.throttle.take({ rule: 'mailAddress', who: networkOf(caller.address) });
    mailer.post(caller.log, async () => {
      const isAllowed = await mayMail(services, email);
      const account = await Account.query(database).findOne('email_key', normalizeKey(email));
      caller.log.info({ event: 'password_reset_requested', account_id: account?.id }, 'password reset requested');
      if (!account || !isAllowed) return undefined;
      const { id: account_id, username, language, email: to } = account;
      const token = await issueToken(database, now(), { account_id, purpose: 'password_reset', email: to });
      return { to, ...resetPasswordLink(language, { username, link: pageLink(config, '/auth/reset', token) }) };
    });
    return { data: { email } };
  });
