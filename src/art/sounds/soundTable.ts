import type { Sound } from './Sound.ts';
import { ambientSounds } from './table/ambientSounds.ts';
import { battleSounds } from './table/battleSounds.ts';
import { chestSounds } from './table/chestSounds.ts';
import { doorSounds } from './table/doorSounds.ts';
import { interfaceSounds } from './table/interfaceSounds.ts';
import { jingles } from './table/jingles.ts';
import { magicSounds } from './table/magicSounds.ts';
import { monsterSounds } from './table/monsterSounds.ts';
import { walkingSounds } from './table/walkingSounds.ts';

/** The parameters of every sound, by its code in the catalog. */
export const soundTable: Readonly<Record<number, Sound>> = {
  ...interfaceSounds,
  ...walkingSounds,
  ...doorSounds,
  ...chestSounds,
  ...battleSounds,
  ...monsterSounds,
  ...magicSounds,
  ...ambientSounds,
  ...jingles,
};
