import { lazyScreen } from '#client/page/lazyScreen.ts';

/** The buttons that import and export the file behind a table of records, as a chunk of their own with their texts. */
export const TableFiles = lazyScreen(() => import('./TableFileButtons.tsx'));
