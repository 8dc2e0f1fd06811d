import { useState } from 'react';
import { trpc, trpcClient } from '#client/api/trpc.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { useSettledQuery } from '#client/page/useSettledQuery.ts';

/** Returns the current obstacles to a release. */
export function useReadiness(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery([['publishing', 'readiness'], input], () => trpcClient.publishing.readiness.query(input));
}

/** Returns the changes since the last release. */
export function useReleaseChanges(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery([['publishing', 'changes'], input], () => trpcClient.publishing.changes.query(input));
}

/** Whether a scenario differs from its last release; false while it is not known. */
export const isChanged = (
  changes: NonNullable<ReturnType<typeof useReleaseChanges>['data']>['data'] | undefined,
): boolean =>
  Boolean(
    changes &&
      changes.difference.scenario.length + changes.difference.floors.length + changes.difference.kinds.length > 0,
  );

/** Returns a function that refetches the scenario and its publishing after a step. */
export function useRefetchStatus() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.scenarios.invalidate(), utils.publishing.invalidate(), utils.works.invalidate()]);
}

/** The questions that the author has confirmed. */
interface Accepted {
  readonly accept_moved_numbers: boolean;
  readonly accept_failing_tests: boolean;
}

/** A release with its state: it counts as done once a new request to the server has confirmed it. */
export function useRelease(scenario_id: string) {
  const refetch = useRefetchStatus();
  const [state, setState] = useState<'running' | 'done'>();
  async function run(accepted: Accepted) {
    setState('running');
    try {
      await flushUnsaved();
      await trpcClient.publishing.release.mutate({ scenario_id, ...accepted });
      const { status } = await trpcClient.publishing.checkRelease.mutate({ scenario_id });
      await refetch();
      setState(status === 1 ? 'done' : undefined);
    } catch (error) {
      setState(undefined);
      showError(error);
      await refetch();
    }
  }
  return { state, run };
}
