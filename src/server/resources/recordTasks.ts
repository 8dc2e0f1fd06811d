/** What is done with records in worker threads (Workers): a table of contents. */
export { chestSheet } from './chestSheet.ts';
export { planFile } from './planFile.ts';
export { recordInBackup } from './recordInBackup.ts';

/** This file, as threads load it. */
export const RECORD_TASKS = new URL(import.meta.url);
