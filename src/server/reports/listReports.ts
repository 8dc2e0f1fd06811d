import * as z from 'zod';
import { FaultReport } from '#server/database/models/FaultReport.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

const reportSchema = z.strictObject({
  id: z.string(),
  message: z.string(),
  created_at: timeSchema,
  /** Whether the game in which the fault was met can be played again. */
  has_journal: z.boolean(),
});

/** Lists the faults that readers reported in a work, newest first. */
export const listReports = scenarioProcedure('play')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.array(reportSchema)))
  .query(async ({ input: { scenario_id }, ctx: { services } }) => {
    const reports = await FaultReport.query(services.database)
      .where({ scenario_id })
      .select('id', 'message', 'created_at', 'release_id')
      .select(FaultReport.raw('journal is not null as has_journal'))
      .orderBy('created_at', 'desc')
      .orderBy('id');
    return {
      data: reports.map(({ id, message, created_at, ...report }) => ({
        ...{ id, message, created_at: wireTime(created_at) },
        has_journal: Boolean((report as { has_journal?: unknown }).has_journal),
      })),
    };
  });
