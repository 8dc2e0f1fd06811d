import type { Knex } from 'knex';
import * as z from 'zod';
import { reasonText } from '#domain/catalogs/releaseReasons.ts';
import type { PublishVariant } from '#domain/catalogs/scenarioStatuses.ts';
import { afterStep, releasedTo } from '#domain/scenario/statusSteps.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { lastRelease, type Release } from '#server/database/models/Release.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { notifyLoaders } from '#server/samples/sampleLoads.ts';
import { refuseHeld } from '#server/scenarios/refuseHeld.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import type { Frozen } from './publishingTasks.ts';
import { changesSince } from './releaseChanges.ts';
import { countFailingTests, releaseFaults } from './releaseFaults.ts';
import { showWork } from './showWork.ts';
import { documentHash, storeRelease } from './storeRelease.ts';
import { writeFrozen } from './writeFrozen.ts';

/**
 * POST release-scenario: freezes the scenario and opens it to readers in every variant that is being prepared, completely or not at all. If
 * none is prepared, readers of the open ones get the new file at once (docs/decisions/0055); an unchanged file changes nothing.
 * @throws RequestError 409 with all the reasons that block it, or with that of an operator who has stopped the work; 409 if numbers that
 *   players' saves hold have moved since the last release, which needs `accept_moved_numbers`, or if tests of the scenario fail, which
 *   needs `accept_failing_tests`
 */
export const releaseScenario = keyedProcedure('publish')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      accept_moved_numbers: z.boolean().default(false),
      accept_failing_tests: z.boolean().default(false),
    }),
  )
  .output(answer(z.strictObject({ is_publishing: z.boolean() })))
  .mutation(async (call) => {
    const { scenario_id, accept_moved_numbers, accept_failing_tests } = call.input;
    const { services, account, caller } = call.ctx;
    const done = await writeFrozen(call, {
      judge: async ({ scenario, content }) => {
        await refuseHeld(services.database, scenario_id, 'work');
        const reasons = await releaseFaults(services, scenario);
        if (reasons.length > 0)
          throw new RequestError(409, 'release_blocked', { reasons, errors: { release: reasons.map(reasonText) } });
        const failing = accept_failing_tests ? 0 : await countFailingTests(services, scenario);
        const last = accept_moved_numbers ? undefined : await lastRelease(services.database, scenario_id);
        const moved = last && (await changesSince(services, last, content))?.moved;
        refuseUnconfirmed({ accept_failing_tests: failing, accept_moved_numbers: moved?.length ?? 0 });
      },
      write: async (trx, { scenario, revision, files }, frozen) => {
        await refuseHeld(trx, scenario_id, 'work');
        const to = releasedTo(scenario);
        if (to.length === 0) throw new RequestError(409, 'release_blocked');
        const had = await releaseOf(trx, scenario, frozen, to);
        if (had) return { is_publishing: true, number: had.number };
        const release = await storeRelease(trx, scenario, frozen, { purpose: 'release', sequence: revision, files });
        await Scenario.query(trx)
          .findById(scenario_id)
          .patch({ ...afterStep(scenario, 'release'), is_publishing: true, released_at: release.created_at, revision });
        await showWork(trx, scenario_id, { release, to });
        const deed = { account, subject: 'scenario', subject_id: scenario_id, action: 'release' } as const;
        await recordAudit(trx, services.now(), { ...deed, details: { number: release.number } });
        await notifyLoaders(trx, services.now(), scenario, {
          kind: 'release',
          link: `/works/${scenario.scenario_code}`,
        });
        return { is_publishing: true, number: release.number };
      },
    });
    caller.log.info({ event: 'released', scenario_id, number: done.number }, 'scenario released');
    return { is_publishing: done.is_publishing };
  });

/** The sentence of each confirmation, by the field that gives it. */
const CONFIRMATIONS = { accept_failing_tests: 'tests_fail', accept_moved_numbers: 'numbers_moved' } as const;

/**
 * Requests all missing confirmations at once.
 * @param counts the number of things that each confirmation is about, by the field of the call; 0 if it is confirmed
 * @throws RequestError 409 that names these fields
 */
function refuseUnconfirmed(counts: Readonly<Record<keyof typeof CONFIRMATIONS, number>>): void {
  const missing = (Object.keys(CONFIRMATIONS) as (keyof typeof CONFIRMATIONS)[]).filter((field) => counts[field] > 0);
  const [first] = missing;
  if (!first) return;
  const values = (field: typeof first) => ({ count: counts[field], field });
  throw new RequestError(409, CONFIRMATIONS[first], {
    values: values(first),
    errors: Object.fromEntries(missing.map((field) => [field, [{ key: CONFIRMATIONS[field], values: values(field) }]])),
    reasons: missing.map((field) => ({ reason: CONFIRMATIONS[field], count: counts[field] })),
  });
}

/** Returns the release that all these variants have open already, if it is this very file. */
async function releaseOf(
  trx: Knex.Transaction,
  { id }: Scenario,
  { packed }: Frozen,
  variants: readonly { readonly code: PublishVariant }[],
): Promise<Pick<Release, 'number'> | undefined> {
  const work = await Work.query(trx).findById(id);
  const last = await lastRelease(trx, id).select('id', 'number', 'document_hash');
  const isOpen = variants.every(({ code }) => last && work?.[`release_${code}`] === last.id);
  return isOpen && last?.document_hash === documentHash(packed.bytes) ? last : undefined;
}
