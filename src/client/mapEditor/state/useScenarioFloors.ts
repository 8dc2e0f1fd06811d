import { getDefaultStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { pageClock } from '#client/clock.ts';
import { readAccessToken } from '#client/shell/accessToken.ts';
import { accountAtom, canWriteAtom } from '#client/shell/account.ts';
import { siteConnection } from '#client/shell/connection/siteConnection.ts';
import { keptAnswers } from '#client/shell/kept/KeptAnswers.ts';
import { registerFlush } from '#client/shell/unsaved.ts';
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
        trpcFloorApi(scenarioId, () => isLoggedIn(accountId) && getDefaultStore().get(canWriteAtom)),
        keptAnswers,
        owner,
      ),
      storage: window.localStorage,
      isOnline: () => siteConnection.state !== 'offline',
      clock: pageClock,
    });
    kept?.release();
    kept = { owner, floors, release: tieToPage(floors, accountId) };
  }
  return kept.floors;
}

/** Strokes are sent in the session of their own author alone; until there is one again they wait in the journal. */
const isLoggedIn = (accountId: string): boolean =>
  readAccessToken() !== undefined && getDefaultStore().get(accountAtom)?.id === accountId;

/**
 * Ties floors to the connection and to the page, not to the map's screen: what could not be sent there is sent before a
 * backup is saved on another screen too.
 * @returns the function that takes it back; what is unsent stays in the journal and with the pump.
 */
function tieToPage(floors: ScenarioFloors, accountId: string): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener('pagehide', () => floors.leave(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendNow(floors), {
    signal,
  });
  const ties = [
    registerFlush(() => floors.flush()),
    siteConnection.subscribe((state, before) => {
      if (state === 'offline') floors.disconnect();
      if (before === 'offline') floors.reconnect();
    }),
    getDefaultStore().sub(accountAtom, () => {
      const now = getDefaultStore().get(accountAtom)?.id;
      if (now === accountId) floors.reconnect();
      else if (now !== undefined) putAway(floors);
    }),
  ];
  return () => {
    ending.abort();
    for (const untie of ties) untie();
  };
}

/** Another author has logged in: these floors are none of hers. */
function putAway(floors: ScenarioFloors): void {
  if (kept?.floors !== floors) return;
  kept.release();
  kept = undefined;
}

const sendNow = (floors: ScenarioFloors): void => void floors.flush().catch(() => {});

/** The floors of a scenario. Leaving the screen sends what is unsent. */
export function useScenarioFloors(accountId: string, scenarioId: string): ScenarioFloors {
  const floors = useMemo(() => floorsOf(accountId, scenarioId), [accountId, scenarioId]);
  useEffect(() => () => sendNow(floors), [floors]);
  return floors;
}
