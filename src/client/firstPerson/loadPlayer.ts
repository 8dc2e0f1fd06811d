import { fetchChunk } from '#client/shell/fetchChunk.ts';

export type Player = typeof import('#player/index.ts');

let loading: Promise<Player> | undefined;

/** The first-person view, fetched when it is first needed; the same promise each time. */
export function loadPlayer(): Promise<Player> {
  loading ??= fetchChunk(() => import('#player/index.ts')).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
