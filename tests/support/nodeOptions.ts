import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };

/** What `npm start` gives to Node before the program, so that what is tested and measured runs as an installation does. */
export const NODE_OPTIONS: readonly string[] = scripts.start.split(' ').slice(2, -1);

/** What a program of ours that a test starts has of the test's own surroundings: `npm test` keeps compiled code for all of them. */
export const SURROUNDINGS: Readonly<NodeJS.ProcessEnv> = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
