import * as z from 'zod';
import { POLICY_VERSION, policyText } from '#domain/catalogs/publishingPolicy.ts';
import type { Language } from '#domain/text/languages.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

/** The policy text that a release requires, and the agreement of the scenario's author. */
const policySchema = z.strictObject({
  /** Version of the present text. */
  version: z.int(),
  /** The version that was agreed to last; null if none was. A release requires the present one. */
  agreed_version: z.int().nullable(),
  agreed_at: timeSchema.nullable(),
  /** Warnings and privacy policy, in the language of the request. */
  text: z.string(),
});

type Agreement = Pick<Scenario, 'policy_version' | 'policy_agreed_at'>;

/** Whether the author of a scenario has agreed to the present text of warnings and policy, which a release requires. */
export const hasAgreed = ({ policy_version }: Pick<Agreement, 'policy_version'>): boolean =>
  policy_version === POLICY_VERSION;

const present = (row: Agreement, language: Language): z.infer<typeof policySchema> => ({
  version: POLICY_VERSION,
  agreed_version: row.policy_version,
  agreed_at: row.policy_agreed_at === null ? null : wireTime(row.policy_agreed_at),
  text: policyText(language),
});

/** GET privacy-policy: the text that an author must have read before a release, and whether the author has agreed. */
export const readPolicy = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(policySchema))
  .query(({ ctx: { scenario, caller } }) => ({ data: present(scenario, caller.language) }));

/**
 * POST privacy-policy: agrees to the version that was read; repeating it changes nothing.
 * @throws RequestError 422 if another version is the present one
 */
export const agreeToPolicy = scenarioProcedure('publish')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, version: z.int() }))
  .output(dataAnswer(policySchema))
  .mutation(async ({ input: { scenario_id, version }, ctx: { services, caller } }) => {
    if (version !== POLICY_VERSION) throw fieldError('version', 'policy_outdated');
    const agreed = await transaction(services.database, async (trx) => {
      await takeRevision(trx, scenario_id, { edits: false });
      const row = await Scenario.query(trx).findById(scenario_id).throwIfNotFound();
      if (hasAgreed(row)) return row;
      const agreement = { policy_version: version, policy_agreed_at: services.now() };
      await row.$query(trx).patch(agreement);
      return agreement;
    });
    return { data: present(agreed, caller.language) };
  });
