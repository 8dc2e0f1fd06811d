import * as z from 'zod';
import { isOpen } from '#domain/scenario/statusSteps.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { crashPoint } from '#server/crashPoint.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { removeScenarioFiles } from '#server/files/scenarioFiles.ts';
import { removeWork } from '#server/publishing/showWork.ts';
import { endSharing } from '#server/samples/endSharing.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { stopScenario } from './stopScenario.ts';
import { scenarioIdSchema } from './titleSchema.ts';

/** DELETE scenarios/{sid}. An open one is stopped and kept, any other is removed with everything in it (docs/product.md, "Statuses"). */
export const deleteScenario = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(noAnswer)
  .mutation(async ({ input: { scenario_id }, ctx: { services, account } }) => {
    await transaction(services.database, async (trx) => {
      const scenario = await Scenario.query(trx).findById(scenario_id).forUpdate();
      if (!scenario) throw new RequestError(404);
      const now = services.now();
      await endSharing(trx, now, { scenario_id }, account);
      const deed = { account, subject: 'scenario', subject_id: scenario_id } as const;
      if (isOpen(scenario)) {
        await recordAudit(trx, now, { ...deed, action: 'stop', details: { by: 'delete' } });
        return stopScenario(trx, now, scenario);
      }
      if (scenario.released_at !== null) await recordAudit(trx, now, { ...deed, action: 'delete' });
      await removeScenarioFiles(trx, scenario_id);
      await removeWork(trx, scenario_id);
      await Scenario.query(trx).deleteById(scenario_id);
      crashPoint('delete-scenario:deleted');
    });
  });
