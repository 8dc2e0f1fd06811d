import * as z from 'zod';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { Account } from '#server/database/models/Account.ts';
import { transaction } from '#server/database/transaction.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';
import { answer } from '#server/trpc/answer.ts';
import type { Caller } from '#server/trpc/Caller.ts';
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
    // The hash can change during the check, for example by another login; then the password is checked again.
    const opened = (await logIn(services, caller, input)) ?? (await logIn(services, caller, input));
    if (!opened) throw fieldError('password', 'login_wrong');
    caller.log.info({ event: 'login', account_id: opened.data.id }, 'logged in');
    return opened;
  });

/**
 * Verifies a password and opens a session.
 * @returns undefined if the account was changed meanwhile
 * @throws RequestError 422 on `login` or `password`, 429 after too many tries
 */
async function logIn(services: Services, caller: Caller, { login, password }: { login: string; password: string }) {
  const { config, database, passwords, sessions } = services;
  const key = normalizeKey(login);
  const account = await Account.query(database).findOne((found) =>
    found.where('username_key', key).orWhere('email_key', key),
  );
  const tried = { login: key, accountId: account?.id, address: caller.address };
  const isRight = await guardPassword(services, tried, () => passwords.verify(account?.password_hash, password));
  if (!isRight || !account) {
    caller.log.warn({ event: 'login_failed', account_id: account?.id }, 'login failed');
    throw fieldError('password', 'login_wrong');
  }
  if (account.is_disabled) {
    const { contact } = config;
    throw contact
      ? fieldError('login', 'account_disabled_ask', { contact: contact.text })
      : fieldError('login', 'account_disabled');
  }
  const password_hash = passwords.isOutdated(account.password_hash) ? await passwords.hash(password) : undefined;
  const access_token = await transaction(database, async (trx) => {
    const token = await sessions.open(trx, account, caller);
    if (token !== undefined && password_hash !== undefined) {
      await Account.query(trx).findById(account.id).patch({ password_hash });
    }
    return token;
  }).catch((error: unknown) => sessions.openUnwritten(error, account, caller));
  if (password_hash !== undefined) sessions.forget(account.id);
  return access_token === undefined ? undefined : { access_token, data: presentUser(account) };
}
