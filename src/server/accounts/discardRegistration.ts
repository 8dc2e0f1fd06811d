import { holdAccount } from '#server/database/holdAccount.ts';
import { Account } from '#server/database/models/Account.ts';
import { transaction } from '#server/database/transaction.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { signedInProcedure } from '#server/trpc/procedures.ts';
import { refuseConfirmed } from './refuseConfirmed.ts';

/**
 * DELETE register: removes a registration that is not confirmed yet, with its sessions and links. Such an account owns nothing; its name
 * and address are free at once.
 * @throws RequestError 409 if it is confirmed
 */
export const discardRegistration = signedInProcedure
  .output(noAnswer)
  .mutation(async ({ ctx: { services, caller, account } }) => {
    await transaction(services.database, async (trx) => {
      refuseConfirmed(await holdAccount(trx, account));
      await Account.query(trx).deleteById(account.id);
    });
    services.sessions.forget(account.id);
    caller.log.info({ event: 'registration_discarded', account_id: account.id }, 'registration discarded');
  });
