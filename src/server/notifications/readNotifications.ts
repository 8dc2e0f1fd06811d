import * as z from 'zod';
import { Notification } from '#server/database/models/Notification.ts';
import { transaction } from '#server/database/transaction.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { MOST_SHOWN } from './listNotifications.ts';

/** Marks these notices as read. Notices that are not the reader's, are gone or were read before are skipped. */
export const readNotifications = memberProcedure
  .input(z.strictObject({ ids: z.array(z.string().max(32)).max(MOST_SHOWN) }))
  .output(noAnswer)
  .mutation(async ({ input: { ids }, ctx: { services, account } }) => {
    const { database, now } = services;
    await transaction(database, async (trx) => {
      const theirs = await Notification.query(trx)
        .whereIn('id', ids)
        .andWhere((one) => one.whereNull('account_id').orWhere('account_id', account.id))
        .orderBy('id')
        .select('id');
      if (theirs.length === 0) return;
      await trx('notification_reads')
        .insert(theirs.map(({ id }) => ({ account_id: account.id, notification_id: id, read_at: now() })))
        .onConflict(['account_id', 'notification_id'])
        .ignore();
    });
  });
