import * as z from 'zod';
import { STORAGE_LIMIT } from '#domain/catalogs/storageLimits.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { memberProcedure, router } from '#server/trpc/procedures.ts';
import { readStorage } from './accountStorage.ts';

/** What the account keeps beside its scenarios and what it may keep. Bytes. */
const readAccountStorage = memberProcedure
  .output(
    dataAnswer(
      z.strictObject({ backups: z.int(), samples: z.int(), saved_maps: z.int(), used: z.int(), limit: z.int() }),
    ),
  )
  .query(async ({ ctx: { services, account } }) => {
    const use = await readStorage(services.database, account.id);
    const used = use.backups + use.samples + use.saved_maps;
    return { data: { ...use, used, limit: STORAGE_LIMIT } };
  });

export const storageRouter = router({ read: readAccountStorage });
