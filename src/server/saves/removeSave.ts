import * as z from 'zod';
import { GameSave } from '#server/database/models/GameSave.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { askedKeySchema, presentSave, slotSchema } from './presentSave.ts';

/** Removes a save of the caller's own; does nothing if it is already gone. @throws RequestError 409 if the slot holds another one by now */
export const removeSave = memberProcedure
  .input(z.strictObject({ key: askedKeySchema, slot: slotSchema, revision: z.int().min(1) }))
  .output(noAnswer)
  .mutation(async ({ input: { key, slot, revision }, ctx: { services, account } }) => {
    const id: [string, string, number] = [account.id, key, slot];
    await GameSave.query(services.database).findById(id).where({ revision }).delete();
    const present = await GameSave.query(services.database).findById(id);
    if (present) throw new RequestError(409, undefined, { present: presentSave(present) });
  });
