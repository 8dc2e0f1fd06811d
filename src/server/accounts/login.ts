import * as z from 'zod';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { Account } from '#server/database/models/Account.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { answer } from '#server/trpc/answer.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { guardPassword } from './guardPassword.ts';
import { given } from './nameSchema.ts';
import { presentUser, userSchema } from './presentUser.ts';

/**
 * POST login, by username or confirmed e-mail address. A wrong password and an unknown account get the same answer.
 * @throws RequestError 422 on `password`, 429 after too many tries
 */
export const login = publicProcedure
  .input(z.strictObject({ login: given('login_required').max(320), password: z.string().min(1, 'required').max(1000) }))
  .output(answer(z.strictObject({ access_token: z.string(), data: userSchema })))
  .mutation(async ({ input, ctx: { services, caller } }) => {
    const key = normalizeKey(input.login);
    const account = await Account.query(services.database).findOne((found) =>
      found.where('username_key', key).orWhere('email_key', key),
    );
    const tried = { login: key, accountId: account?.id, address: caller.address };
    const isRight = await guardPassword(services, tried, () =>
      services.passwords.verify(account?.password_hash, input.password),
    );
    if (!isRight || !account) {
      caller.log.warn({ event: 'login_failed', account_id: account?.id }, 'login failed');
      throw fieldError('password', 'login_wrong');
    }
    if (account.is_disabled) throw fieldError('login', 'account_disabled');
    if (services.passwords.isOutdated(account.password_hash)) {
      const password_hash = await services.passwords.hash(input.password);
      await Account.query(services.database).findById(account.id).patch({ password_hash });
    }
    caller.log.info({ event: 'login', account_id: account.id }, 'logged in');
    return { access_token: await services.sessions.open(account.id, caller), data: presentUser(account) };
  });
