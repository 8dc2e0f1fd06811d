import type { Knex } from 'knex';
import * as z from 'zod';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { TITLE_NAMES } from '#domain/scenario/titleFields.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { type KeptRecord, readRecord, storeRecords } from '#server/content/recordStore.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { pageMeta, pageMetaSchema, pageShape } from '#server/lists/pageSchema.ts';
import { bannedTitles, changeTitles } from '#server/ownScenarios/changeTitles.ts';
import { changeRecord } from '#server/resources/changeRecord.ts';
import { OWNED_FIELDS, presentRecord } from '#server/resources/presentRecord.ts';
import { toNumber } from '#server/resources/readOneRecord.ts';
import { recordBodyShape, recordKeySchema } from '#server/resources/recordSchemas.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { givenTitleSchema, lineSchema, scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer, dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { ownedFields, refuseOwnedChanges } from '#server/trpc/ownedFields.ts';
import { keyedProcedure, scenarioProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';

const { first: ONLY } = RECORD_KINDS.title_author_name;

/** The record together with the fields of the scenario itself: its titles and its author's name. */
const presentedTitles = z.strictObject({
  id: z.int(),
  number: z.int(),
  scenario_id: z.string(),
  /** The later of the revisions of the two. */
  revision: z.int(),
  updated_at: timeSchema.nullable(),
  author_name: z.string(),
  title_ja: z.string(),
  title_en: z.string(),
  /** Whether titles and author name are fixed. */
  is_registered: z.boolean(),
  ...titleAuthorName.schema.shape,
});
type PresentedTitles = z.infer<typeof presentedTitles>;

const OWNED = [...OWNED_FIELDS, 'is_registered'] as const;

const body = {
  ...recordBodyShape(titleAuthorName),
  author_name: lineSchema.optional(),
  title_ja: givenTitleSchema.optional(),
  title_en: lineSchema.optional(),
  ...ownedFields(['is_registered']),
};
type Given = { readonly scenario_id: string; readonly revision?: number | undefined } & {
  readonly [Name in (typeof TITLE_NAMES)[number]]?: string | undefined;
};

/** GET title-author-names: a list of the one record. */
export const listTitles = scenarioProcedure('read')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      ...pageShape,
      sort: z.enum(['number', '-number']).default('number'),
    }),
  )
  .output(answer(z.strictObject({ data: z.array(presentedTitles), meta: pageMetaSchema })))
  .query(async ({ input: { scenario_id, page, per_page, search }, ctx: { services } }) => {
    const sought = searchKey(search);
    const found = [await readTitles(services.database, scenario_id)].filter((one) =>
      Object.values(one).some((value) => typeof value === 'string' && searchKey(value).includes(sought)),
    );
    const data = found.slice((page - 1) * per_page, page * per_page);
    return { data, meta: pageMeta({ page, per_page }, found.length) };
  });

/** POST title-author-names: writes the given fields, to the scenario or to the record. */
export const replaceTitles = keyedProcedure('publish')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, number: z.literal(ONLY).optional(), ...body }))
  .output(dataAnswer(presentedTitles))
  .mutation(async (call) => {
    const input = call.input as Given;
    return writeOnce(
      call,
      async (trx, banned) => ({ data: await writeTitles(trx, banned, input) }),
      () => bannedTitles(call.ctx.services.bannedWords, input),
    );
  });

/** PATCH title-author-names/1: does the same. */
export const updateTitles = scenarioProcedure('publish')
  .input(z.strictObject({ ...recordKeySchema.shape, ...body }))
  .output(dataAnswer(presentedTitles))
  .mutation(async ({ input, ctx: { services } }) => {
    toNumber(titleAuthorName, input.number);
    const banned = await bannedTitles(services.bannedWords, input as Given);
    return { data: await transaction(services.database, (trx) => writeTitles(trx, banned, input as Given)) };
  });

async function readTitles(database: Knex, scenarioId: string): Promise<PresentedTitles> {
  const row = await Scenario.query(database).findById(scenarioId);
  if (!row) throw new RequestError(404);
  return presentTitles(row, await readRecord(database, titleAuthorName, scenarioId, ONLY));
}

function presentTitles(row: Scenario, record: KeptRecord<typeof titleAuthorName>): PresentedTitles {
  const presented = presentRecord(row.id, record as KeptRecord<never>, titleAuthorName);
  return {
    ...(presented as unknown as PresentedTitles),
    revision: Math.max(record.revision, row.revision),
    author_name: row.author_name,
    title_ja: row.title_ja,
    title_en: row.title_en,
    is_registered: row.scenario_code !== null,
  };
}

/**
 * Writes titles and the texts about them, each where it is stored.
 * @throws RequestError 409 if it is based on another revision or the titles are registered, 422
 */
async function writeTitles(
  trx: Knex.Transaction,
  banned: Awaited<ReturnType<typeof bannedTitles>>,
  input: Given,
): Promise<PresentedTitles> {
  const { scenario_id } = input;
  const revision = await takeRevision(trx, scenario_id);
  const row = await Scenario.query(trx).findById(scenario_id).throwIfNotFound();
  const record = await readRecord(trx, titleAuthorName, scenario_id, ONLY);
  const present = presentTitles(row, record);
  refuseOwnedChanges(input, present, OWNED);
  if (input.revision !== undefined && input.revision !== present.revision) {
    throw new RequestError(409, undefined, { present });
  }
  const changes = Object.fromEntries(TITLE_NAMES.map((name) => [name, input[name]]));
  const isRenamed = await changeTitles(trx, row, { changes, banned, revision, present });
  const given = Object.keys(titleAuthorName.fields).some((name) => (input as object)[name as never] !== undefined);
  if (given || !isRenamed) {
    const changed = changeRecord(titleAuthorName, record as KeptRecord<never>, input);
    await storeRecords(trx, titleAuthorName, scenario_id, revision, [ONLY], [changed as never]);
  }
  return readTitles(trx, scenario_id);
}
