import * as z from 'zod';
import { afterStep, isOpen } from '#domain/scenario/statusSteps.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import { loadScenario } from '#server/scenarios/readScenario.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { showWork } from './showWork.ts';

/**
 * POST update-file: begins the update of an open work, which only its author does and never autosave: every open variant is then being
 * prepared, and the next release gives readers the new file.
 * @throws RequestError 409 if nothing is open
 */
export const updateFile = keyedProcedure('publish')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(presentedScenarioSchema))
  .mutation(async (call) => {
    const { scenario_id } = call.input;
    const { services, account } = call.ctx;
    const data = await writeOnce(call, async (trx) => {
      const revision = await takeRevision(trx, scenario_id, { edits: false });
      const scenario = await Scenario.query(trx).findById(scenario_id).throwIfNotFound();
      const statuses = afterStep(scenario, 'update');
      if (!statuses) throw new RequestError(409, 'update_of_nothing');
      const is_publishing = isOpen(statuses);
      await Scenario.query(trx)
        .findById(scenario_id)
        .patch({ ...statuses, is_publishing, revision });
      await showWork(trx, scenario_id);
      const deed = { account, subject: 'scenario', subject_id: scenario_id, action: 'update_file' } as const;
      await recordAudit(trx, services.now(), deed);
      return loadScenario(trx, scenario_id);
    });
    call.ctx.caller.log.info({ event: 'file_update', scenario_id }, 'update of a published scenario begun');
    return { data };
  });
