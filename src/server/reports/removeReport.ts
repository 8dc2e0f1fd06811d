import * as z from 'zod';
import { FaultReport } from '#server/database/models/FaultReport.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

/** Removes a report that its author has dealt with. @throws RequestError 404 */
export const removeReport = scenarioProcedure('own')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, id: z.string().max(64) }))
  .output(noAnswer)
  .mutation(async ({ input, ctx: { services } }) => {
    if ((await FaultReport.query(services.database).where(input).delete()) === 0) throw new RequestError(404);
  });
