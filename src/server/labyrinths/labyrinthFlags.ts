import * as z from 'zod';
import { FORCED_ON, labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { changeRecord } from '#server/resources/changeRecord.ts';
import { createRecord } from '#server/resources/createRecord.ts';
import { presentedSchema, presentRecord } from '#server/resources/presentRecord.ts';
import { listRecords } from '#server/resources/recordStore.ts';
import { updateRecord } from '#server/resources/updateRecord.ts';
import type { RecordWays } from '#server/resources/writeRecord.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { authorProcedure, router } from '#server/trpc/procedures.ts';

/** Flag 0 is forced ON (spec 1 §3): it is told as ON whatever is stored, and never turned OFF. */
const ways: RecordWays = {
  present: (scenarioId, flag) =>
    presentRecord(
      scenarioId,
      flag.number === FORCED_ON ? { ...flag, data: { ...flag.data, initial_flag: true } } : flag,
    ),
  change: (resource, flag, fields) => {
    if (flag.number === FORCED_ON && fields.initial_flag === false) throw fieldError('initial_flag', 'flag_forced_on');
    return changeRecord(resource, flag, fields);
  },
};

/** Whether each labyrinth is open at first (spec 1 §3). */
export const labyrinthFlagsRouter = router({
  list: authorProcedure
    .input(z.strictObject({ scenario_id: scenarioIdSchema }))
    .output(dataAnswer(z.array(presentedSchema(labyrinthFlag))))
    .query(async ({ input: { scenario_id }, ctx: { services } }) => {
      const flags = await listRecords(services.database, labyrinthFlag, scenario_id);
      return { data: flags.map((flag) => ways.present(scenario_id, flag)) };
    }),
  create: createRecord(labyrinthFlag, ways),
  update: updateRecord(labyrinthFlag, ways),
});
