import * as z from 'zod';
import { POLICY_VERSION } from '#domain/catalogs/publishingPolicy.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';

/** What an author has agreed to for a scenario, and whether it is the present text. */
const agreementSchema = z.strictObject({
  version: z.int().nullable(),
  agreed_at: timeSchema.nullable(),
  is_present: z.boolean(),
});

type Agreement = Pick<Scenario, 'policy_version' | 'policy_agreed_at'>;

/** Whether the author of a scenario has agreed to the present text of warnings and policy; a release asks for it. */
export const hasAgreed = ({ policy_version }: Pick<Agreement, 'policy_version'>): boolean =>
  policy_version === POLICY_VERSION;

const present = (row: Agreement): z.infer<typeof agreementSchema> => ({
  version: row.policy_version,
  agreed_at: row.policy_agreed_at === null ? null : wireTime(row.policy_agreed_at),
  is_present: hasAgreed(row),
});

export const readAgreement = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(agreementSchema))
  .query(({ ctx: { scenario } }) => ({ data: present(scenario) }));

/** Agrees to the version that was read; once more it stays as it was. @throws RequestError 422 if another one is the present one */
export const agreeToPolicy = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema, version: z.int() }))
  .output(dataAnswer(agreementSchema))
  .mutation(async ({ input: { scenario_id, version }, ctx: { services } }) => {
    if (version !== POLICY_VERSION) throw fieldError('version', 'policy_outdated');
    const data = await transaction(services.database, async (trx) => {
      await takeRevision(trx, scenario_id, { edits: false });
      const row = await Scenario.query(trx).findById(scenario_id).throwIfNotFound();
      if (hasAgreed(row)) return present(row);
      const agreement = { policy_version: version, policy_agreed_at: services.now() };
      await row.$query(trx).patch(agreement);
      return present(agreement);
    });
    return { data };
  });
