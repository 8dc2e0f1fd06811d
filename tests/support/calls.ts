import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** One line of the list of calls; `path` is below /api/frontend/ and has its parameters in braces. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly auth: 'none' | 'user' | 'own';
  /** Whether it was added to the agreed calls. */
  readonly isOurs: boolean;
}

/** Every call of the REST API, from tests/calls.tsv. */
export const CALLS: readonly Call[] = readFileSync(join(root, 'tests/calls.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => {
    const [method = '', path = '', auth = '', , note = ''] = line.split('\t');
    return { method, path, auth: auth as Call['auth'], isOurs: note.startsWith('ours:') };
  });

/** Returns a path with the names of all its parameters removed, as two lists may name them differently. */
export const shapeOf = (path: string): string => path.replace(/\{\w+\}/g, '{}');
