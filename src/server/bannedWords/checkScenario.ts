import * as z from 'zod';
import { OTHER_AREA } from '#domain/resource/defineResource.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer } from '#server/trpc/answer.ts';
import { askingProcedure } from '#server/trpc/procedures.ts';
import { placesSchema } from './checkBannedWords.ts';
import { bannedAmong, heldTexts } from './heldTexts.ts';

/** The areas of the result, in order (docs/wire.md, "Checks of words"). */
const RESULTS = [
  'labyrinth_message',
  'unidentified_item',
  'item',
  'unidentified_monster',
  'fortified_city_setting',
  'spell_name',
  'monster',
  'title',
  'npc',
  'character',
  'treasure_trap',
  'race_occupation',
  'magic_effect_auto',
  OTHER_AREA,
] as const;

const findings = z.array(
  z.strictObject({
    word: z.string(),
    kind: z.string().optional(),
    number: z.int().optional(),
    language: z.enum(LANGUAGES),
    field: z.string(),
    places: placesSchema,
  }),
);
const shape = Object.fromEntries(RESULTS.map((result) => [result, findings])) as Record<
  (typeof RESULTS)[number],
  typeof findings
>;

/** POST check-scenario-banned-words: returns what blocks publishing, by area; no findings mean 'No problem now'. */
export const checkScenario = askingProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(answer(z.strictObject({ banned_words: z.strictObject({ ...shape, is_banned_word: z.boolean() }) })))
  .mutation(async ({ ctx: { services, scenario } }) => {
    const banned = await bannedAmong(services.bannedWords, await heldTexts(services.database, scenario));
    const byArea = Object.fromEntries(
      RESULTS.map((area) => [
        area,
        banned
          .filter(({ result }) => result === area)
          .map(({ word, kind, number, language, field, places }) => ({
            word,
            ...(kind !== undefined && { kind }),
            ...(number !== undefined && { number }),
            language,
            field,
            places: [...places],
          })),
      ]),
    ) as Record<(typeof RESULTS)[number], z.infer<typeof findings>>;
    return { banned_words: { ...byArea, is_banned_word: banned.length > 0 } };
  });
