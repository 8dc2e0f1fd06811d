import * as z from 'zod';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { endSharing } from './endSharing.ts';
import { ownSampleProcedure } from './ownSample.ts';

/** DELETE sample-scenarios/{id}: removes the sample. Scenarios that others made from it stay theirs. */
export const stopSharing = ownSampleProcedure
  .input(z.strictObject({ id: scenarioIdSchema }))
  .output(noAnswer)
  .mutation(async (call) => {
    const { id } = call.input;
    const { services, account, caller } = call.ctx;
    const { scenario_id } = await writeOnce(call, async (trx) => {
      const sample = await endSharing(trx, services.now(), { id }, account);
      if (!sample) throw new RequestError(404);
      return { scenario_id: sample.scenario_id };
    });
    caller.log.info({ event: 'sharing_ended', scenario_id, sample_id: id }, 'sharing ended');
  });
