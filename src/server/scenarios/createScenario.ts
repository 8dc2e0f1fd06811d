import * as z from 'zod';
import { holdAccount } from '#server/accounts/holdAccount.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { newId } from '#server/database/newId.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedMemberProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { refuseBannedTitles } from './changeTitles.ts';
import { presentedScenarioSchema, presentScenario } from './presentScenario.ts';
import { titleKeys } from './titleKeys.ts';
import { optionalTitleSchema, titleSchema } from './titleSchema.ts';

const MOST_SCENARIOS = 100;

/** POST scenarios: a new scenario, private and blank. It costs nothing but its row until something is written. */
export const createScenario = keyedMemberProcedure
  .input(z.strictObject({ title_ja: titleSchema, title_en: optionalTitleSchema.default('') }))
  .output(dataAnswer(presentedScenarioSchema))
  .mutation(async (call) => {
    const {
      input,
      ctx: { account, services },
    } = call;
    await refuseBannedTitles(services.bannedWords, input);
    const now = Date.now();
    const row = {
      id: newId(),
      account_id: account.id,
      ...input,
      author_name: account.name,
      ...titleKeys(input),
      scenario_code: null,
      file_type: null,
      status: 'private' as const,
      status_platform: 'private' as const,
      status_console: 'private' as const,
      is_publishing: false,
      counter: 1,
      revision: 1,
      restored_revision: 0,
      created_at: now,
      updated_at: now,
      last_access_at: now,
      released_at: null,
    };
    const data = await writeOnce(call, async (trx) => {
      // Two requests cannot both take the last place.
      await holdAccount(trx, account);
      const count = await Scenario.query(trx).where('account_id', account.id).resultSize();
      if (count >= MOST_SCENARIOS) throw fieldError('title_ja', 'too_many_scenarios', { limit: MOST_SCENARIOS });
      await Scenario.query(trx).insert(row);
      return presentScenario(Scenario.fromDatabaseJson(row), account);
    });
    return { data };
  });
