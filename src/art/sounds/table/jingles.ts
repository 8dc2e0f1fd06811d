import { melody } from '#art/sounds/melody.ts';
import type { Sound } from '#art/sounds/Sound.ts';

export const jingles: Readonly<Record<number, Sound>> = {
  // Victory
  57: {
    voices: [
      ...melody('D5 D5 A5 . G5 B5 D6*4', 0.1, { wave: 'square', duty: 0.3, hold: 0.04, fall: 1.2 }),
      ...melody('F#4 F#4 D5 . D5 G5 A5*4', 0.1, { wave: 'square', hold: 0.04, fall: 1.2, level: 0.5 }),
      ...melody('D3*2 . D3 . G3*2 . D3*4', 0.1, { wave: 'triangle', hold: 0.04, fall: 1.2, level: 1.2 }),
    ],
  },
  // Level up
  58: {
    voices: [
      ...melody('G4 C5 D5 G5 C6 D6*4', 0.07, { wave: 'square', duty: 0.25, fall: 1.3 }),
      ...melody('G6*4', 0.08, { wave: 'sine', at: 0.38, fall: 1.4, level: 0.5, vibrato: { semitones: 0.4, rate: 9 } }),
    ],
    echo: { delay: 0.1, feedback: 0.25 },
  },
  // Secret found
  59: {
    voices: [
      ...melody('E5 G#5 D6 F#6*3', 0.12, { wave: 'triangle', fall: 1.3 }),
      ...melody('A3*5', 0.12, { wave: 'sine', attack: 0.1, fall: 1.2, level: 0.5 }),
    ],
    echo: { delay: 0.18, feedback: 0.35 },
  },
  // Defeat
  60: {
    voices: [
      ...melody('A4*2 . E4*2 . F4*2 D4 B3*3', 0.11, {
        wave: 'triangle',
        hold: 0.05,
        fall: 1,
        vibrato: { semitones: 0.3, rate: 5 },
      }),
      ...melody('A2*3 . . . D3*2 . E2*3', 0.11, {
        wave: 'saw',
        hold: 0.05,
        fall: 1,
        level: 0.5,
        filter: { kind: 'lowpass', cutoff: [600] },
      }),
    ],
    room: { level: 0.25, ring: 0.05 },
  },
};
