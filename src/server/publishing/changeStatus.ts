import type { Knex } from 'knex';
import * as z from 'zod';
import { PUBLISH_VARIANTS, SCENARIO_STATUSES, type ScenarioStatus } from '#domain/catalogs/scenarioStatuses.ts';
import { isOpen, mayChange } from '#domain/scenario/statusSteps.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { notifyLoaders } from '#server/samples/sampleLoads.ts';
import { presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import { loadScenario } from '#server/scenarios/readScenario.ts';
import { refuseHeld } from '#server/scenarios/refuseHeld.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { refuseBannedWords } from './releaseFaults.ts';
import { showWork } from './showWork.ts';
import { storeRelease } from './storeRelease.ts';
import { writeFrozen } from './writeFrozen.ts';

/**
 * PATCH change-status: sets the author's choice for one variant. The document that is shown in development is frozen at that moment:
 * readers see nothing that is edited later.
 * @throws RequestError 409 that names both statuses if the table has no such step; 409 with banned words, for development; 409 with the
 *   reason if an operator has stopped the work
 */
export const changeStatus = keyedProcedure('publish')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      status: z.enum(SCENARIO_STATUSES.map(({ code }) => code)),
      variant: z.enum(PUBLISH_VARIANTS.map(({ code }) => code)).default('general'),
    }),
  )
  .output(dataAnswer(presentedScenarioSchema))
  .mutation(async (call) => {
    const { scenario_id, status, variant } = call.input;
    const { services, account, caller } = call.ctx;
    const { field } = PUBLISH_VARIANTS.find(({ code }) => code === variant) ?? PUBLISH_VARIANTS[0];
    const write = async (trx: Knex.Transaction, scenario: Scenario, revision: number, show: () => Promise<void>) => {
      await refuseHeld(trx, scenario_id, 'work');
      const from = scenario[field];
      if (!mayChange(from, status)) throw refusedStep(from, status);
      const changed = { ...scenario, [field]: status };
      await Scenario.query(trx)
        .findById(scenario_id)
        .patch({ [field]: status, is_publishing: isOpen(changed), revision });
      await show();
      const action = from === 'now_open' ? 'stop' : 'change_status';
      const deed = { account, subject: 'scenario', subject_id: scenario_id, action } as const;
      await recordAudit(trx, services.now(), { ...deed, details: { variant, from, to: status } });
      if (isOpen(scenario) && !isOpen(changed)) await notifyLoaders(trx, services.now(), scenario, { kind: 'stop' });
      return loadScenario(trx, scenario_id);
    };
    const data =
      status === 'in_development'
        ? await writeFrozen(call, {
            judge: async ({ scenario }) => {
              await refuseHeld(services.database, scenario_id, 'work');
              if (!mayChange(scenario[field], status)) throw refusedStep(scenario[field], status);
              await refuseBannedWords(services, scenario);
            },
            write: (trx, { scenario, revision, files }, frozen) =>
              write(trx, scenario, revision, async () => {
                await storeRelease(trx, scenario, frozen, { purpose: 'development', sequence: revision, files });
                await showWork(trx, scenario_id);
              }),
          })
        : await writeOnce(call, async (trx) => {
            const revision = await takeRevision(trx, scenario_id, { edits: false });
            const scenario = await Scenario.query(trx).findById(scenario_id).throwIfNotFound();
            return write(trx, scenario, revision, () => showWork(trx, scenario_id));
          });
    caller.log.info({ event: 'status_changed', scenario_id, variant, status }, 'publishing status changed');
    return { data };
  });

const refusedStep = (from: ScenarioStatus, to: ScenarioStatus) => new RequestError(409, `status_step.${from}.${to}`);
