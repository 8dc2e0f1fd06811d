import * as z from 'zod';
import { Notification } from '#server/database/models/Notification.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { NOTICE_TIME } from './notifyAccounts.ts';

/** Maximum number of notices shown: readers who want to know of a release find it some other way by then. */
export const MOST_SHOWN = 50;
/** Maximum number of fault reports shown: many readers can send them, so the rest of the space is left to other notices. */
const MOST_REPORTS_SHOWN = 10;

const notificationSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['notice', 'release', 'stop', 'sync', 'stop_sharing', 'fault_report']),
  /** In the reader's language. */
  message: z.string(),
  /** Path of a page of the site with more information. */
  link: z.string().nullable(),
  is_read: z.boolean(),
  created_at: timeSchema,
});

/** GET notifications (docs/product.md, "Notifications"): those for everybody and those for the reader, newest first. */
export const listNotifications = memberProcedure
  .output(dataAnswer(z.array(notificationSchema)))
  .query(async ({ ctx: { services, caller, account } }) => {
    const { database, now } = services;
    // Two queries that an index answers each, as one with an "or" would read everything.
    const newest = (account_id: string | null, most: number) =>
      Notification.query(database)
        .where({ account_id })
        .andWhere('created_at', '>', now() - NOTICE_TIME)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(most);
    const reports = await newest(account.id, MOST_REPORTS_SHOWN).where('kind', 'fault_report');
    const others = [
      ...(await newest(null, MOST_SHOWN)),
      ...(await newest(account.id, MOST_SHOWN).whereNot('kind', 'fault_report')),
    ];
    const shown = newestFirst([...reports, ...newestFirst(others).slice(0, MOST_SHOWN - reports.length)]);
    const reads = await database('notification_reads')
      .where({ account_id: account.id })
      .whereIn(
        'notification_id',
        shown.map(({ id }) => id),
      )
      .select('notification_id');
    const read = new Set(reads.map(({ notification_id }) => notification_id));
    return {
      data: shown.map(({ id, kind, link, created_at, message_ja, message_en }) => ({
        id,
        kind,
        message: caller.language === 'ja' ? message_ja : message_en,
        link,
        is_read: read.has(id),
        created_at: wireTime(created_at),
      })),
    };
  });

const newestFirst = (notices: readonly Notification[]): Notification[] =>
  notices.toSorted((one, other) => other.created_at - one.created_at || (one.id < other.id ? 1 : -1));
