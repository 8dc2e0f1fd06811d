import { fetchChunk } from '#client/page/fetchChunk.ts';

export type View = typeof import('#view/index.ts');

let loading: Promise<View> | undefined;

/** Loads the first-person view when it is first needed; returns the same promise each time. */
export function loadView(): Promise<View> {
  loading ??= fetchChunk(() => import('#view/index.ts')).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
