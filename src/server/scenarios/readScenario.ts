import type { Knex } from 'knex';
import * as z from 'zod';
import { bestEffort } from '#server/database/bestEffort.ts';
import { Account } from '#server/database/models/Account.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { holdsOf } from './presentHold.ts';
import { presentedScenarioSchema, presentScenario } from './presentScenario.ts';
import { scenarioIdSchema } from './titleSchema.ts';

/** `last_access_at` is written at most this often. Milliseconds. */
const ACCESS_STEP = 60_000;

/** GET scenarios/{sid}. Opening a scenario counts as an access to it. */
export const readScenario = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(presentedScenarioSchema))
  .query(async ({ ctx: { services, scenario, caller } }) => {
    const isAuthor = (await caller.account()).id === scenario.account_id;
    if (isAuthor && scenario.last_access_at < Date.now() - ACCESS_STEP) {
      await bestEffort(services.database, () =>
        Scenario.query(services.database).findById(scenario.id).patch({ last_access_at: Date.now() }),
      );
    }
    return { data: await loadScenario(services.database, scenario.id) };
  });

/** The creator of a scenario whose author has deleted the account. */
const NOBODY = { name: '' };

/** Loads the scenario in its present state, as presented. */
export async function loadScenario(database: Knex, id: string) {
  const scenario = await Scenario.query(database).findById(id).throwIfNotFound();
  const creator =
    scenario.account_id === null ? undefined : await Account.query(database).findById(scenario.account_id);
  const holds = (await holdsOf(database, [id])).get(id);
  return presentScenario(scenario, creator ?? NOBODY, holds);
}
