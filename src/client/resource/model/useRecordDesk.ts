import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { siteConnection } from '#client/api/connection/siteConnection.ts';
import { keptAnswers } from '#client/api/kept/KeptAnswers.ts';
import { pageClock } from '#client/clock.ts';
import { accountAtom } from '#client/page/account.ts';
import { openErrorDialog } from '#client/page/errorDialog.ts';
import { CurrentScenario } from '#client/saving/CurrentScenario.ts';
import { mayWrite, sendNow } from '#client/saving/tieToPage.ts';
import { webStorage } from '#client/storage/webStorage.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { keepRecords } from './keepRecords.ts';
import type { RecordDesk } from './RecordDesk.ts';
import { ScenarioRecords } from './ScenarioRecords.ts';
import { trpcRecordApi } from './trpcRecordApi.ts';

const currentRecords = new CurrentScenario(
  (accountId, scenarioId, owner) =>
    new ScenarioRecords({
      scenarioId,
      owner,
      apiOf: (resource) => {
        const api = trpcRecordApi(resource, scenarioId, () => mayWrite(accountId, resource.needs));
        return keepRecords(api, keptAnswers, resource, owner);
      },
      storage: webStorage('local'),
      isOnline: () => siteConnection.state !== 'offline',
      reportUnexpected: openErrorDialog,
      clock: pageClock,
    }),
);

/** Returns the open desks of an account in a scenario. */
export const recordsOf = (accountId: string, scenarioId: string): ScenarioRecords =>
  currentRecords.take(accountId, scenarioId);

/** Returns the server queries behind the desks of some kinds. */
export function useRecordQueries(resources: readonly Resource[], scenarioId: string) {
  const accountId = useAtomValue(accountAtom)?.id ?? '';
  const records = recordsOf(accountId, scenarioId);
  return useQueries({
    queries: resources.map(
      (resource): UseQueryOptions<RecordDesk> => ({
        queryKey: ['records', accountId, scenarioId, resource.name],
        queryFn: () => records.open(resource),
        structuralSharing: false,
        refetchOnReconnect: true,
      }),
    ),
  });
}

/** Returns the desks of some kinds in a scenario; undefined for kinds that are not read yet, where `RecordsPending` is shown. */
export function useRecordDesks(resources: readonly Resource[], scenarioId: string): (RecordDesk | undefined)[] {
  const accountId = useAtomValue(accountAtom)?.id ?? '';
  const records = recordsOf(accountId, scenarioId);
  const results = useRecordQueries(resources, scenarioId);
  useEffect(() => () => sendNow(records), [records]);
  return results.map(({ data }, index) => records.known(resources[index] as Resource) ?? data);
}

/** Returns the desk of a kind in a scenario; undefined while it is read. Unmounting sends unsent edits. */
export function useRecordDesk(resource: Resource, scenarioId: string): RecordDesk | undefined {
  return useRecordDesks([resource], scenarioId)[0];
}
