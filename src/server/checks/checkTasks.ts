/** The checks that run in worker threads (Workers): a table of contents. */
export { checkMaps } from './checkMaps.ts';
export { checkRecords } from './checkRecords.ts';
export { checkTests } from './checkTests.ts';
export { unplayableIn } from './unplayableIn.ts';

/** The URL of this file, which threads load. */
export const CHECK_TASKS = new URL(import.meta.url);
