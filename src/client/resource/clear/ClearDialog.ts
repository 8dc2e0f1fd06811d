import { lazyScreen } from '#client/page/lazyScreen.ts';

/** Makes records blank, as a chunk of its own with its texts. */
export const ClearDialog = lazyScreen(() => import('./ClearSheet.tsx'));
