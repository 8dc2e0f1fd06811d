import type { Glide, Voice } from './Sound.ts';

const SEMITONES: Readonly<Record<string, number>> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 };

/** Returns the frequency of a note in hertz: `A4` is 440, `C#5` the C sharp above it. @throws RangeError if it is not a note. */
export function note(name: string): number {
  const { letter = '', sharp, octave } = /^(?<letter>[A-G])(?<sharp>#?)(?<octave>\d)$/.exec(name)?.groups ?? {};
  const semitones = SEMITONES[letter];
  if (semitones === undefined) throw new RangeError(`${name} is no note.`);
  return 440 * 2 ** ((semitones + (sharp ? 1 : 0)) / 12 + Number(octave) - 4);
}

/**
 * Makes one voice per note, one after another: `C5 E5 . G5*3`, where a point is a beat of silence and the number says how many beats a note
 * sounds; the next one always follows after one beat.
 */
export function melody(notes: string, beat: number, voice: Omit<Voice, 'length' | 'pitch'>): Voice[] {
  return notes.split(' ').flatMap((written, index) => {
    if (written === '.') return [];
    const [name = '', beats = '1'] = written.split('*');
    return [
      { ...voice, at: (voice.at ?? 0) + index * beat, length: beat * Number(beats), pitch: [note(name)] as Glide },
    ];
  });
}

/** Repeats voices, each time starting at the next of `times` and changed by `change`. */
export function repeated(times: readonly number[], change: (index: number) => readonly Voice[]): Voice[] {
  return times.flatMap((time, index) => change(index).map((voice) => ({ ...voice, at: time + (voice.at ?? 0) })));
}
