import * as z from 'zod';
import { labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { listRecords } from '#server/content/recordStore.ts';
import { createRecord } from '#server/resources/createRecord.ts';
import { presentedSchema, presentRecord } from '#server/resources/presentRecord.ts';
import { updateRecord } from '#server/resources/updateRecord.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { router, scenarioProcedure } from '#server/trpc/procedures.ts';

/** Whether each labyrinth is open from the start (docs/domain.md, "Flags"). */
export const labyrinthFlagsRouter = router({
  list: scenarioProcedure('read')
    .input(z.strictObject({ scenario_id: scenarioIdSchema }))
    .output(dataAnswer(z.array(presentedSchema(labyrinthFlag))))
    .query(async ({ input: { scenario_id }, ctx: { services } }) => {
      const flags = await listRecords(services.database, labyrinthFlag, scenario_id);
      return { data: flags.map((flag) => presentRecord(scenario_id, flag, labyrinthFlag)) };
    }),
  create: createRecord(labyrinthFlag),
  update: updateRecord(labyrinthFlag),
});
