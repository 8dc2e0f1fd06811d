import * as z from 'zod';
import { crashPoint } from '#server/crashPoint.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { takeRevision } from './takeRevision.ts';
import { scenarioIdSchema } from './titleSchema.ts';

/** DELETE scenarios/{sid}. A published one is stopped and its row kept (spec 1 §4); any other is removed with all in it. */
export const deleteScenario = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(noAnswer)
  .mutation(async ({ input: { scenario_id }, ctx: { services } }) => {
    await transaction(services.database, async (trx) => {
      const revision = await takeRevision(trx, scenario_id);
      const scenario = await Scenario.query(trx).findById(scenario_id).throwIfNotFound();
      const isOpen = [scenario.status, scenario.status_platform, scenario.status_console].includes('now_open');
      if (!isOpen) {
        await Scenario.query(trx).deleteById(scenario_id);
        crashPoint('delete-scenario:deleted');
      } else {
        const stopped = (status: Scenario['status']) => (status === 'now_open' ? 'publish_stop' : status);
        await Scenario.query(trx)
          .findById(scenario_id)
          .patch({
            status: stopped(scenario.status),
            status_platform: stopped(scenario.status_platform),
            status_console: stopped(scenario.status_console),
            is_publishing: false,
            revision,
          });
      }
    });
  });
