import * as z from 'zod';
import type { Language } from '#domain/text/languages.ts';
import { placesSchema } from '#server/bannedWords/checkBannedWords.ts';
import { lastRelease } from '#server/database/models/Release.ts';
import { message } from '#server/errors/messages.ts';
import { ownOfTitle, registeredAmong } from '#server/publishing/registeredTitles.ts';
import { givenTitleSchema, scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import type { BannedWordList } from '#server/services/BannedWordList.ts';
import { answer } from '#server/trpc/answer.ts';
import { askingProcedure, scenarioProcedure } from '#server/trpc/procedures.ts';

const input = z.strictObject({ scenario_id: scenarioIdSchema, title: givenTitleSchema });

/** The answer shared by all searches of a title: a banned word clears `success` (docs/wire.md, "Titles"). */
const shape = {
  success: z.boolean(),
  is_banned_word: z.boolean(),
  places: placesSchema,
  /** The reason against it, or what is still to do, in the language of the call. */
  message: z.string().nullable(),
};

/** GET title-author-names/search-title: whether this scenario can have a title, and whether it has it already. */
export const findTitle = scenarioProcedure('read')
  .input(input)
  .output(answer(z.strictObject({ ...shape, is_registered: z.boolean(), is_saved: z.boolean() })))
  .query(async ({ input: { title }, ctx: { services, scenario, caller } }) => {
    const { judged, fault } = await judge(services.bannedWords, title, caller.language);
    const is_registered = (await registeredAmong(services.database, [title], scenario.id)).has(title);
    const is_saved = [scenario.title_ja, scenario.title_en].includes(title);
    const key = is_registered ? 'title_registered' : is_saved ? undefined : 'title_not_saved';
    return {
      success: !judged.is_banned_word && !is_registered,
      ...judged,
      message: fault ?? (key ? message(key, caller.language) : null),
      is_registered,
      is_saved,
    };
  });

/** POST search-title: finds the caller's own scenario that has registered a title, in either language. */
export const findOwnTitle = askingProcedure('read')
  .input(input)
  .output(
    answer(
      z.strictObject({
        ...shape,
        data: z
          .strictObject({
            id: z.string(),
            title_ja: z.string(),
            title_en: z.string(),
            /** Whether load-scenario can load it. */
            is_released: z.boolean(),
          })
          .nullable(),
      }),
    ),
  )
  .mutation(async ({ input: { title }, ctx: { services, account, caller } }) => {
    const { judged, fault } = await judge(services.bannedWords, title, caller.language);
    const { database } = services;
    const found = await ownOfTitle(database, title, account.id);
    const is_released = found !== undefined && (await lastRelease(database, found.id)) !== undefined;
    const data = found ? { id: found.id, title_ja: found.title_ja, title_en: found.title_en, is_released } : null;
    return {
      success: !judged.is_banned_word && data !== null,
      ...judged,
      message: fault ?? (data ? null : message('title_unknown', caller.language)),
      data,
    };
  });

async function judge(list: BannedWordList, title: string, language: Language) {
  const [checked] = await list.checkWords([title]);
  const places = checked?.places ?? [];
  const [first] = places;
  return {
    judged: { is_banned_word: places.length > 0, places },
    fault: first && message('banned_word', language, { word: first.word }),
  };
}
