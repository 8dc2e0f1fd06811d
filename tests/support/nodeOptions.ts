import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };

/** The options that `npm start` passes to Node before the program, so that tests and measurements run like an installation. */
export const NODE_OPTIONS: readonly string[] = scripts.start.split(' ').slice(2, -1);

/** The environment of a program of ours that a test starts: `npm test` keeps compiled code for all of them. */
export const SURROUNDINGS: Readonly<NodeJS.ProcessEnv> = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
