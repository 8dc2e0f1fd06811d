import { atom, getDefaultStore } from 'jotai';
import { trpcClient } from '#client/api/trpc.ts';
import { pageClock } from '#client/clock.ts';
import { VersionWatch } from './VersionWatch.ts';

const isThereAtom = atom(false);

/** Whether the site has been updated since this page was loaded. */
export const newVersionAtom = atom((get) => get(isThereAtom));

/** Watches for updates; a page of Vite's development server has no version, and is updated by Vite. */
export function watchVersion(): void {
  const own = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;
  if (own === undefined || own === 'development') return;
  new VersionWatch({
    own,
    ask: async () => (await trpcClient.app.version.query()).version,
    isHidden: () => document.visibilityState === 'hidden',
    clock: pageClock,
    changed: () => getDefaultStore().set(isThereAtom, true),
  });
}
