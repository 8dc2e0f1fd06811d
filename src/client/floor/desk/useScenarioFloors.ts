import { useEffect, useMemo } from 'react';
import { siteConnection } from '#client/api/connection/siteConnection.ts';
import { keptAnswers } from '#client/api/kept/KeptAnswers.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { pageClock } from '#client/clock.ts';
import { openErrorDialog } from '#client/page/errorDialog.ts';
import { CurrentScenario } from '#client/saving/CurrentScenario.ts';
import { mayWrite, sendNow } from '#client/saving/tieToPage.ts';
import { webStorage } from '#client/storage/webStorage.ts';
import { keepFloors } from './keepFloors.ts';
import { ScenarioFloors } from './ScenarioFloors.ts';
import { trpcFloorApi } from './trpcFloorApi.ts';

const currentFloors = new CurrentScenario(
  (accountId, scenarioId, owner) =>
    new ScenarioFloors({
      owner,
      api: keepFloors(
        trpcFloorApi(trpcClient, scenarioId, () => mayWrite(accountId, 'edit')),
        keptAnswers,
        owner,
      ),
      storage: webStorage('local'),
      isOnline: () => siteConnection.state !== 'offline',
      reportUnexpected: openErrorDialog,
      clock: pageClock,
    }),
);

/** Returns the floors of a scenario. Leaving the screen sends what is unsent. */
export function useScenarioFloors(accountId: string, scenarioId: string): ScenarioFloors {
  const floors = useMemo(() => currentFloors.take(accountId, scenarioId), [accountId, scenarioId]);
  useEffect(() => () => sendNow(floors), [floors]);
  return floors;
}
