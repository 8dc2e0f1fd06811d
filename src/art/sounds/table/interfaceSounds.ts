import { melody } from '#art/sounds/melody.ts';
import type { Sound } from '#art/sounds/Sound.ts';

export const interfaceSounds: Readonly<Record<number, Sound>> = {
  // Click
  0: {
    voices: [
      { wave: 'triangle', length: 0.1, pitch: [1500, 900], fall: 5 },
      {
        wave: 'noise',
        length: 0.02,
        pitch: [22_050],
        fall: 2,
        level: 0.5,
        filter: { kind: 'highpass', cutoff: [3000] },
      },
    ],
    loudness: -4,
  },
  // Confirm
  1: { voices: melody('E5 B5*2', 0.07, { wave: 'square', duty: 0.25, fall: 1.5 }), loudness: -2 },
  // Cancel
  2: {
    voices: melody('A4 D4*2', 0.08, { wave: 'square', fall: 1.5, filter: { kind: 'lowpass', cutoff: [1400] } }),
    loudness: -2,
  },
  // Page turned
  3: {
    voices: [
      {
        wave: 'noise',
        length: 0.26,
        pitch: [22_050],
        attack: 0.12,
        fall: 2,
        filter: { kind: 'bandpass', cutoff: [1800, 5200], q: 1.2 },
      },
      {
        wave: 'noise',
        at: 0.22,
        length: 0.1,
        pitch: [9000],
        fall: 4,
        level: 0.8,
        filter: { kind: 'highpass', cutoff: [2500] },
      },
    ],
    loudness: -5,
  },
};
