/** The work on the maps of whole scenarios that runs in worker threads (Workers): a table of contents. */
export { planMaps } from './planMaps.ts';
export { writeMaps } from './writeMaps.ts';

/** The URL of this file, which threads load. */
export const MAP_TASKS = new URL(import.meta.url);
