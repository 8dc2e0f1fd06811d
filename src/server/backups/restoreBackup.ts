import * as z from 'zod';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { floorNumberSchema, toFloorNumber } from '#server/content/floorNumber.ts';
import { forgetMovesSince } from '#server/content/recordMoves.ts';
import { writeContent } from '#server/content/writeContent.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import { loadScenario } from '#server/scenarios/readScenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { bannedNotice } from '#server/services/countBanned.ts';
import { answer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { changeBehindBackup } from './changeBehindBackup.ts';
import { writeFloorPart, writeKindPart } from './writePart.ts';

/**
 * POST restore: replaces the scenario by a backup, completely or not at all; a restore can itself be undone. With `floor_number` or `kind`
 * only one floor, or all records of one kind, are restored. `banned_words` counts the texts of the backup that must not be published.
 */
export const restoreBackup = keyedProcedure('edit')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      id: z.string().max(64),
      floor_number: floorNumberSchema.optional(),
      kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]).optional(),
    }),
  )
  .output(answer(z.strictObject({ data: presentedScenarioSchema, banned_words: z.int().optional() })))
  .mutation(async (call) => {
    const { scenario_id, id, floor_number, kind } = call.input;
    const { services, caller } = call.ctx;
    const floor = floor_number === undefined ? undefined : toFloorNumber(floor_number);
    if (floor !== undefined && kind !== undefined) throw fieldError('kind', 'backup_part');
    // The settings of a floor are restored with the floor.
    if (kind === 'floor_map') throw fieldError('kind', 'backup_part');
    // Whoever may edit may restore a part; restoring the whole needs another right.
    if (floor === undefined && kind === undefined) await caller.keyedScenario(scenario_id, 'restore');
    // Read before the scenario is locked.
    const words = await services.bannedWords.words();
    const done = await changeBehindBackup(call, {
      read: async (trx) => {
        const backup = await Backup.query(trx).findOne({ id, scenario_id });
        if (!backup) throw fieldError('id', 'unknown_backup');
        return backup;
      },
      plan: async ({ document, sequence }) => {
        const { document: content, banned } = await services.documents.unpackJudged(document, words);
        return { content, sequence, told: bannedNotice(banned) };
      },
      write: async (trx, revision, { content, sequence }) => {
        if (floor !== undefined) return writeFloorPart(trx, scenario_id, content, floor, revision);
        if (kind !== undefined) await writeKindPart(trx, scenario_id, content, kind, revision);
        else await writeContent(trx, scenario_id, content, revision);
        await forgetMovesSince(trx, scenario_id, sequence, kind);
      },
      present: async ({ told }, trx) => ({ data: await loadScenario(trx, scenario_id), ...told }),
    });
    caller.log.info({ event: 'restored', scenario_id, backup_id: id }, 'backup restored');
    return done;
  });
