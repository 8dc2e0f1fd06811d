import * as z from 'zod';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, labelSchema } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { findProblems } from './findProblems.ts';

const problemSchema = z.strictObject({
  kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]),
  number: z.int(),
  path: z.string(),
  label: labelSchema,
  severity: z.enum(['error', 'warning']),
  message: labelSchema,
});

/** The check list of a whole scenario: the first 2,000 problems, and how many there are. */
export const listChecks = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(
    dataAnswer(z.strictObject({ problems: z.array(problemSchema).readonly(), errors: z.int(), warnings: z.int() })),
  )
  .query(async ({ ctx: { services, scenario } }) => ({ data: await findProblems(services, scenario) }));

/** How many problems there are: what stands beside the tab of the check list. */
export const countChecks = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.strictObject({ errors: z.int(), warnings: z.int() })))
  .query(async ({ ctx: { services, scenario } }) => {
    const { errors, warnings } = await findProblems(services, scenario);
    return { data: { errors, warnings } };
  });
