import * as z from 'zod';
import { Backup } from '#server/database/models/Backup.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { forgetMovesSince } from '#server/resources/recordMoves.ts';
import { presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import { loadScenario } from '#server/scenarios/readScenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { changeBehindBackup } from './changeBehindBackup.ts';
import { writeContent } from './writeContent.ts';

/** POST restore: puts a backup in the place of the scenario, wholly or not at all; a restore can itself be undone. */
export const restoreBackup = keyedProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema, id: z.string().max(64) }))
  .output(dataAnswer(presentedScenarioSchema))
  .mutation(async (call) => {
    const { scenario_id, id } = call.input;
    const { services, caller } = call.ctx;
    const backup = await Backup.query(services.database).findOne({ id, scenario_id });
    if (!backup) throw fieldError('id', 'unknown_backup');
    const restored = services.documents.unpack(backup.document);
    // It is awaited later than it may fail.
    restored.catch(() => {});
    await changeBehindBackup(services, scenario_id, {
      read: async () => undefined,
      plan: () => restored,
      write: async (trx, revision, content) => {
        await writeContent(trx, scenario_id, content, revision);
        await forgetMovesSince(trx, scenario_id, backup.sequence);
      },
      within: (work) => writeOnce(call, work),
    });
    caller.log.info({ event: 'restored', scenario_id, backup_id: id }, 'backup restored');
    return { data: await loadScenario(services.database, scenario_id) };
  });
