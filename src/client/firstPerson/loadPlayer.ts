import { reloadOnMissingChunk } from '#client/shell/reloadOnMissingChunk.ts';

export type Player = typeof import('#player/index.ts');

let loading: Promise<Player> | undefined;

/** The first-person view, fetched when it is first needed; the same promise each time. */
export function loadPlayer(): Promise<Player> {
  loading ??= import('#player/index.ts').catch((error) => {
    loading = undefined;
    return reloadOnMissingChunk(error);
  });
  return loading;
}
