import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import { encodeWav } from './encodeWav.ts';
import { renderSound } from './renderSound.ts';
import { soundTable } from './soundTable.ts';

/** Renders the file of the sound with this code. @throws RangeError if the table has no such sound. */
export function makeSound(code: number): Buffer {
  const sound = soundTable[code];
  if (!sound) throw new RangeError(`There are no parameters for sound ${code}.`);
  return encodeWav(renderSound(sound, code));
}

/** Writes every sound of the catalog into `folder`/sounds. */
export function makeSounds(folder: string): void {
  const sounds = join(folder, 'sounds');
  mkdirSync(sounds, { recursive: true });
  for (const { code } of SOUND_EFFECTS) {
    writeFileSync(join(sounds, `${String(code).padStart(2, '0')}.wav`), makeSound(code));
  }
}
