import { useEffect, useMemo } from 'react';
import { pageClock } from '#client/clock.ts';
import { isLoggedIn, sendNow, tieToPage } from '#client/saving/tieToPage.ts';
import { siteConnection } from '#client/shell/connection/siteConnection.ts';
import { keptAnswers } from '#client/shell/kept/KeptAnswers.ts';
import { keepFloors } from './keepFloors.ts';
import { ScenarioFloors } from './ScenarioFloors.ts';
import { trpcFloorApi } from './trpcFloorApi.ts';

/** The floors of the scenario that was edited last; they stay as they are while the author looks at other screens. */
let kept: { readonly owner: string; readonly floors: ScenarioFloors; readonly release: () => void } | undefined;

function floorsOf(accountId: string, scenarioId: string): ScenarioFloors {
  const owner = `${accountId}.${scenarioId}`;
  if (kept?.owner !== owner) {
    const floors = new ScenarioFloors({
      owner,
      api: keepFloors(
        trpcFloorApi(scenarioId, () => isLoggedIn(accountId)),
        keptAnswers,
        owner,
      ),
      storage: window.localStorage,
      isOnline: () => siteConnection.state !== 'offline',
      clock: pageClock,
    });
    kept?.release();
    kept = { owner, floors, release: tieToPage(floors, accountId, () => putAway(floors)) };
  }
  return kept.floors;
}

/** Another author has logged in: these floors are none of hers. */
function putAway(floors: ScenarioFloors): void {
  if (kept?.floors !== floors) return;
  kept.release();
  kept = undefined;
}

/** The floors of a scenario. Leaving the screen sends what is unsent. */
export function useScenarioFloors(accountId: string, scenarioId: string): ScenarioFloors {
  const floors = useMemo(() => floorsOf(accountId, scenarioId), [accountId, scenarioId]);
  useEffect(() => () => sendNow(floors), [floors]);
  return floors;
}
