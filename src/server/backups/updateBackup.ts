import * as z from 'zod';
import { Backup } from '#server/database/models/Backup.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { lineSchema, scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

/** PATCH backup/{id}, a call of our own: changes the name or note; the content stays. @throws RequestError 404 */
export const updateBackup = scenarioProcedure('edit')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      id: z.string().max(64),
      name: lineSchema.optional(),
      note: lineSchema.optional(),
    }),
  )
  .output(noAnswer)
  .mutation(async ({ input: { scenario_id, id, name, note }, ctx: { services } }) => {
    const own = () => Backup.query(services.database).where({ scenario_id, id });
    const changes = { ...(name !== undefined && { name }), ...(note !== undefined && { note }) };
    if (!(await own().first().select('id'))) throw new RequestError(404);
    if (Object.keys(changes).length > 0) await own().patch(changes);
  });
