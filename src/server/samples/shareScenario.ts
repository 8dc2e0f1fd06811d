import * as z from 'zod';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { newId } from '#server/database/newId.ts';
import { isUniqueViolation } from '#server/errors/databaseRefusal.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { listedSample, relist } from '#server/lists/listGrams.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedMemberProcedure } from '#server/trpc/procedures.ts';
import { commentSchema } from './commentSchema.ts';
import { freezeScenario } from './freezeScenario.ts';
import { presentedSampleSchema, presentSample } from './presentSample.ts';
import { sampleKey } from './sampleKey.ts';

/**
 * POST sample-scenarios: shares an own scenario, in its present state, with everybody who has an account.
 * @throws RequestError 404 and 403 if it is not an own scenario, 409 if it is shared already, 422 if the account has no space left
 */
export const shareScenario = keyedMemberProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema, comment: commentSchema.default('') }))
  .output(dataAnswer(presentedSampleSchema))
  .mutation(async (call) => {
    const { scenario_id, comment } = call.input;
    const { services, account, caller } = call.ctx;
    await caller.keyedScenario(scenario_id, 'publish');
    const data = await freezeScenario(
      call,
      async () => ({ scenario_id, comment }),
      async (trx, frozen) => {
        const now = Date.now();
        const times = { created_at: now, updated_at: now, synced_at: now };
        const shared = { id: newId(), scenario_id, account_id: account.id, comment, revision: 1, ...frozen, ...times };
        const row = { ...shared, search_key: sampleKey(shared) };
        await Sample.query(trx).insert(row).catch(refuseShared);
        await relist(trx, undefined, listedSample(row));
        const deed = { account, subject: 'sample', subject_id: row.id, action: 'share' } as const;
        await recordAudit(trx, services.now(), { ...deed, details: { scenario_id } });
        const sample = presentSample(Sample.fromDatabaseJson(row), account, frozen.scenario_updated_at);
        return { sample, released: [] };
      },
    );
    caller.log.info({ event: 'shared', scenario_id, sample_id: data.id }, 'scenario shared as a sample');
    return { data };
  });

function refuseShared(error: unknown): never {
  throw isUniqueViolation(error) ? new RequestError(409, 'sample_shared') : error;
}
