/** The work on records that runs in worker threads (Workers): a table of contents. */
export { chestOverview } from './chestOverview.ts';
export { planFile } from './planFile.ts';
export { recordInBackup } from './recordInBackup.ts';

/** The URL of this file, which threads load. */
export const RECORD_TASKS = new URL(import.meta.url);
