import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as z from 'zod';
import { GameSave } from '#server/database/models/GameSave.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { askedKeySchema, slotSchema } from './presentSave.ts';

/** Reads a save of the caller's own, as it was written, perhaps by an older version; null if there is none. */
export const readSave = memberProcedure
  .input(z.strictObject({ key: askedKeySchema, slot: slotSchema }))
  .output(dataAnswer(z.strictObject({ revision: z.int(), save: z.record(z.string(), z.unknown()) }).nullable()))
  .query(async ({ input: { key, slot }, ctx: { services, account } }) => {
    const row = await GameSave.query(services.database).findById([account.id, key, slot]);
    if (!row) return { data: null };
    const save = JSON.parse((await promisify(gunzip)(row.save)).toString());
    return { data: { revision: row.revision, save } };
  });
