import { lazyScreen } from '#client/page/lazyScreen.ts';

// What of records opens on demand, each as a chunk of its own with its texts.

/** Makes records blank. */
export const ClearDialog = lazyScreen(() => import('./clear/ClearDialog.tsx'));
/** Gives chosen records other numbers. */
export const RenumberDialog = lazyScreen(() => import('./renumber/RenumberDialog.tsx'));
export const loadRenumbering = () => import('./renumber/renumberRecords.ts');
/** The buttons that import and export the file behind a table of records. */
export const TableFileButtons = lazyScreen(() => import('./files/TableFileButtons.tsx'));
export const ReferenceSheet = lazyScreen(() => import('./table/grid/ReferenceSheet.tsx'));
export const TopicPopover = lazyScreen(() => import('./help/TopicPopover.tsx'));
