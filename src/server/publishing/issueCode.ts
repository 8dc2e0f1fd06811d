import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import * as z from 'zod';
import { FILE_TYPES, type FileType, newScenarioCode } from '#domain/scenario/scenarioCode.ts';
import { isOpen } from '#domain/scenario/statusSteps.ts';
import { titleFaults } from '#domain/scenario/titleFields.ts';
import { isSeen } from '#domain/text/unseen.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { type FieldMessage, RequestError } from '#server/errors/RequestError.ts';
import { presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import { loadScenario } from '#server/scenarios/readScenario.ts';
import { refuseHeld } from '#server/scenarios/refuseHeld.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import type { Services } from '#server/services.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { registeredAmong, registerTitles } from './registeredTitles.ts';
import { showWork } from './showWork.ts';

const DEFAULT_TYPE: FileType = 15;
const TITLES = ['title_ja', 'title_en', 'author_name'] as const;

/**
 * POST sc-code: provisional registration. Registers the titles, fixes them with the author name, and gives the scenario its code. Repeated
 * it changes nothing; for another type of file it gives a new code, which needs `confirm`, as players' saves are keyed by the code.
 * @throws RequestError 422 on what is missing, banned or another work's; 409 while the work is open or stopped by an operator, and without
 *   `confirm`
 */
export const issueCode = keyedProcedure('publish')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      file_type: z.literal(FILE_TYPES.map(({ digits }) => digits)).optional(),
      confirm: z.boolean().default(false),
    }),
  )
  .output(dataAnswer(presentedScenarioSchema))
  .mutation(async (call) => {
    const { input, ctx } = call;
    const { scenario_id } = input;
    const judge = async () => {
      const judged = await Scenario.query(ctx.services.database).findById(scenario_id);
      if (!judged) throw new RequestError(404);
      if (judged.file_type === null || (input.file_type ?? judged.file_type) !== judged.file_type) {
        await refuseTitles(ctx.services, judged);
      }
      return judged;
    };
    const issue = async (trx: Knex.Transaction, judged: Scenario) => {
      const revision = await takeRevision(trx, scenario_id, { edits: false });
      const scenario = await Scenario.query(trx).findById(scenario_id).throwIfNotFound();
      const file_type = input.file_type ?? scenario.file_type ?? DEFAULT_TYPE;
      if (scenario.file_type === file_type) return loadScenario(trx, scenario_id);
      if (scenario.scenario_code === null) {
        const present = await loadScenario(trx, scenario_id);
        if (TITLES.some((name) => scenario[name] !== judged[name])) throw new RequestError(409, undefined, { present });
        await registerTitles(trx, scenario);
      } else {
        if (isOpen(scenario)) throw new RequestError(409, 'code_of_open');
        // Its operators know a stopped work by its code.
        await refuseHeld(trx, scenario_id, 'work');
        if (!input.confirm) throw new RequestError(409, 'code_switch');
      }
      const scenario_code = await freeCode(trx, file_type);
      await Scenario.query(trx).findById(scenario_id).patch({ scenario_code, file_type, revision });
      await showWork(trx, scenario_id);
      const deed = {
        account: ctx.account,
        subject: 'scenario',
        subject_id: scenario_id,
        action: 'issue_code',
      } as const;
      await recordAudit(trx, ctx.services.now(), { ...deed, details: { file_type } });
      return loadScenario(trx, scenario_id);
    };
    const data = await writeOnce(call, issue, judge);
    ctx.caller.log.info(
      { event: 'scenario_code', scenario_id, scenario_code: data.scenario_code },
      'scenario code issued',
    );
    return { data };
  });

/**
 * Reports everything that a code needs and the scenario lacks at once; titles that a former code has fixed are checked as well, as a new
 * code needs no less.
 */
async function refuseTitles({ bannedWords, database }: Services, scenario: Scenario): Promise<void> {
  const checked = await bannedWords.checkWords(TITLES.map((name) => scenario[name]));
  const taken = await registeredAmong(database, [scenario.title_ja, scenario.title_en], scenario.id);
  const errors: Record<string, FieldMessage[]> = {};
  TITLES.forEach((name, at) => {
    const title = scenario[name];
    const [place] = checked[at]?.places ?? [];
    const faults: FieldMessage[] = isSeen(title) ? titleFaults(name, title) : [{ key: 'required' }];
    if (name !== 'author_name' && taken.has(title)) faults.push({ key: 'title_registered' });
    if (place) faults.push({ key: 'banned_word', values: { word: place.word } });
    if (faults.length > 0) errors[name] = faults;
  });
  if (Object.keys(errors).length > 0) throw new RequestError(422, undefined, { errors });
}

/** Returns an unused code. The unique index on codes keeps them apart; this only saves a second attempt. */
async function freeCode(trx: Knex.Transaction, digits: FileType): Promise<string> {
  for (;;) {
    const code = newScenarioCode(digits, randomInt);
    if (!(await Scenario.query(trx).findOne({ scenario_code: code }))) return code;
  }
}
