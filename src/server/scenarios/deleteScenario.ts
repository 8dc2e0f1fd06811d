import * as z from 'zod';
import { isOpen } from '#domain/scenario/statusSteps.ts';
import { crashPoint } from '#server/crashPoint.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { removeScenarioFiles } from '#server/files/scenarioFiles.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { stopScenario } from './stopScenario.ts';
import { scenarioIdSchema } from './titleSchema.ts';

/** DELETE scenarios/{sid}. A published one is stopped and its row kept (spec 1 §4); any other is removed with all in it. */
export const deleteScenario = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(noAnswer)
  .mutation(async ({ input: { scenario_id }, ctx: { services } }) => {
    await transaction(services.database, async (trx) => {
      const scenario = await Scenario.query(trx).findById(scenario_id).forUpdate();
      if (!scenario) throw new RequestError(404);
      if (isOpen(scenario)) return stopScenario(trx, scenario);
      await removeScenarioFiles(trx, scenario_id);
      await Scenario.query(trx).deleteById(scenario_id);
      crashPoint('delete-scenario:deleted');
    });
  });
