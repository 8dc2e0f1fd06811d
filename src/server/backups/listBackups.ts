import * as z from 'zod';
import { Backup } from '#server/database/models/Backup.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

/** GET backup: the history, newest first, with the author's own and the automatic backups together. */
export const listBackups = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(
    dataAnswer(
      z.array(
        z.strictObject({
          id: z.string(),
          created_at: timeSchema,
          automatic: z.boolean(),
          name: z.string(),
          note: z.string(),
          /** Bytes of the unpacked document. */
          size: z.int(),
          /** The storage of the account that it takes, if it is the author's own. Bytes. */
          packed_size: z.int(),
        }),
      ),
    ),
  )
  .query(async ({ input: { scenario_id }, ctx: { services } }) => {
    const backups = await Backup.query(services.database)
      .where({ scenario_id })
      .select('id', 'automatic', 'name', 'note', 'size', 'packed_size', 'created_at')
      .orderBy('sequence', 'desc');
    return {
      data: backups.map(({ id, automatic, name, note, size, packed_size, created_at }) => ({
        id,
        created_at: wireTime(created_at),
        automatic: Boolean(automatic),
        name,
        note,
        size,
        packed_size,
      })),
    };
  });
