import { useState } from 'react';
import { trpc, trpcClient } from '#client/api/trpc.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { useSettledQuery } from '#client/page/useSettledQuery.ts';

/** What stands against a release now. */
export function useReadiness(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery([['publishing', 'readiness'], input], () => trpcClient.publishing.readiness.query(input));
}

/** What is otherwise than in the last release. */
export function useReleaseChanges(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery([['publishing', 'changes'], input], () => trpcClient.publishing.changes.query(input));
}

/** Whether a scenario is otherwise than its last release; false while it is not known. */
export const isChanged = (
  changes: NonNullable<ReturnType<typeof useReleaseChanges>['data']>['data'] | undefined,
): boolean =>
  Boolean(
    changes &&
      changes.difference.scenario.length + changes.difference.floors.length + changes.difference.kinds.length > 0,
  );

/** After a step the scenario is asked for anew, with all that says where it is published. */
export function useRefetchStatus() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.scenarios.invalidate(), utils.publishing.invalidate(), utils.works.invalidate()]);
}

/** What its author was asked about, and means. */
interface Accepted {
  readonly accept_moved_numbers: boolean;
  readonly accept_failing_tests: boolean;
}

/** A release, and whether readers have it: it counts as done once the server has said so when it was asked again. */
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
