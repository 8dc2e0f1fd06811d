import * as z from 'zod';
import { MOST_GAME_SAVES, PICTURES_LIMIT, STORAGE_LIMIT } from '#domain/catalogs/storageLimits.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { memberProcedure, router } from '#server/trpc/procedures.ts';
import { readStorage, readUncounted } from './accountStorage.ts';

/**
 * The storage of the account apart from its scenarios and its limit, in bytes; and storage with a limit of its own: the saves of its games,
 * and the pictures of the scenario with the most of them.
 */
const readAccountStorage = memberProcedure
  .output(
    dataAnswer(
      z.strictObject({
        ...{ backups: z.int(), samples: z.int(), saved_maps: z.int(), used: z.int(), limit: z.int() },
        uncounted: z.strictObject({
          saves: z.strictObject({ used: z.int(), limit: z.int() }),
          pictures: z.strictObject({ used: z.int(), limit: z.int() }),
        }),
      }),
    ),
  )
  .query(async ({ ctx: { services, account } }) => {
    const use = await readStorage(services.database, account.id);
    const used = use.backups + use.samples + use.saved_maps;
    const { saves, pictures } = await readUncounted(services.database, account.id);
    const uncounted = {
      saves: { used: saves, limit: MOST_GAME_SAVES },
      pictures: { used: pictures, limit: PICTURES_LIMIT },
    };
    return { data: { ...use, used, limit: STORAGE_LIMIT, uncounted } };
  });

export const storageRouter = router({ read: readAccountStorage });
