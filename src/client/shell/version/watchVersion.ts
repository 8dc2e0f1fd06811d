import { atom, getDefaultStore } from 'jotai';
import { trpcClient } from '#client/api/trpc.ts';
import { pageClock } from '#client/clock.ts';
import { VersionWatch } from './VersionWatch.ts';

const isThereAtom = atom(false);

/** Whether the site has been updated since this page was opened. */
export const newVersionAtom = atom((get) => get(isThereAtom));

export function watchVersion(): void {
  new VersionWatch({
    ask: async () => (await trpcClient.app.version.query()).version,
    isHidden: () => document.visibilityState === 'hidden',
    clock: pageClock,
    changed: () => getDefaultStore().set(isThereAtom, true),
  });
}
