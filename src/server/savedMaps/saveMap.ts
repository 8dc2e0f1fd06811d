import * as z from 'zod';
import { MOST_SAVED_MAPS } from '#domain/catalogs/storageLimits.ts';
import { floorNumberSchema, toFloorNumber } from '#server/content/floorNumber.ts';
import { holdAccount } from '#server/database/holdAccount.ts';
import { SavedMap } from '#server/database/models/SavedMap.ts';
import { newId } from '#server/database/newId.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { findFloor } from '#server/floors/findFloor.ts';
import { packedGrid, storedSettings } from '#server/floors/presentFloor.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { givenLineSchema, scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { readStorage, refuseOverfull } from '#server/storage/accountStorage.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { presentSavedMap, savedMapSchema } from './listSavedMaps.ts';

/**
 * Saves a floor, map and settings, in its present state under a name; `overwrite` replaces the saved map of that name.
 * @throws RequestError 422 on `name` if the name is taken, the scenario has its maximum number of saved maps, or the account has no space
 *   left
 */
export const saveMap = keyedProcedure('edit')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      floor_number: floorNumberSchema,
      name: givenLineSchema,
      overwrite: z.boolean().default(false),
    }),
  )
  .output(dataAnswer(savedMapSchema))
  .mutation(async (call) => {
    const { scenario_id, name, overwrite } = call.input;
    const floor_number = toFloorNumber(call.input.floor_number);
    const { account } = call.ctx;
    const data = await writeOnce(call, async (trx) => {
      await holdAccount(trx, account);
      const before = await readStorage(trx, account.id);
      const sequence = await takeRevision(trx, scenario_id, { edits: false });
      const floor = await findFloor(trx, scenario_id, floor_number);
      const saved = await SavedMap.query(trx).where({ scenario_id }).select('id', 'name');
      const same = saved.find((one) => one.name === name);
      if (same && !overwrite) throw fieldError('name', 'saved_map_name_taken');
      if (same) await SavedMap.query(trx).deleteById(same.id);
      else if (saved.length >= MOST_SAVED_MAPS)
        throw fieldError('name', 'too_many_saved_maps', { limit: MOST_SAVED_MAPS });
      const row = {
        id: newId(),
        scenario_id,
        name,
        floor_number,
        settings: JSON.stringify(storedSettings(floor)),
        grid: Buffer.from(packedGrid(floor.row), 'base64'),
        sequence,
        created_at: Date.now(),
      };
      await SavedMap.query(trx).insert(row);
      await refuseOverfull(trx, account.id, before, 'name');
      return presentSavedMap(SavedMap.fromDatabaseJson(row));
    });
    return { data };
  });
