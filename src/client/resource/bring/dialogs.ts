import { lazyScreen } from '#client/page/lazyScreen.ts';

// Dialogs that fields and lists open, each as a chunk of its own.

/** Picks a record of those that come with the program. */
export const PickDialog = lazyScreen(() => import('./PickDialog.tsx'));
/** Takes the starter set. */
export const TakeSetDialog = lazyScreen(() => import('./TakeSetDialog.tsx'));
