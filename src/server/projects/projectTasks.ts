/** The work on project files that runs in worker threads (Workers): a table of contents. */
export { judgeProject } from './judgeProject.ts';
export { writeProject } from './writeProject.ts';

/** The URL of this file, which threads load. */
export const PROJECT_TASKS = new URL(import.meta.url);
