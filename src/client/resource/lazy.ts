import { lazyScreen } from '#client/page/lazyScreen.ts';

// Screens that both forms and tables open on demand, each as a chunk of its own with its texts.

/** Makes records blank. */
export const ClearDialog = lazyScreen(() => import('./clear/ClearDialog.tsx'));
/** Buttons that import and export the file of a table of records. */
export const TableFileButtons = lazyScreen(() => import('./files/TableFileButtons.tsx'));
