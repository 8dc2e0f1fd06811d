import * as z from 'zod';
import { isBlank } from '#domain/resource/defineResource.ts';
import { FORCED_ON, isOpenAtFirst, labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { changeRecord } from '#server/resources/changeRecord.ts';
import { OWNED_FIELDS, presentedSchema, presentRecord } from '#server/resources/presentRecord.ts';
import { toNumber } from '#server/resources/readOneRecord.ts';
import { numberSchema, recordBodyShape, recordKeySchema } from '#server/resources/recordSchemas.ts';
import { type KeptRecord, listRecords, storeRecords, writeRecords } from '#server/resources/recordStore.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { refuseOwnedChanges } from '#server/trpc/ownedFields.ts';
import { authorProcedure, router } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';

type Flag = KeptRecord<typeof labyrinthFlag>;
type Fields = (typeof labyrinthFlag)['blank'];

const presented = presentedSchema(labyrinthFlag);
const present = (scenarioId: string, flag: Flag) =>
  presentRecord(scenarioId, { ...flag, data: { ...flag.data, initial_flag: isOpenAtFirst(flag.number, flag.data) } });

/** Whether each labyrinth is open at first (spec 1 §3); flag 0 is forced ON, so it is told as ON and never turned OFF. */
export const labyrinthFlagsRouter = router({
  list: authorProcedure
    .input(z.strictObject({ scenario_id: scenarioIdSchema }))
    .output(dataAnswer(z.array(presented)))
    .query(async ({ input: { scenario_id }, ctx: { services } }) => {
      const flags = await listRecords(services.database, labyrinthFlag, scenario_id);
      return { data: flags.map((flag) => present(scenario_id, flag)) };
    }),

  /** POST: writes one that is blank, the first such unless one is named. @throws RequestError 409 */
  create: authorProcedure
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        number: numberSchema(labyrinthFlag).optional(),
        ...labyrinthFlag.changesSchema.shape,
      }),
    )
    .output(dataAnswer(presented))
    .mutation((call) => {
      const { scenario_id, number, ...fields } = call.input;
      return writeOnce(call, async (trx) => {
        const revision = await takeRevision(trx, scenario_id);
        const flags = await listRecords(trx, labyrinthFlag, scenario_id);
        const place = flags.find((flag) =>
          number === undefined ? isBlank(labyrinthFlag, flag.data) : flag.number === number,
        );
        if (!place) throw new RequestError(409, 'no_number_left');
        if (!isBlank(labyrinthFlag, place.data)) {
          throw new RequestError(409, 'number_taken', { present: present(scenario_id, place) });
        }
        const changed = turned(place, fields);
        const [stored] = await storeRecords(trx, labyrinthFlag, scenario_id, revision, [place.number], [changed]);
        return { data: present(scenario_id, stored as Flag) };
      });
    }),

  /** PATCH labyrinth-flags/{id}: the given fields. @throws RequestError 404, 409, 422 */
  update: authorProcedure
    .input(z.strictObject({ ...recordKeySchema.shape, ...recordBodyShape(labyrinthFlag) }))
    .output(dataAnswer(presented))
    .mutation(async ({ input, ctx: { services } }) => {
      const { scenario_id, number, revision } = input as { scenario_id: string; number: string; revision?: number };
      const numbers = [toNumber(labyrinthFlag, number)];
      const [stored] = await writeRecords(services.database, labyrinthFlag, scenario_id, numbers, (found) =>
        found.map((flag) => {
          refuseOwnedChanges(input, present(scenario_id, flag), OWNED_FIELDS);
          if (revision !== undefined && revision !== flag.revision) {
            throw new RequestError(409, undefined, { present: present(scenario_id, flag) });
          }
          return turned(flag, input);
        }),
      );
      return { data: present(scenario_id, stored as Flag) };
    }),
});

/** The flag with the given fields. @throws RequestError 422 where flag 0 is to be OFF */
function turned(flag: Flag, fields: Readonly<Record<string, unknown>>): Fields {
  if (flag.number === FORCED_ON && fields.initial_flag === false) throw fieldError('initial_flag', 'flag_forced_on');
  return changeRecord(labyrinthFlag, flag, fields) as Fields;
}
