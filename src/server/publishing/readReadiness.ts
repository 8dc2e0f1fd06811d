import * as z from 'zod';
import { RELEASE_REASONS, type ReleaseReason } from '#domain/catalogs/releaseReasons.ts';
import { readersContent } from '#domain/scenario/readersContent.ts';
import { readContent } from '#server/content/readContent.ts';
import { lastRelease } from '#server/database/models/Release.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import type { Services } from '#server/services.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import type * as tasks from './publishingTasks.ts';
import { PUBLISHING_TASKS } from './publishingTasks.ts';
import { countFailingTests, releaseFaults } from './releaseFaults.ts';

/** GET release-readiness: what blocks a release now, how many tests fail, what readers will get, and the last release. */
export const readReadiness = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(
    dataAnswer(
      z.strictObject({
        reasons: z.array(
          z.strictObject({ reason: z.enum(Object.keys(RELEASE_REASONS) as ReleaseReason[]), count: z.int() }),
        ),
        failing_tests: z.int(),
        /** Counts of what readers will get: floors, labyrinths and records by kind, and texts in any language and in each. */
        contents: z.record(z.string(), z.int()),
        texts: z.strictObject({ all: z.int(), ja: z.int(), en: z.int() }),
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
        ...(await readersGet(services, scenario)),
        last_release: last ? { number: last.number, created_at: wireTime(last.created_at), size: last.size } : null,
      },
    };
  });

/** Approximate size of the counts. Bytes. */
const SIZE = 300;

/** Counts what a release would give to readers; cached until something is written. */
const readersGet = ({ contents, database, workers }: Services, scenario: Scenario) =>
  contents.get(
    scenario,
    'readers get',
    async () => {
      const { content } = await transaction(database, (trx) => readContent(trx, scenario.id));
      const { counts, texts } = await workers.run<typeof tasks, 'countContents'>(
        PUBLISHING_TASKS,
        'countContents',
        readersContent(content),
      );
      return { contents: counts, texts };
    },
    () => SIZE,
  );
