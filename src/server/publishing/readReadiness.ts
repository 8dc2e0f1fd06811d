import * as z from 'zod';
import { RELEASE_REASONS, type ReleaseReason } from '#domain/catalogs/releaseReasons.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { countFailingTests, releaseFaults } from './releaseFaults.ts';
import { lastRelease } from './storeRelease.ts';

/** GET release-readiness: what stands against a release now, how many tests fail, and the release before. */
export const readReadiness = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(
    dataAnswer(
      z.strictObject({
        reasons: z.array(
          z.strictObject({ reason: z.enum(Object.keys(RELEASE_REASONS) as ReleaseReason[]), count: z.int() }),
        ),
        failing_tests: z.int(),
        last_release: z.strictObject({ number: z.int(), created_at: timeSchema, size: z.int() }).nullable(),
      }),
    ),
  )
  .query(async ({ ctx: { services, scenario } }) => {
    const reasons = await releaseFaults(services, scenario);
    const last = await lastRelease(services.database, scenario.id).select('number', 'created_at', 'size');
    return {
      data: {
        reasons,
        failing_tests: await countFailingTests(services, scenario),
        last_release: last ? { number: last.number, created_at: wireTime(last.created_at), size: last.size } : null,
      },
    };
  });
