import * as z from 'zod';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { holdAccount } from '#server/accounts/holdAccount.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { contentForAuthor, ownRelease } from '#server/publishing/ownRelease.ts';
import { recordLoad } from '#server/samples/sampleLoads.ts';
import type { Services } from '#server/services.ts';
import { answer } from '#server/trpc/answer.ts';
import { keyedMakerProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { refuseNewTitles } from './changeTitles.ts';
import { authorOf, copyTitles, cutTitlesSchema } from './copyTitles.ts';
import { insertFilledScenario, insertScenario } from './insertScenario.ts';
import { presentedScenarioSchema } from './presentScenario.ts';
import { givenTitleSchema, lineSchema, scenarioIdSchema } from './titleSchema.ts';

/**
 * POST scenarios: a new scenario, private, and blank or with what a sample holds, or what was last released under an own title. A blank one costs nothing but its row until something
 * is written.
 * @throws RequestError 422 on `sample_id` if nothing is shared under it any more, on `released_title` if nothing was released under it
 */
export const createScenario = keyedMakerProcedure
  .input(
    z.strictObject({
      title_ja: givenTitleSchema,
      title_en: lineSchema.default(''),
      sample_id: scenarioIdSchema.optional(),
      released_title: givenTitleSchema.optional(),
    }),
  )
  .output(answer(z.strictObject({ data: presentedScenarioSchema, cut_titles: cutTitlesSchema })))
  .mutation(async (call) => {
    const { title_ja, title_en, sample_id, released_title } = call.input;
    if (sample_id !== undefined && released_title !== undefined) throw fieldError('released_title', 'wrong_value');
    const { services, account } = call.ctx;
    const author_name = authorOf(account);
    const given = { title_ja, title_en, author_name };
    const isBlank = sample_id === undefined && released_title === undefined;
    const { titles, told } = isBlank ? { titles: given, told: {} } : copyTitles(given, account);
    const data = await writeOnce(
      call,
      async (trx, source) => {
        if (!source) return insertScenario(trx, account, titles);
        const { content, sample } = source;
        // The account first, as in every write of it, then the sample: while it stays, so do its pictures.
        await holdAccount(trx, account);
        if (sample) {
          const present = await Sample.query(trx)
            .findById(sample.id)
            .forShare()
            .select('revision', 'scenario_id', 'account_id');
          if (!present) throw fieldError('sample_id', 'unknown_sample');
          // It was synced while it was opened.
          if (present.revision !== sample.revision) return undefined;
          await recordLoad(trx, present, account);
        }
        return insertFilledScenario(trx, account, { ...content, scenario: titles });
      },
      async () => {
        await refuseNewTitles(services.bannedWords, titles);
        if (sample_id !== undefined) return openSample(services, sample_id);
        if (released_title === undefined) return undefined;
        const released = await ownRelease(services.database, account, released_title, 'released_title');
        return { content: await contentForAuthor(services, released, { records: {} }), sample: undefined };
      },
    );
    return { data, ...told };
  });

async function openSample(
  { database, documents }: Services,
  id: string,
): Promise<{ content: ScenarioContent; sample: Pick<Sample, 'id' | 'revision'> | undefined }> {
  const sample = await Sample.query(database).findById(id);
  if (!sample) throw fieldError('sample_id', 'unknown_sample');
  return { content: await documents.unpack(sample.document, 'sample'), sample };
}
