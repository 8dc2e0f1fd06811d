import * as z from 'zod';
import { GameSave } from '#server/database/models/GameSave.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { askedKeySchema, presentSave, presentSaveSchema } from './presentSave.ts';

/** Lists the caller's own saves of a work, by slot, without the games in them. */
export const listSaves = memberProcedure
  .input(z.strictObject({ key: askedKeySchema }))
  .output(dataAnswer(z.array(presentSaveSchema)))
  .query(async ({ input: { key }, ctx: { services, account } }) => {
    const saves = await GameSave.query(services.database)
      .where({ account_id: account.id, save_key: key })
      .select('slot', 'revision', 'saved_at', 'told')
      .orderBy('slot');
    return { data: saves.map(presentSave) };
  });
