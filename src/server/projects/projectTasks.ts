/** What is done with project files in worker threads (Workers): a table of contents. */
export { readProject } from './readProject.ts';
export { writeProject } from './writeProject.ts';

/** This file, as threads load it. */
export const PROJECT_TASKS = new URL(import.meta.url);
