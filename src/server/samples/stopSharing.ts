import * as z from 'zod';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { endSharing } from './endSharing.ts';
import { ownSampleProcedure } from './ownSample.ts';

/** DELETE sample-scenarios/{id}: nobody sees the sample any more. What others made of it stays theirs. */
export const stopSharing = ownSampleProcedure
  .input(z.strictObject({ id: scenarioIdSchema }))
  .output(noAnswer)
  .mutation(async ({ input: { id }, ctx: { services, sample, account, caller } }) => {
    await transaction(services.database, async (trx) => {
      if (!(await endSharing(trx, services.now(), { id }, account))) throw new RequestError(404);
    });
    caller.log.info({ event: 'sharing_ended', scenario_id: sample.scenario_id, sample_id: id }, 'sharing ended');
  });
