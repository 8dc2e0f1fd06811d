import * as z from 'zod';
import { Sample } from '#server/database/models/Sample.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { removeSample } from './endSharing.ts';
import { ownSampleProcedure } from './ownSample.ts';

/** DELETE sample-scenarios/{id}: nobody sees the sample any more. What others made of it stays theirs. */
export const stopSharing = ownSampleProcedure
  .input(z.strictObject({ id: scenarioIdSchema }))
  .output(noAnswer)
  .mutation(async ({ input: { id }, ctx: { services, sample, caller } }) => {
    await transaction(services.database, async (trx) => {
      if (!(await Sample.query(trx).findById(id).forUpdate().select('id'))) throw new RequestError(404);
      await removeSample(trx, id);
    });
    caller.log.info({ event: 'sharing_ended', scenario_id: sample.scenario_id, sample_id: id }, 'sharing ended');
  });
