import type { Knex } from 'knex';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { Notification } from '#server/database/models/Notification.ts';
import { newId } from '#server/database/newId.ts';
import { transaction } from '#server/database/transaction.ts';
import { NOTICE_TIME } from '#server/notifications/notifyAccounts.ts';
import { AdminError } from './AdminError.ts';
import { findAccount } from './changeAccount.ts';

/** Maximum characters in one language. */
const LONGEST_MESSAGE = 1000;
const LONGEST_LINK = 255;

interface NewNotice {
  readonly ja: string;
  readonly en: string;
  /** Username or address of its recipient; undefined for everybody. */
  readonly user: string | undefined;
  /** Path of a page of the site with more information. */
  readonly link: string | undefined;
}

/**
 * Adds a notification, and removes expired ones for everybody.
 * @throws AdminError if a text is empty or too long, the link is no path of the site, or there is no such account
 */
export function writeNotice(database: Knex, { ja, en, user, link }: NewNotice): Promise<string[]> {
  for (const [option, text] of Object.entries({ ja, en })) {
    if (text.trim() === '') throw new AdminError(`The text of --${option} is empty.`);
    if (text.length > LONGEST_MESSAGE) {
      throw new AdminError(`The text of --${option} has more than ${LONGEST_MESSAGE} characters.`);
    }
  }
  if (link !== undefined && (!/^\/(?![/\\])[!-~]*$/.test(link) || link.length > LONGEST_LINK)) {
    throw new AdminError('--link is a path of the site, such as /sample-scenarios.');
  }
  return transaction(database, async (trx) => {
    const now = Date.now();
    const account = user === undefined ? undefined : await findAccount(trx, user);
    await Notification.query(trx)
      .whereNull('account_id')
      .andWhere('created_at', '<', now - NOTICE_TIME)
      .delete();
    const id = newId();
    const texts = { message_ja: ja.trim(), message_en: en.trim() };
    const account_id = account?.id ?? null;
    await Notification.query(trx).insert({
      id,
      account_id,
      kind: 'notice',
      ...texts,
      link: link ?? null,
      created_at: now,
    });
    await recordAudit(trx, now, { account: undefined, subject: 'notification', subject_id: id, action: 'notify' });
    return [`The notification ${id} is there for ${account?.username ?? 'everybody'}.`];
  });
}

/** Lists the notices for everybody, newest first, one per line. */
export async function listNotices(database: Knex): Promise<string[]> {
  const notices = await Notification.query(database).whereNull('account_id').orderBy('created_at', 'desc').limit(100);
  if (notices.length === 0) return ['There are no notifications for everybody.'];
  const oneLine = (text: string) => text.replace(/\s+/g, ' ');
  return notices.map(({ id, created_at, message_ja, message_en, link }) =>
    [new Date(created_at).toISOString(), id, oneLine(message_ja), oneLine(message_en), link ?? '-'].join('\t'),
  );
}

/** @throws AdminError if there is no such notice */
export function removeNotice(database: Knex, id: string): Promise<string[]> {
  return transaction(database, async (trx) => {
    if ((await Notification.query(trx).deleteById(id)) === 0) throw new AdminError(`There is no notification "${id}".`);
    const now = Date.now();
    await recordAudit(trx, now, { account: undefined, subject: 'notification', subject_id: id, action: 'remove' });
    return [`The notification ${id} is taken back.`];
  });
}
