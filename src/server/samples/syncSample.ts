import type { Knex } from 'knex';
import * as z from 'zod';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { listedSample, relist } from '#server/lists/listGrams.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer } from '#server/trpc/answer.ts';
import { releaseFiles } from './endSharing.ts';
import { freezeScenario } from './freezeScenario.ts';
import { ownSampleProcedure } from './ownSample.ts';
import { type PresentedSample, presentedSampleSchema, presentSample } from './presentSample.ts';
import { sampleKey } from './sampleKey.ts';
import { notifyLoaders } from './sampleLoads.ts';

/** The same text in every language (docs/product.md, "Messages"). */
const DONE = 'Synchronization Successful';

const answerSchema: z.ZodType<{ message: string; data: PresentedSample }> = z.strictObject({
  message: z.string(),
  data: presentedSampleSchema,
});

/** POST sample-scenarios/{id}/sync: updates the sample to the present state of its scenario; the comment stays. */
export const syncSample = ownSampleProcedure
  .input(z.strictObject({ id: scenarioIdSchema }))
  .output(answer(answerSchema))
  .mutation(async (call) => {
    const { services, account, caller } = call.ctx;
    const { id } = call.input;
    const data = await freezeScenario(
      call,
      (trx) => present(trx, id),
      async (trx, frozen) => {
        const before = await present(trx, id);
        const { scenario_id } = before;
        const revision = before.revision + 1;
        const released = await releaseFiles(trx, id);
        const now = Date.now();
        await Sample.query(trx)
          .findById(id)
          .patch({
            ...frozen,
            search_key: sampleKey({ ...before, ...frozen }),
            revision,
            updated_at: now,
            synced_at: now,
          });
        const deed = { account, subject: 'sample', subject_id: id, action: 'sync' } as const;
        await recordAudit(trx, services.now(), { ...deed, details: { scenario_id, revision } });
        const synced = await present(trx, id);
        await relist(trx, listedSample(before), listedSample(synced));
        const notice = { kind: 'sync', link: '/sample-scenarios' } as const;
        await notifyLoaders(trx, services.now(), { ...synced, id: scenario_id }, notice);
        return { sample: presentSample(synced, account, frozen.scenario_updated_at), released };
      },
    );
    caller.log.info({ event: 'synced', scenario_id: data.scenario_id, sample_id: id }, 'sample synced');
    return { message: DONE, data };
  });

/** Returns the sample, locked against other changes. @throws RequestError 404 if its sharing has ended */
async function present(trx: Knex.Transaction, id: string): Promise<Sample> {
  const sample = await Sample.query(trx).findById(id).forUpdate();
  if (!sample) throw new RequestError(404);
  return sample;
}
