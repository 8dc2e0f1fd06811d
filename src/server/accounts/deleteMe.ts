import type { Knex } from 'knex';
import * as z from 'zod';
import { wasReleased } from '#domain/scenario/wasReleased.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { holdConfirmedAccount } from '#server/database/holdAccount.ts';
import { Account } from '#server/database/models/Account.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { FaultReport } from '#server/database/models/FaultReport.ts';
import { ProblemMark } from '#server/database/models/ProblemMark.ts';
import { Release } from '#server/database/models/Release.ts';
import { SavedMap } from '#server/database/models/SavedMap.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';
import { usesInScenario } from '#server/files/scenarioFiles.ts';
import { stopScenario } from '#server/ownScenarios/stopScenario.ts';
import { removeWork } from '#server/publishing/showWork.ts';
import { endSharing } from '#server/samples/endSharing.ts';
import { dropHeldSample } from '#server/samples/heldSamples.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { signedInProcedure } from '#server/trpc/procedures.ts';
import { confirmPassword } from './confirmPassword.ts';

/**
 * DELETE me: removes the account with all that is its own, at once and for good (docs/wire.md, "Account"): sessions, links, pictures,
 * scenarios with their backups. Works that were ever released are stopped and stay without an owner, so that nobody takes their codes and
 * titles. Nothing that identifies the owner remains.
 * An account without a password names itself instead: `confirm` is its username.
 * @throws RequestError 422 on `password` or `confirm`, 429 after too many wrong ones
 */
export const deleteMe = signedInProcedure
  .input(z.strictObject({ password: z.string().max(1000).optional(), confirm: z.string().max(64).optional() }))
  .output(noAnswer)
  .mutation(async ({ input, ctx: { services, caller, account } }) => {
    if (account.password_hash !== '') {
      await confirmPassword(services, caller, account, 'password', input.password);
    } else if (normalizeKey(input.confirm ?? '') !== account.username_key) {
      throw fieldError('confirm', input.confirm ? 'username_wrong' : 'required');
    }
    await transaction(services.database, async (trx) => {
      await holdConfirmedAccount(trx, account, 'password');
      const files = await trx('file_uses').where('account_id', account.id).select('file_id');
      // One scenario after another, so that no single statement blocks others.
      const scenarios = await Scenario.query(trx).where('account_id', account.id).forUpdate();
      for (const scenario of scenarios) {
        await endSharing(trx, services.now(), { scenario_id: scenario.id }, account);
        await dropHeldSample(trx, scenario.id);
        if (wasReleased(scenario)) await leaveBehind(trx, services.now(), account, scenario);
        else {
          await removeWork(trx, scenario.id);
          await Scenario.query(trx).deleteById(scenario.id);
        }
      }
      await Account.query(trx).deleteById(account.id);
      await removeUnusedFiles(
        trx,
        files.map(({ file_id }) => file_id),
      );
    });
    services.sessions.forget(account.id);
    caller.log.info({ event: 'account_deleted', account_id: account.id }, 'account deleted');
  });

/**
 * Keeps what was released without its author (docs/wire.md, "Account") and without files. Backups, saved maps, marks, released files and reports
 * contain names and notes, and nobody can use them any more.
 */
async function leaveBehind(trx: Knex.Transaction, now: number, account: Account, scenario: Scenario): Promise<void> {
  const { id: subject_id } = scenario;
  await recordAudit(trx, now, { account, subject: 'scenario', subject_id, action: 'leave_behind' });
  await Backup.query(trx).where('scenario_id', scenario.id).delete();
  await SavedMap.query(trx).where('scenario_id', scenario.id).delete();
  await ProblemMark.query(trx).where('scenario_id', scenario.id).delete();
  await usesInScenario(trx, scenario.id, 'record', 'thumbnail').delete();
  await stopScenario(trx, now, scenario, { account_id: null, author_name: '' });
  await removeWork(trx, scenario.id);
  await FaultReport.query(trx).where('scenario_id', scenario.id).delete();
  await Release.query(trx).where('scenario_id', scenario.id).delete();
}
