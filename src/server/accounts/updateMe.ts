import * as z from 'zod';
import { isHouseName } from '#domain/scenario/houseName.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { holdAccount, holdConfirmedAccount } from '#server/database/holdAccount.ts';
import { Account } from '#server/database/models/Account.ts';
import { AccountToken } from '#server/database/models/AccountToken.ts';
import { transaction } from '#server/database/transaction.ts';
import { isUniqueViolation } from '#server/errors/databaseRefusal.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { setProfilePicture } from '#server/files/setProfilePicture.ts';
import { emailChangeStarted, passwordChanged } from '#server/mail/mails.ts';
import { pageLink } from '#server/mail/pageLink.ts';
import { answer } from '#server/trpc/answer.ts';
import { networkOf } from '#server/trpc/networkOf.ts';
import { ownedFields, refuseOwnedChanges } from '#server/trpc/ownedFields.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { changePassword } from './changePassword.ts';
import { confirmPassword } from './confirmPassword.ts';
import { emailSchema, keptNameSchema } from './nameSchema.ts';
import { passwordSchema, refusePersonalPassword } from './passwordSchema.ts';
import { presentUser, userSchema } from './presentUser.ts';
import { sendConfirmation } from './sendConfirmation.ts';

const OWNED = [
  'id',
  'username',
  'pending_email',
  'prefix_name',
  'is_verified',
  'is_admin',
  'role',
  'has_password',
] as const;

/**
 * PATCH me. A new e-mail address and a new password need the current password. With a mail server the new address waits in `pending_email`
 * until it is confirmed from there, and the old address is notified; sending the present address cancels the change. A new password ends
 * every session and returns the token of a new one.
 * @throws RequestError 422 by field, 429 after too many wrong passwords or mails
 */
export const updateMe = memberProcedure
  .input(
    z.strictObject({
      name: keptNameSchema('full_name_required').optional(),
      email: emailSchema.optional(),
      language: z.enum(LANGUAGES).optional(),
      /** Id of a file that was uploaded for it, or the present URL; null removes the picture. */
      profile: z
        .string()
        .regex(/^(\/files\/)?[0-9a-f]{64}$/, 'wrong_format')
        .nullable()
        .optional(),
      password: passwordSchema.optional(),
      current_password: z.string().max(1000).optional(),
      ...ownedFields(OWNED),
    }),
  )
  .output(answer(z.strictObject({ data: userSchema, access_token: z.string().optional() })))
  .mutation(async ({ input, ctx: { services, caller, account } }) => {
    const { database, mailer, sessions, config, now } = services;
    refuseOwnedChanges(input, presentUser(account), OWNED);
    const { name, language, password, profile } = input;
    if (name !== undefined && name !== account.name && isHouseName(name)) throw fieldError('name', 'name_of_house');
    const email = input.email === account.email ? undefined : input.email;
    const endsWait = input.email === account.email && account.pending_email !== null;
    if (password !== undefined) refusePersonalPassword(password, account);
    const needsPassword = email !== undefined || password !== undefined;
    if (needsPassword) {
      await confirmPassword(services, caller, account, 'current_password', input.current_password);
    }
    if (email !== undefined && mailer) {
      await services.throttle.take({ rule: 'mailAddress', who: networkOf(caller.address) });
    }
    const password_hash = password === undefined ? undefined : await services.passwords.hash(password);
    const access_token = await transaction(database, async (trx) => {
      await (needsPassword ? holdConfirmedAccount(trx, account, 'current_password') : holdAccount(trx, account));
      await Account.query(trx)
        .findById(account.id)
        .patch({
          updated_at: now(),
          ...(name !== undefined && { name }),
          ...(language !== undefined && { language }),
          ...(email !== undefined && (mailer ? { pending_email: email } : { email, email_key: normalizeKey(email) })),
          ...(endsWait && { pending_email: null }),
        });
      if (email !== undefined || endsWait) {
        // Links sent to the former address are invalid now.
        await AccountToken.query(trx).where('account_id', account.id).whereNot('purpose', 'registration').delete();
      }
      if (profile !== undefined)
        await setProfilePicture(trx, now(), account.id, profile?.replace('/files/', '') ?? null);
      if (password_hash === undefined) return undefined;
      await changePassword(services, trx, account, password_hash);
      return sessions.open(trx, { id: account.id, password_hash }, caller);
    }).catch((error) => {
      throw email !== undefined && isUniqueViolation(error) ? fieldError('email', 'email_taken') : error;
    });
    sessions.forget(account.id);
    const updated = await Account.query(database).findById(account.id);
    if (!updated) throw new RequestError(401);
    const { username } = account;
    const link = pageLink(config, '/auth/forgot');
    if (email !== undefined) {
      caller.log.info({ event: 'email_change', account_id: account.id }, 'e-mail address change asked for');
      if (mailer) {
        mailer.post(caller.log, async () => ({
          to: account.email,
          ...emailChangeStarted(updated.language, { username, email, link }),
        }));
        sendConfirmation(services, mailer, caller, updated, 'email_change', email);
      }
    }
    if (password !== undefined) {
      caller.log.info({ event: 'password_changed', account_id: account.id }, 'password changed, sessions ended');
      mailer?.post(caller.log, async () => ({
        to: account.email,
        ...passwordChanged(updated.language, { username, link }),
      }));
    }
    return { data: presentUser(updated), ...(access_token !== undefined && { access_token }) };
  });
