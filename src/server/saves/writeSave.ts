import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Knex } from 'knex';
import * as z from 'zod';
import { MOST_GAME_SAVES } from '#domain/catalogs/storageLimits.ts';
import { LARGEST_SAVE, readSave, type Save } from '#game/saves/Save.ts';
import { codeOf, isWorkKey } from '#game/saves/SaveKey.ts';
import { holdAccount } from '#server/database/holdAccount.ts';
import type { Account } from '#server/database/models/Account.ts';
import { GameSave } from '#server/database/models/GameSave.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { isUniqueViolation } from '#server/errors/databaseRefusal.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedMemberProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { presentSave, slotSchema } from './presentSave.ts';

/**
 * A saved game of a work: games that authors try out stay in the browser. Whatever is wrong with the save is reported on the field as a
 * whole.
 */
const sentSchema = z.unknown().transform((sent, context): Save => {
  const read = readSave(sent);
  const fault = 'fault' in read ? read.fault : faultOf(read.save);
  if ('save' in read && !fault) return read.save;
  context.addIssue({ code: 'custom', message: `save.${fault}` });
  return z.NEVER;
});

function faultOf(save: Save): 'foreign' | 'oversized' | undefined {
  if (!isWorkKey(save.key)) return 'foreign';
  return JSON.stringify(save).length > LARGEST_SAVE ? 'oversized' : undefined;
}

/** Bytes of a call with the largest save: a character takes up to three, or six if it is escaped; the rest is for the other fields. */
export const SAVE_BODY_LIMIT = 6 * LARGEST_SAVE + 2 ** 10;

/**
 * Writes a save of the caller's own into a slot. Refused with the present save if the slot does not hold `revision` (0: it is free), so
 * that no game of another device is overwritten silently.
 * @throws RequestError 409; 422 if it is not a save, or not of a work, or the account has its maximum number of saves
 */
export const writeSave = keyedMemberProcedure
  .input(z.strictObject({ slot: slotSchema, revision: z.int().min(0), save: sentSchema }))
  .output(dataAnswer(z.strictObject({ revision: z.int() })))
  .mutation(async (call) => {
    const { slot, revision, save } = call.input;
    const { account, services } = call.ctx;
    const id: [string, string, number] = [account.id, save.key, slot];
    const packed = await promisify(gzip)(JSON.stringify(save));
    const next = { revision: revision + 1, saved_at: save.saved_at, told: JSON.stringify(save.told), save: packed };
    const data = await writeOnce(call, async (trx) => {
      if (!(await isPlayed(trx, save, account))) throw fieldError('save', 'save.of_no_work');
      if (revision > 0) {
        const count = await GameSave.query(trx).findById(id).where({ revision }).patch(next);
        if (count === 0) throw new Stale();
      } else {
        await holdAccount(trx, account);
        const kept = await GameSave.query(trx).where('account_id', account.id).resultSize();
        if (kept >= MOST_GAME_SAVES) throw fieldError('slot', 'too_many_game_saves', { limit: MOST_GAME_SAVES });
        await GameSave.query(trx).insert({ account_id: account.id, save_key: save.key, slot, ...next });
      }
      return { revision: next.revision };
    }).catch(async (error: unknown) => {
      if (!(error instanceof Stale || isUniqueViolation(error))) throw error;
      const present = await GameSave.query(services.database).findById(id);
      throw new RequestError(409, undefined, { present: present ? presentSave(present) : null });
    });
    return { data };
  });

class Stale extends Error {}

/** Whether a save belongs to a work that readers have or had, or to one that the caller tries before its release. */
async function isPlayed(trx: Knex.Transaction, { key }: Save, account: Account): Promise<boolean> {
  const scenario = await Scenario.query(trx)
    .findOne({ scenario_code: codeOf(key) })
    .select('id', 'account_id');
  if (!scenario) return false;
  return scenario.account_id === account.id || (await Work.query(trx).findById(scenario.id)) !== undefined;
}
