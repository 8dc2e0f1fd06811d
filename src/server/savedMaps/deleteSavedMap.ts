import * as z from 'zod';
import { SavedMap } from '#server/database/models/SavedMap.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

/** Removes a saved map; floors that it was loaded into stay as they are. @throws RequestError 404 */
export const deleteSavedMap = scenarioProcedure('edit')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, id: z.string().max(64) }))
  .output(noAnswer)
  .mutation(async ({ input: { scenario_id, id }, ctx: { services } }) => {
    const deleted = await SavedMap.query(services.database).where({ scenario_id, id }).delete();
    if (deleted === 0) throw new RequestError(404);
  });
