import * as z from 'zod';
import { FaultReport } from '#server/database/models/FaultReport.ts';
import { Work } from '#server/database/models/Work.ts';
import { OUTSIDE_OF_LABYRINTHS, WorkEnding } from '#server/database/models/WorkEnding.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

const playsSchema = z.strictObject({
  plays: z.int(),
  downloads: z.int(),
  /** Every ending that was reached: that of a labyrinth, or null for one outside all of them. */
  endings: z.array(z.strictObject({ labyrinth: z.int().nullable(), reached: z.int() })),
  /** The number of faults that readers have reported. */
  reports: z.int(),
});

/** The author's statistics of a work; null if readers never saw it. */
export const readPlays = scenarioProcedure('play')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(playsSchema.nullable()))
  .query(async ({ input: { scenario_id }, ctx: { services } }) => {
    const work = await Work.query(services.database).findById(scenario_id).select('plays', 'downloads');
    if (!work) return { data: null };
    const endings = await WorkEnding.query(services.database).where({ scenario_id }).orderBy('ending');
    const reports = await FaultReport.query(services.database).where({ scenario_id }).resultSize();
    return {
      data: {
        reports,
        plays: work.plays,
        downloads: work.downloads,
        endings: endings.map(({ ending, reached }) => ({
          labyrinth: ending === OUTSIDE_OF_LABYRINTHS ? null : ending,
          reached,
        })),
      },
    };
  });
