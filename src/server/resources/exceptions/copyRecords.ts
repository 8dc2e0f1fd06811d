import * as z from 'zod';
import { isBlank, type Resource } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { readRecord, readRecords, storeRecords } from '#server/content/recordStore.ts';
import { transaction } from '#server/database/transaction.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { changeRecord } from '#server/resources/changeRecord.ts';
import { MOST_RECORDS, numberSchema } from '#server/resources/recordSchemas.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

/**
 * The copy tools of items and of monsters (docs/product.md, "Data"): copy all or some fields of one record to others.
 * @throws RequestError 422 on `from` if that record is blank: a mistyped number would clear the targets
 */
export const copyItems = copyRecords(item);
export const copyMonsters = copyRecords(monster);

function copyRecords(resource: Resource) {
  const names = Object.keys(resource.fields);
  return scenarioProcedure('edit')
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        from: numberSchema(resource),
        to: z.array(numberSchema(resource)).min(1).max(MOST_RECORDS),
        /** All fields if absent. */
        fields: z.array(z.enum(names)).min(1).max(names.length).optional(),
      }),
    )
    .output(dataAnswer(z.strictObject({ copied: z.int(), revision: z.int() })))
    .mutation(async ({ input: { scenario_id, from, to, fields = names }, ctx: { services } }) => {
      const targets = [...new Set(to)].filter((number) => number !== from);
      return transaction(services.database, async (trx) => {
        const revision = await takeRevision(trx, scenario_id);
        const source = await readRecord(trx, resource, scenario_id, from);
        if (isBlank(resource, source.data, source.number)) throw fieldError('from', 'nothing_to_copy');
        const copied = Object.fromEntries(fields.map((name) => [name, source.data[name]]));
        const present = await readRecords(trx, resource, scenario_id, targets);
        const changed = present.map((record) => changeRecord(resource, record, copied));
        await storeRecords(trx, resource, scenario_id, revision, targets, changed);
        return { data: { copied: targets.length, revision } };
      });
    });
}
