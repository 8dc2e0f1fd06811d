import type { Knex } from 'knex';
import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { isFoundBy } from '#domain/search/isFoundBy.ts';
import { compareTexts } from '#domain/text/compareTexts.ts';
import { existingRecords } from '#server/content/recordStore.ts';
import { pageMeta, pageMetaSchema, pageShape } from '#server/lists/pageSchema.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { presentedSchema, presentRecord } from './presentRecord.ts';

/**
 * GET of a kind: the existing records, sorted by number or by a leaf (`sort`, with `-` for descending). `search` looks in all of their
 * texts, and for the number.
 * @param shown the resource, possibly narrowed to the fields to answer
 */
export function listRecordPage(resource: Resource, shown = resource) {
  const page = recordPage(resource, shown);
  return scenarioProcedure('read')
    .input(page.input)
    .output(answer(page.answer))
    .query(({ input, ctx: { services } }) => page.read(services.database, input));
}

/** Makes the schemas of the input and the output of such a call, and the function that reads it. */
export function recordPage(resource: Resource, shown: Resource) {
  const sorts = ['number', ...shown.leaves.filter(({ field }) => field.kind !== 'boxes').map(({ path }) => path)];
  const input = z.strictObject({
    scenario_id: scenarioIdSchema,
    ...pageShape,
    sort: z.enum(sorts.flatMap((path) => [path, `-${path}`])).default('number'),
  });
  async function read(database: Knex, asked: z.output<typeof input>) {
    const { scenario_id, page, per_page, search, sort } = asked;
    const records = await existingRecords(database, resource, scenario_id);
    const found = records.filter(({ number, data }) => isFoundBy(search, resource, number, data));
    const sorted = found.sort(byLeaf(resource, sort));
    return {
      data: sorted
        .slice((page - 1) * per_page, page * per_page)
        .map((record) => presentRecord(scenario_id, record, shown)),
      meta: pageMeta(asked, found.length),
    };
  }
  return { input, answer: z.strictObject({ data: z.array(presentedSchema(shown)), meta: pageMetaSchema }), read };
}

function byLeaf(resource: Resource, sort: string) {
  const direction = sort.startsWith('-') ? -1 : 1;
  const leaf = resource.leaves.find(({ path }) => path === sort.replace(/^-/, ''));
  return (one: { number: number; data: object }, other: { number: number; data: object }): number => {
    const [before, after] = [one, other].map((record) => (leaf ? leafValue(record.data, leaf) : record.number));
    const order = typeof before === 'string' ? compareTexts(before, String(after)) : Number(before) - Number(after);
    return direction * order || one.number - other.number;
  };
}
