import { useEffect, useMemo } from 'react';
import { registerFlush } from '#client/shell/unsaved.ts';
import { ScenarioFloors } from './ScenarioFloors.ts';
import { trpcFloorApi } from './trpcFloorApi.ts';

/** The floors of the scenario that was edited last; they stay as they are while the author looks at other screens. */
let kept: { readonly owner: string; readonly floors: ScenarioFloors; readonly release: () => void } | undefined;

function floorsOf(accountId: string, scenarioId: string): ScenarioFloors {
  const owner = `${accountId}.${scenarioId}`;
  if (kept?.owner !== owner) {
    const floors = new ScenarioFloors({
      owner,
      api: trpcFloorApi(scenarioId),
      storage: window.localStorage,
      isOnline: () => navigator.onLine,
      clock: {
        now: Date.now,
        after(milliseconds, call) {
          const timer = setTimeout(call, milliseconds);
          return () => clearTimeout(timer);
        },
      },
    });
    kept?.release();
    kept = { owner, floors, release: tieToPage(floors) };
  }
  return kept.floors;
}

/**
 * Ties floors to the connection and to the page, not to the map's screen: what could not be sent there is sent before a
 * backup is saved on another screen too.
 * @returns the function that takes it back; what is unsent stays in the journal and with the pump.
 */
function tieToPage(floors: ScenarioFloors): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener('online', () => floors.reconnect(), { signal });
  window.addEventListener('offline', () => floors.disconnect(), { signal });
  window.addEventListener('pagehide', () => floors.leave(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendNow(floors), {
    signal,
  });
  const unregister = registerFlush(() => floors.flush());
  return () => {
    ending.abort();
    unregister();
  };
}

const sendNow = (floors: ScenarioFloors): void => void floors.flush().catch(() => {});

/** The floors of a scenario. Leaving the screen sends what is unsent. */
export function useScenarioFloors(accountId: string, scenarioId: string): ScenarioFloors {
  const floors = useMemo(() => floorsOf(accountId, scenarioId), [accountId, scenarioId]);
  useEffect(() => () => sendNow(floors), [floors]);
  return floors;
}
