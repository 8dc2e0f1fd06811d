/** What is done with records in worker threads (Workers): a table of contents. */
export { planMagicFile } from '#server/autoMagic/magicFile.ts';
export { checkMaps } from '#server/checks/checkMaps.ts';
export { checkRecords } from '#server/checks/checkRecords.ts';
export { checkTests } from '#server/checks/checkTests.ts';
export { unplayableIn } from '#server/checks/unplayableIn.ts';
export { countContent } from '#server/outline/countContent.ts';
export { indexContent } from '#server/search/indexContent.ts';
export { chestSheet } from './chestSheet.ts';
export { planFile } from './planFile.ts';
export { recordInBackup } from './recordInBackup.ts';

/** This file, as threads load it. */
export const RECORD_TASKS = new URL(import.meta.url);
