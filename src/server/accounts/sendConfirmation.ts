import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { Account } from '#server/database/models/Account.ts';
import type { Mailer } from '#server/mail/Mailer.ts';
import { alreadyRegistered, confirmEmailChange, confirmRegistration } from '#server/mail/mails.ts';
import { pageLink } from '#server/mail/pageLink.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/trpc/Caller.ts';
import { issueToken } from './issueToken.ts';
import { mayMail } from './mayMail.ts';

/**
 * Asks the reader of `email` to confirm it as the address of `account`. If it belongs to another account, that one is notified instead;
 * the caller cannot see the difference (docs/safety.md, S15).
 */
export function sendConfirmation(
  services: Services,
  mailer: Mailer,
  caller: Caller,
  account: Pick<Account, 'id' | 'username' | 'language'>,
  purpose: 'registration' | 'email_change',
  email: string,
): void {
  const { database, config, now } = services;
  mailer.post(caller.log, async () => {
    const present = await Account.query(database).findById(account.id);
    const awaited = purpose === 'registration' ? present?.email : present?.pending_email;
    const owner = await Account.query(database).findOne('email_key', normalizeKey(email)).whereNot('id', account.id);
    // The address was changed once more, or the account is gone, before this mail was written.
    if (awaited !== email) return undefined;
    const token = await issueToken(database, now(), { account_id: account.id, purpose, email });
    if (!(await mayMail(services, email))) return undefined;
    if (owner) {
      const link = pageLink(config, '/auth/forgot');
      return { to: owner.email, ...alreadyRegistered(owner.language, { username: owner.username, link }) };
    }
    const write = purpose === 'registration' ? confirmRegistration : confirmEmailChange;
    const link = pageLink(config, '/auth/verify', token);
    return { to: email, ...write(account.language, { username: account.username, link }) };
  });
}
