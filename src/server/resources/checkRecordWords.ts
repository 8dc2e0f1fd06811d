import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { wordsSchema } from '#server/bannedWords/checkBannedWords.ts';
import { heldTextsOf } from '#server/bannedWords/heldTexts.ts';
import { judgedTexts, judgeTexts } from '#server/bannedWords/judgeTexts.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { storedRows } from './recordStore.ts';

/** POST check-banned-words of a kind: the given words, or the texts of its records; `result` names a part of them. */
export function checkRecordWords(resource: Resource) {
  return authorProcedure
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        words: wordsSchema.optional(),
        result: z.enum(Object.keys(resource.bannedWords ?? {})).optional(),
      }),
    )
    .output(judgedTexts)
    .mutation(({ input: { scenario_id, words, result }, ctx: { services } }) =>
      judgeTexts(services.bannedWords, words, async () => {
        const texts = heldTextsOf(resource, await storedRows(services.database, scenario_id));
        return texts.filter((text) => result === undefined || text.result === result);
      }),
    );
}
