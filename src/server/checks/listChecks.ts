import * as z from 'zod';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { floorRows } from '#server/floors/floorRows.ts';
import { storedRows } from '#server/resources/recordStore.ts';
import * as tasks from '#server/resources/recordTasks.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';

const labelSchema = z.strictObject({ ja: z.string(), en: z.string() });
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
  .query(async ({ input: { scenario_id }, ctx: { services, scenario } }) => ({
    data: await services.contents.get(scenario, 'checks', async () => {
      const rows = [
        ...(await storedRows(services.database, scenario_id)),
        ...(await floorRows(services.database, scenario_id)),
      ];
      return services.workers.run<typeof tasks, 'checkContent'>(tasks.RECORD_TASKS, 'checkContent', rows);
    }),
  }));
