import { useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { accessTokenAtom } from '#client/api/accessToken.ts';
import { siteConnection } from '#client/api/connection/siteConnection.ts';
import { trpc, trpcClient } from '#client/api/trpc.ts';
import { pageClock } from '#client/clock.ts';
import { saveStore } from '#client/page/SaveStore.ts';
import { isWorkKey, type SaveKey } from '#game/saves/SaveKey.ts';
import { GameSaves } from './GameSaves.ts';
import type { SaveKeeper } from './SaveKeeper.ts';
import { NOTHING_SAVED } from './SavesView.ts';
import { savesThrough } from './ServerSaves.ts';

/** The saves by player and game: those for which the browser has no room are held as long as the page lives. */
const known = new Map<string, GameSaves>();

function savesOf(owner: string | undefined, key: SaveKey): GameSaves {
  const id = `${owner} ${key}`;
  const server = owner !== undefined && isWorkKey(key) ? savesThrough(trpcClient) : undefined;
  const saves = known.get(id) ?? new GameSaves({ owner, key, store: saveStore, server, clock: pageClock });
  known.set(id, saves);
  return saves;
}

/** Returns the saves of a game for the current player; undefined until it is known who that is. */
export function useGameSaves(key: SaveKey): GameSaves | undefined {
  const isGuest = useAtomValue(accessTokenAtom) === undefined;
  const me = trpc.accounts.me.useQuery(undefined, { enabled: !isGuest, meta: { isQuiet: true } });
  const account = isGuest ? undefined : me.data?.data;
  // Without an answer the saves belong to no account.
  const saves = me.isPending && !isGuest ? undefined : savesOf(account?.is_verified ? account.id : undefined, key);
  useEffect(() => {
    if (!saves) return;
    void saves.refresh();
    const ends = [
      saves.watch(),
      siteConnection.subscribe((state) => {
        if (state === 'online') void saves.sync();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [saves]);
  return saves;
}

/** Whether a game has saves, readable or not. */
export const useHasSaves = (saves: GameSaves | undefined): boolean =>
  useSyncExternalStore(saves?.subscribe ?? subscribeToNothing, () => {
    const { save, passedOver } = saves?.view.newest ?? NOTHING_SAVED;
    return save !== undefined || passedOver.length > 0;
  });

/**
 * Returns the place of a game's autosaves: those of the player who began it. If another account plays by now, or none, they go to the saves
 * without an account, so that no account gets somebody else's game without being asked.
 */
export const homeOf = (saves: GameSaves, began: GameSaves | undefined): GameSaves =>
  began === undefined || began.owner === saves.owner ? saves : savesOf(undefined, saves.key);

const subscribeToNothing = () => () => {};

/** Saves a game automatically while it is on the screen. */
export function useAutosave(keeper: SaveKeeper | undefined): void {
  useEffect(() => {
    if (!keeper) return;
    const ending = new AbortController();
    const { signal } = ending;
    const look = () => (document.visibilityState === 'visible' ? keeper.show() : keeper.hide());
    window.addEventListener('pagehide', () => keeper.hide(), { signal });
    document.addEventListener('visibilitychange', look, { signal });
    const stop = keeper.follow();
    return () => {
      ending.abort();
      stop();
    };
  }, [keeper]);
}
