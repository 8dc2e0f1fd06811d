import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { signboard } from '#domain/resources/signboard.ts';
import { type KeptRecord, readRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { changeRecord } from '#server/resources/changeRecord.ts';
import { OWNED_FIELDS, presentedSchema, presentRecord } from '#server/resources/presentRecord.ts';
import { revisionSchema } from '#server/resources/recordSchemas.ts';
import { writeRecord } from '#server/resources/writeRecord.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { ownedFields } from '#server/trpc/ownedFields.ts';
import { router, scenarioProcedure } from '#server/trpc/procedures.ts';

const LABYRINTHS = Array.from({ length: 10 }, (_, labyrinth) => labyrinth);
/** 1 is the signboard at the entrance, 2 the one at the ending (docs/wire.md, "Signboards"). */
const KINDS = [1, 2];
/** Fields that the server owns; those in the path are not among them. */
const OWNED = [...OWNED_FIELDS, 'number', 'labyrinth_number'] as const;

const presented = z.strictObject({
  labyrinth_number: z.int(),
  signboard_id: z.int(),
  ...(presentedSchema(signboard) as unknown as z.ZodObject).shape,
});

/** The signboards of all labyrinths; a call names one by its labyrinth and kind, a row by labyrinth x 10 + kind. */
export const signboardsRouter = router({
  list: scenarioProcedure('read')
    .input(z.strictObject({ scenario_id: scenarioIdSchema }))
    .output(dataAnswer(z.array(presented)))
    .query(async ({ input: { scenario_id }, ctx: { services } }) => {
      const numbers = LABYRINTHS.flatMap((labyrinth) => KINDS.map((kind) => labyrinth * 10 + kind));
      const records = await readRecords(services.database, signboard, scenario_id, numbers);
      return { data: records.map((record) => present(scenario_id, record)) };
    }),
  update: scenarioProcedure('edit')
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        labyrinth: z.string(),
        signboard_id: z.string(),
        revision: revisionSchema,
        ...signboard.changesSchema.shape,
        ...ownedFields(OWNED),
      }),
    )
    .output(dataAnswer(presented))
    .mutation(({ input, ctx: { services } }) => {
      const { scenario_id, labyrinth, signboard_id } = input;
      if (!/^\d$/.test(labyrinth) || !/^[12]$/.test(signboard_id)) throw new RequestError(404);
      return writeRecord(services.database, signboard as Resource, {
        scenarioId: scenario_id,
        number: Number(labyrinth) * 10 + Number(signboard_id),
        input,
        owned: OWNED,
        present: (_database, record) => present(scenario_id, record),
        change: (record) => changeRecord(signboard, record, input),
      });
    }),
});

function present(scenarioId: string, record: KeptRecord<Resource>) {
  const { number } = record;
  return {
    labyrinth_number: Math.floor(number / 10),
    signboard_id: number % 10,
    ...presentRecord(scenarioId, record, signboard),
  };
}
