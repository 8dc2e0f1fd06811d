/** What is done with the maps of whole scenarios in worker threads (Workers): a table of contents. */
export { planMaps } from './planMaps.ts';
export { writeMaps } from './writeMaps.ts';

/** This file, as threads load it. */
export const MAP_TASKS = new URL(import.meta.url);
