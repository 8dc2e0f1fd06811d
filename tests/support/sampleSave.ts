import { readFileSync } from 'node:fs';
import { parseSave, type Save } from '#game/saves/Save.ts';

const FILE = new URL('../game/saves/saveOfVersion1.json', import.meta.url);

/** Returns a save of a game of a work. */
export function sampleSave(change: Partial<Save> = {}): Save {
  const read = parseSave(readFileSync(FILE, 'utf8'));
  if ('fault' in read) throw new Error(read.fault);
  return { ...read.save, ...change };
}
