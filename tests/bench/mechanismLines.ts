import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/run.ts';
import type { Figure } from './table.ts';

/** Maximum lines of code that all readers of definitions share in the domain (issue: "at most 800 lines"). */
const MOST_IN_DOMAIN = 800;
const FOLDERS = { domain: 'src/domain/resource', server: 'src/server/resources', client: 'src/client/resource' };

/**
 * Counts the lines of code of the mechanism of records, without comments and empty lines, and without code for a single kind. The goal is
 * for the domain; server and client are shown next to it.
 */
export async function mechanismLines(): Promise<Figure[]> {
  const [domain = 0, server = 0, client = 0] = await Promise.all(Object.values(FOLDERS).map(linesIn));
  return [
    {
      name: 'mechanism of records, lines',
      ours: `${domain} (server ${server}, client ${client})`,
      limit: `${MOST_IN_DOMAIN}`,
      ratio: domain / MOST_IN_DOMAIN,
      goal: { atMost: 1 },
    },
  ];
}

async function linesIn(folder: string): Promise<number> {
  const files = (await readdir(join(root, folder), { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('exceptions'),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(root, folder, file), 'utf8')));
  return texts.flatMap((text) => text.split('\n')).filter((line) => /^\s*(?!\/\/|\/?\*)\S/.test(line)).length;
}
