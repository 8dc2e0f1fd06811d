import type { Knex } from 'knex';
import * as z from 'zod';
import { DELETIONS, deletionOf, putAway } from '#domain/scenario/wasReleased.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { crashPoint } from '#server/crashPoint.ts';
import type { Account } from '#server/database/models/Account.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { removeScenarioFiles } from '#server/files/scenarioFiles.ts';
import { removeWork, showWork } from '#server/publishing/showWork.ts';
import { endSharing } from '#server/samples/endSharing.ts';
import { dropHeldSample } from '#server/samples/heldSamples.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { stopScenario } from './stopScenario.ts';

/** Maximum number of archived scenarios of one account. */
const MOST_ARCHIVED = 400;

/**
 * DELETE scenarios/{sid}. Stops an open work, moves one that was released before to the archive, and removes any other scenario with
 * everything in it (docs/product.md, "Statuses"). `as` names the intended one of these, so that nobody does another by mistake.
 * @throws RequestError 409 if it would do something other than `as`, or the archive is full
 */
export const deleteScenario = keyedProcedure('own')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, as: z.enum(DELETIONS).optional() }))
  .output(noAnswer)
  .mutation(async (call) => {
    const { scenario_id, as } = call.input;
    const { services, account } = call.ctx;
    await writeOnce(call, async (trx) => {
      const scenario = await Scenario.query(trx).findById(scenario_id).whereNull('archived_at').forUpdate();
      if (!scenario) throw new RequestError(404);
      const deletion = deletionOf(scenario);
      if (as !== undefined && as !== deletion) throw new RequestError(409, 'deletion_changed');
      const now = services.now();
      await endSharing(trx, now, { scenario_id }, account);
      await dropHeldSample(trx, scenario_id);
      const deed = { account, subject: 'scenario', subject_id: scenario_id } as const;
      if (deletion === 'stop') {
        await recordAudit(trx, now, { ...deed, action: 'stop', details: { by: 'delete' } });
        await stopScenario(trx, now, scenario);
      } else if (deletion === 'archive') {
        await recordAudit(trx, now, { ...deed, action: 'archive' });
        await archive(trx, now, account, scenario);
      } else {
        await removeScenarioFiles(trx, scenario_id);
        await removeWork(trx, scenario_id);
        await Scenario.query(trx).deleteById(scenario_id);
        crashPoint('delete-scenario:deleted');
      }
      return deletion;
    });
  });

async function archive(trx: Knex.Transaction, now: number, { id: account_id }: Account, scenario: Scenario) {
  const count = await Scenario.query(trx).where({ account_id }).whereNotNull('archived_at').resultSize();
  if (count >= MOST_ARCHIVED) throw new RequestError(409, 'archive_full', { values: { limit: MOST_ARCHIVED } });
  const revision = await takeRevision(trx, scenario.id, { edits: false });
  await Scenario.query(trx)
    .findById(scenario.id)
    .patch({ ...putAway(scenario), is_publishing: false, archived_at: now, revision });
  await showWork(trx, scenario.id);
}
