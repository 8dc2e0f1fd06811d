import type { Knex } from 'knex';
import * as z from 'zod';
import { MONSTER_GRAPHIC_CATEGORIES } from '#domain/catalogs/monsterGraphicCategories.ts';
import { defaultLook } from '#domain/catalogs/monsterGraphics.ts';
import { narrowed, type RecordOf } from '#domain/resource/defineResource.ts';
import { monster } from '#domain/resources/monster.ts';
import { existingRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { changeRecord } from '#server/resources/changeRecord.ts';
import { listRecordPage } from '#server/resources/listRecordPage.ts';
import { presentedSchema, presentRecord } from '#server/resources/presentRecord.ts';
import { readOneRecord } from '#server/resources/readOneRecord.ts';
import { updateRecord } from '#server/resources/updateRecord.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { askingProcedure, router, scenarioProcedure } from '#server/trpc/procedures.ts';
import { changeExisting } from './changeExisting.ts';
import { createNarrowed } from './createNarrowed.ts';

type Monster = RecordOf<typeof monster>;

const graphics = narrowed(monster, ['image', 'unconfirmed_image', 'graphic_category', 'color_filter']);
const { graphic_category: _category, ...ofCategory } = graphics.changesSchema.shape;
const changedAnswer = dataAnswer(z.strictObject({ changed: z.int() }));
const key = { scenario_id: scenarioIdSchema };

/** The pictures of monsters, single and by category (docs/wire.md, "Partial views"). */
export const monsterGraphics = router({
  list: listRecordPage(monster, graphics),
  read: readOneRecord(monster, graphics),
  create: createNarrowed(monster, graphics),
  update: updateRecord(monster, graphics),

  /** PUT categories/{id}: does the same for every monster of a category of pictures. */
  updateCategory: scenarioProcedure('edit')
    .input(z.strictObject({ ...key, category: z.string(), ...ofCategory }))
    .output(changedAnswer)
    .mutation(({ input, ctx: { services } }) => {
      const category = toCategory(input.category);
      return changeMonsters(services.database, input.scenario_id, (record) =>
        record.graphic_category === category ? input : undefined,
      );
    }),

  /** POST category-monster: lists the monsters of a category. */
  inCategory: askingProcedure('read')
    .input(
      z.strictObject({
        ...key,
        category: z
          .int()
          .min(0)
          .max(MONSTER_GRAPHIC_CATEGORIES.length - 1),
      }),
    )
    .output(dataAnswer(z.array(presentedSchema(graphics))))
    .mutation(async ({ input: { scenario_id, category }, ctx: { services } }) => {
      const records = await existingRecords(services.database, monster, scenario_id);
      const found = records.filter(({ data }) => data.graphic_category === category);
      return { data: found.map((record) => presentRecord(scenario_id, record, graphics)) };
    }),

  /** POST load-default-setting: gives every monster the picture with its own number, uncoloured. */
  loadDefault: scenarioProcedure('edit')
    .input(z.strictObject(key))
    .output(changedAnswer)
    .mutation(({ input, ctx: { services } }) =>
      changeMonsters(services.database, input.scenario_id, (_record, number) => defaultLook(number)),
    ),
});

/** Changes the fields that `change` returns in the existing monsters; undefined leaves a monster unchanged. */
async function changeMonsters(
  database: Knex,
  scenarioId: string,
  change: (record: Monster, number: number) => Readonly<Record<string, unknown>> | undefined,
): Promise<{ data: { changed: number } }> {
  const { changed } = await changeExisting(database, monster, scenarioId, (record) => {
    const fields = change(record.data, record.number);
    return fields ? (changeRecord(monster, record, fields) as Monster) : record.data;
  });
  return { data: { changed } };
}

/** Parses a category. @throws RequestError 404 if `text` is no category */
function toCategory(text: string): number {
  const category = MONSTER_GRAPHIC_CATEGORIES.find(({ code }) => String(code) === text);
  if (!category) throw new RequestError(404);
  return category.code;
}
