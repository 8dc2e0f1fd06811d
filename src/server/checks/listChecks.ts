import * as z from 'zod';
import { CHECK_RULES, type CheckRule } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, labelSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { findProblems } from './findProblems.ts';

const foundSchema = z.strictObject({
  rule: z.enum(Object.keys(CHECK_RULES) as CheckRule[]),
  kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]),
  count: z.int(),
  problems: z
    .array(
      z.strictObject({
        number: z.int(),
        path: z.string(),
        label: labelSchema,
        name: labelSchema,
        message: labelSchema,
      }),
    )
    .readonly(),
});

/** The check list of a whole scenario, by rule and kind: how many problems each has, and the first 300 of them. */
export const listChecks = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.array(foundSchema)))
  .query(async ({ ctx: { services, scenario } }) => ({ data: await findProblems(services, scenario) }));

/**
 * The number of problems, shown on the tab of the check list. Missing English is counted separately; release requirements and
 * information are not counted.
 */
export const countChecks = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.strictObject({ errors: z.int(), warnings: z.int(), missing_english: z.int() })))
  .query(async ({ ctx: { services, scenario } }) => {
    const found = await findProblems(services, scenario);
    const count = (matches: (rule: CheckRule) => boolean) =>
      found.reduce((sum, { rule, count }) => sum + (matches(rule) ? count : 0), 0);
    return {
      data: {
        errors: count((rule) => rule === 'error'),
        warnings: count((rule) => !['error', 'english', 'publishing', 'information'].includes(rule)),
        missing_english: count((rule) => rule === 'english'),
      },
    };
  });
