import * as z from 'zod';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { Account } from '#server/database/models/Account.ts';
import { transaction } from '#server/database/transaction.ts';
import { isUniqueViolation } from '#server/errors/databaseRefusal.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { findToken, spendToken, tokenSchema } from './findToken.ts';

/**
 * Makes the address that a link was sent to the account's own: at registration, and when it changes.
 * @throws RequestError 422 on `token`: unknown, used, expired, for an address that has changed since, or the address was taken
 */
export const verifyEmail = publicProcedure
  .input(z.strictObject({ token: tokenSchema }))
  .output(dataAnswer(z.strictObject({ purpose: z.enum(['registration', 'email_change']), email: z.string() })))
  .mutation(async ({ input, ctx: { services, caller } }) => {
    const { database, sessions, now } = services;
    const confirmed = await transaction(database, async (trx) => {
      const token = await findToken(trx, now(), input.token, ['registration', 'email_change']);
      const account = await Account.query(trx).findById(token.account_id).throwIfNotFound();
      const purpose = token.purpose === 'registration' ? 'registration' : 'email_change';
      const awaited = purpose === 'registration' ? account.email : account.pending_email;
      if (token.email !== awaited) throw fieldError('token', 'token_invalid');
      await spendToken(trx, token);
      const email = token.email;
      await Account.query(trx)
        .findById(account.id)
        .patch({ email, email_key: normalizeKey(email), pending_email: null, is_verified: true, updated_at: now() });
      return { id: account.id, data: { purpose, email } } as const;
    }).catch((error) => {
      throw isUniqueViolation(error) ? fieldError('token', 'email_taken') : error;
    });
    sessions.forget(confirmed.id);
    caller.log.info(
      { event: 'email_confirmed', account_id: confirmed.id, purpose: confirmed.data.purpose },
      'e-mail address confirmed',
    );
    return { data: confirmed.data };
  });
