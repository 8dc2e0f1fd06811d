import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { readersTextsOf } from '#domain/scenario/readersTexts.ts';
import { wordsSchema } from '#server/bannedWords/checkBannedWords.ts';
import { judgedTexts, judgeTexts } from '#server/bannedWords/judgeTexts.ts';
import { existingIn, storedRows } from '#server/content/recordStore.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { askingProcedure } from '#server/trpc/procedures.ts';

/**
 * POST check-banned-words of a kind: checks the given words, or the texts of its records and of other kinds with the same results, as
 * signboards share those of messages; each entry names its `kind`. `result` selects a part of them.
 */
export function checkRecordWords(resource: Resource) {
  const results = Object.keys(resource.bannedWords ?? {});
  return askingProcedure('read')
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        words: wordsSchema.optional(),
        result: z.enum(results).optional(),
      }),
    )
    .output(judgedTexts)
    .mutation(({ input: { scenario_id, words, result }, ctx: { services } }) =>
      judgeTexts(services.bannedWords, words, async () => {
        const rows = await storedRows(services.database, scenario_id);
        const texts = RESOURCES.flatMap((one) => readersTextsOf(one, existingIn(rows, one)));
        return texts.filter((text) =>
          result === undefined ? results.includes(text.result) || text.kind === resource.name : text.result === result,
        );
      }),
    );
}
