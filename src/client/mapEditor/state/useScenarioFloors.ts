import { useEffect, useMemo } from 'react';
import { registerFlush } from '#client/shell/unsaved.ts';
import { ScenarioFloors } from './ScenarioFloors.ts';
import { trpcFloorApi } from './trpcFloorApi.ts';

/** The floors of the scenario that was edited last; they stay as they are while the author looks at other screens. */
let kept: { readonly owner: string; readonly floors: ScenarioFloors } | undefined;

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
    kept = { owner, floors };
  }
  return kept.floors;
}

/** The floors of a scenario, tied to the connection and to the life of the page. */
export function useScenarioFloors(accountId: string, scenarioId: string): ScenarioFloors {
  const floors = useMemo(() => floorsOf(accountId, scenarioId), [accountId, scenarioId]);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    // What cannot be sent stays in the journal and with the pump.
    const flush = () => void floors.flush().catch(() => {});
    window.addEventListener('online', () => floors.reconnect(), { signal });
    window.addEventListener('offline', () => floors.disconnect(), { signal });
    window.addEventListener('pagehide', () => floors.leave(), { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), { signal });
    const unregister = registerFlush(() => floors.flush());
    return () => {
      ending.abort();
      unregister();
      flush();
    };
  }, [floors]);
  return floors;
}
