import * as z from 'zod';
import { Account } from '#server/database/models/Account.ts';
import { transaction } from '#server/database/transaction.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { changePassword } from './changePassword.ts';
import { findToken, spendToken, tokenSchema } from './findToken.ts';
import { rememberNetwork } from './guardPassword.ts';
import { passwordSchema, refusePersonalPassword } from './passwordSchema.ts';

/**
 * Sets a new password by the link of requestPasswordReset and ends every session.
 * @throws RequestError 422 on `token` or `password`; the token can then be used again with a better password
 */
export const resetPassword = publicProcedure
  .input(z.strictObject({ token: tokenSchema, password: passwordSchema }))
  .output(dataAnswer(z.strictObject({ username: z.string() })))
  .mutation(async ({ input, ctx: { services, caller } }) => {
    const { database, now } = services;
    // Checks the token without consuming it: hashing takes long, and the password may be refused.
    const seen = await findToken(database, now(), input.token, ['password_reset']);
    const account = await Account.query(database).findById(seen.account_id).throwIfNotFound();
    refusePersonalPassword(input.password, account);
    const password_hash = await services.passwords.hash(input.password);
    await transaction(database, async (trx) => {
      const token = await findToken(trx, now(), input.token, ['password_reset']);
      const present = await Account.query(trx).findById(token.account_id).throwIfNotFound();
      if (present.email !== token.email) throw fieldError('token', 'token_invalid');
      await spendToken(trx, token);
      await changePassword(services, trx, present, password_hash);
    });
    services.sessions.forget(account.id);
    await rememberNetwork(services, account.id, caller.address);
    caller.log.info({ event: 'password_reset', account_id: account.id }, 'password reset');
    return { data: { username: account.username } };
  });
