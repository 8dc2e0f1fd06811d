/** What is checked in worker threads (Workers): a table of contents. */
export { checkMaps } from './checkMaps.ts';
export { checkRecords } from './checkRecords.ts';
export { checkTests } from './checkTests.ts';
export { unplayableIn } from './unplayableIn.ts';

/** This file, as threads load it. */
export const CHECK_TASKS = new URL(import.meta.url);
