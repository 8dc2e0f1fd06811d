import * as z from 'zod';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
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
    await refuseNewTitles(services.bannedWords, titles);
    if (released_title !== undefined) {
      const released = await ownRelease(services, account, released_title, 'released_title');
      const content = { ...(await contentForAuthor(services, released, { records: {} })), scenario: titles };
      return { data: await writeOnce(call, (trx) => insertFilledScenario(trx, account, content)), ...told };
    }
    if (sample_id === undefined) return { data: await writeOnce(call, (trx) => insertScenario(trx, account, titles)) };
    for (;;) {
      const { content, revision } = await openSample(services, sample_id);
      const data = await writeOnce(call, async (trx) => {
        // The account first, as in every write of it, then the sample: while it stays, so do its pictures.
        const named = { ...content, scenario: titles };
        const scenario = await insertFilledScenario(trx, account, named);
        const sample = await Sample.query(trx)
          .findById(sample_id)
          .forShare()
          .select('revision', 'scenario_id', 'account_id');
        if (!sample) throw fieldError('sample_id', 'unknown_sample');
        // It was synced while it was opened.
        if (sample.revision !== revision) throw new Synced();
        await recordLoad(trx, sample, account);
        return scenario;
      }).catch((error: unknown) => {
        if (!(error instanceof Synced)) throw error;
      });
      if (data) return { data, ...told };
    }
  });

class Synced extends Error {}

async function openSample(
  { database, documents }: Services,
  id: string,
): Promise<{ content: ScenarioContent; revision: number }> {
  const sample = await Sample.query(database).findById(id);
  if (!sample) throw fieldError('sample_id', 'unknown_sample');
  return { content: await documents.unpack(sample.document, 'sample'), revision: sample.revision };
}
