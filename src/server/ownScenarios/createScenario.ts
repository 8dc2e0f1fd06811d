import * as z from 'zod';
import { recordsInLanguages } from '#domain/scenario/builtInRecords.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { DEFAULT_LANGUAGES, SCENARIO_LANGUAGES, type ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import type { Titles } from '#domain/scenario/titleFields.ts';
import { holdAccount } from '#server/database/holdAccount.ts';
import type { Account } from '#server/database/models/Account.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { contentForAuthor, ownRelease } from '#server/publishing/ownRelease.ts';
import { builtInRecords } from '#server/samples/builtInRecords.ts';
import { recordLoad } from '#server/samples/sampleLoads.ts';
import { type PresentedScenario, presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import { givenTitleSchema, lineSchema, scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import type { Services } from '#server/services.ts';
import { answer } from '#server/trpc/answer.ts';
import { keyedMakerProcedure } from '#server/trpc/procedures.ts';
import { type Call, writeOnce } from '#server/trpc/writeOnce.ts';
import { refuseNewTitles } from './changeTitles.ts';
import { authorOf, copyTitles, cutTitlesSchema } from './copyTitles.ts';
import { insertFilledScenario, insertScenario } from './insertScenario.ts';

/**
 * POST scenarios: creates a private scenario. It is blank, or holds the starter set in its languages, or the content of a sample or of the
 * last release under a title of the account, whose titles it gets unless others are given. A blank one costs nothing but its row until
 * something is written.
 * @throws RequestError 422 on `sample_id` if nothing is shared under it any more, on `released_title` if nothing was released under it
 */
export const createScenario = keyedMakerProcedure
  .input(
    z.strictObject({
      /** May be absent only with `released_title`. */
      title_ja: givenTitleSchema.optional(),
      title_en: lineSchema.optional(),
      /** Those of the content, if there is any, else both. */
      languages: z.enum(SCENARIO_LANGUAGES).optional(),
      sample_id: scenarioIdSchema.optional(),
      released_title: givenTitleSchema.optional(),
      /** Whether it begins with the starter set; not together with one of the two above. */
      starter_set: z.boolean().optional(),
    }),
  )
  .output(answer(z.strictObject({ data: presentedScenarioSchema, cut_titles: cutTitlesSchema })))
  .mutation(async (call) => {
    const { title_ja, sample_id, released_title } = call.input;
    if (sample_id !== undefined && released_title !== undefined) throw fieldError('released_title', 'wrong_value');
    if (call.input.starter_set && (sample_id ?? released_title) !== undefined)
      throw fieldError('starter_set', 'wrong_value');
    if (title_ja === undefined && released_title === undefined) throw fieldError('title_ja', 'required');
    const { account } = call.ctx;
    const made = await writeOnce<Answer | PresentedScenario, Prepared>(
      call,
      async (trx, { source, titles, languages, notices }) => {
        if (!source) return { data: await insertScenario(trx, account, { ...titles, languages }) };
        const { content, sample } = source;
        // Locks the account first, as every write to it does, then the sample: while the sample exists, so do its pictures.
        await holdAccount(trx, account);
        if (sample) {
          const present = await Sample.query(trx)
            .findById(sample.id)
            .forShare()
            .select('revision', 'scenario_id', 'account_id');
          if (!present) throw fieldError('sample_id', 'unknown_sample');
          // The sample was synced while it was being opened.
          if (present.revision !== sample.revision) return undefined;
          await recordLoad(trx, present, account);
        }
        return {
          data: await insertFilledScenario(trx, account, { ...content, scenario: { ...titles, languages } }),
          ...notices,
        };
      },
      () => prepare(call),
    );
    // An earlier version stored the bare scenario for a retry.
    return 'data' in made ? made : { data: made };
  });

type CopyNotices = ReturnType<typeof copyTitles>['notices'];
type Answer = { readonly data: PresentedScenario } & CopyNotices;

interface Prepared {
  /** The content for it; undefined for a blank one. */
  readonly source: Source | undefined;
  readonly titles: Titles;
  readonly languages: ScenarioLanguages;
  readonly notices: CopyNotices;
}

async function prepare({ input, ctx: { services, account } }: CreateCall): Promise<Prepared> {
  const source = await openSource(services, account, input);
  const own = input.title_ja === undefined ? source?.content.scenario : undefined;
  const given = {
    title_ja: input.title_ja ?? own?.title_ja ?? '',
    title_en: input.title_en ?? own?.title_en ?? '',
    author_name: authorOf(account),
  };
  const { titles, notices } = source ? copyTitles(given, account) : { titles: given, notices: {} };
  await refuseNewTitles(services.bannedWords, titles);
  const languages = input.languages ?? source?.content.scenario.languages ?? DEFAULT_LANGUAGES;
  if (input.starter_set) {
    const records = recordsInLanguages(builtInRecords('starter_set'), languages);
    const content = { scenario: { ...titles, languages }, floors: [], records };
    return { source: { content, sample: undefined }, titles, languages, notices };
  }
  return { source, titles, languages, notices };
}

interface Source {
  readonly content: ScenarioContent;
  readonly sample: Pick<Sample, 'id' | 'revision'> | undefined;
}

interface CreateCall extends Call {
  readonly input: {
    readonly title_ja?: string | undefined;
    readonly title_en?: string | undefined;
    readonly languages?: ScenarioLanguages | undefined;
    readonly sample_id?: string | undefined;
    readonly released_title?: string | undefined;
    readonly starter_set?: boolean | undefined;
  };
}

async function openSource(
  services: Services,
  account: Account,
  { sample_id, released_title }: CreateCall['input'],
): Promise<Source | undefined> {
  if (sample_id !== undefined) return openSample(services, sample_id);
  if (released_title === undefined) return undefined;
  const released = await ownRelease(services.database, account, released_title, 'released_title');
  return { content: await contentForAuthor(services, released, { records: {} }), sample: undefined };
}

async function openSample({ database, documents }: Services, id: string): Promise<Source> {
  const sample = await Sample.query(database).findById(id);
  if (!sample) throw fieldError('sample_id', 'unknown_sample');
  return { content: await documents.unpack(sample.document, 'sample'), sample };
}
