import * as z from 'zod';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { holdAccount } from '#server/database/holdAccount.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { holding, searchedKeys } from '#server/lists/findPlaces.ts';
import { pageMeta, pageMetaSchema, pageShape } from '#server/lists/pageSchema.ts';
import { holdsOf } from '#server/scenarios/presentHold.ts';
import { presentedScenarioSchema, presentScenario, wireTime } from '#server/scenarios/presentScenario.ts';
import { loadScenario } from '#server/scenarios/readScenario.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer, dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { keyedMakerProcedure, memberProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { refuseTooMany } from './insertScenario.ts';

const archivedSchema = presentedScenarioSchema.extend({ archived_at: timeSchema });

/** GET archived-scenarios, a call of our own: the caller's archived scenarios, latest first; `search` looks in both titles. */
export const listArchived = memberProcedure
  .input(z.strictObject(pageShape).prefault({}))
  .output(answer(z.strictObject({ data: z.array(archivedSchema), meta: pageMetaSchema })))
  .query(async ({ input: { page, per_page, search }, ctx: { services, account } }) => {
    const { results, total } = await Scenario.query(services.database)
      .where('account_id', account.id)
      .whereNotNull('archived_at')
      .where(holding(searchedKeys(search)))
      .orderBy('archived_at', 'desc')
      .orderBy('id')
      .page(page - 1, per_page);
    const ids = results.map(({ id }) => id);
    const holds = await holdsOf(services.database, ids);
    const data = results.map((scenario) => ({
      ...presentScenario(scenario, account, holds.get(scenario.id)),
      archived_at: wireTime(scenario.archived_at ?? 0),
    }));
    return { data, meta: pageMeta({ page, per_page }, total) };
  });

/**
 * POST archived-scenarios/{id}/restore, a call of our own: moves the scenario back to the list, unchanged.
 * @throws RequestError 404 if it is not in the caller's archive, 422 on `id` if the account has its maximum number of scenarios
 */
export const restoreArchived = keyedMakerProcedure
  .input(z.strictObject({ id: scenarioIdSchema }))
  .output(dataAnswer(presentedScenarioSchema))
  .mutation(async (call) => {
    const { id } = call.input;
    const { services, account, caller } = call.ctx;
    const data = await writeOnce(call, async (trx) => {
      await holdAccount(trx, account);
      const scenario = await Scenario.query(trx).findOne({ id, account_id: account.id }).whereNotNull('archived_at');
      if (!scenario) throw new RequestError(404);
      await refuseTooMany(trx, account, 'id');
      const revision = await takeRevision(trx, id, { edits: false, isArchived: true });
      await Scenario.query(trx).findById(id).patch({ archived_at: null, last_access_at: services.now(), revision });
      const deed = { account, subject: 'scenario', subject_id: id, action: 'restore' } as const;
      await recordAudit(trx, services.now(), deed);
      return loadScenario(trx, id);
    });
    caller.log.info({ event: 'scenario_restored', scenario_id: id }, 'scenario taken out of the archive');
    return { data };
  });
