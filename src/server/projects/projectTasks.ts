/** What is done with project files in worker threads (Workers): a table of contents. */
export { judgeProject } from './judgeProject.ts';
export { writeProject } from './writeProject.ts';

/** This file, as threads load it. */
export const PROJECT_TASKS = new URL(import.meta.url);
