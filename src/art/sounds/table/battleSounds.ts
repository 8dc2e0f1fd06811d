import { melody, repeated } from '#art/sounds/melody.ts';
import type { Sound, Voice } from '#art/sounds/Sound.ts';
import { clang, rush, thud, tick } from './strikes.ts';

const later = (at: number, voices: readonly Voice[]) => repeated([at], () => voices);

export const battleSounds: Readonly<Record<number, Sound>> = {
  // Encounter
  32: {
    voices: [
      ...melody('E2 F2 E2 A#2*3', 0.11, { wave: 'saw', fall: 1, filter: { kind: 'lowpass', cutoff: [1500] } }),
      ...melody('B3 C4 B3 E4*3', 0.11, { wave: 'square', duty: 0.3, fall: 1, level: 0.5 }),
      ...later(0.33, thud(60, 0.3, 0.8)),
    ],
  },
  // Slash
  33: { voices: [rush(1800, 6500, 0.14, 0.9), ...later(0.1, [...clang(1500, 0.2, 0.3), ...thud(140, 0.1, 0.6)])] },
  // Blow
  34: { voices: thud(120, 0.2), crush: 24 },
  // Arrow shot
  35: {
    voices: [
      { wave: 'triangle', length: 0.16, pitch: [300, 230], fall: 2.5, vibrato: { semitones: 1, rate: 45 }, level: 0.8 },
      { ...rush(2500, 4200, 0.2, 0.6), at: 0.04 },
      ...later(0.25, [...thud(190, 0.08, 0.9), ...tick(1000, 0.6)]),
    ],
  },
  // Miss
  36: { voices: [rush(700, 2600, 0.26)], loudness: -4 },
  // Blocked by a shield
  37: { voices: [...thud(170, 0.08, 0.5), ...clang(460, 0.42, 0.8)], room: { level: 0.25, ring: 0.06 } },
  // Critical hit
  38: {
    voices: [
      rush(1500, 7000, 0.16),
      ...later(0.14, [...thud(85, 0.4, 1.4), ...clang(1900, 0.45, 0.4)]),
      { wave: 'square', at: 0.14, length: 0.3, pitch: [900, 90], fall: 2, level: 0.4 },
    ],
    loudness: 2,
  },
  // Member wounded
  39: {
    voices: [
      { wave: 'square', length: 0.2, pitch: [340, 110], fall: 1.3, duty: 0.35 },
      { wave: 'noise', length: 0.12, pitch: [7000, 3000], fall: 2, level: 0.7 },
    ],
    crush: 10,
  },
  // Enemy falls
  40: {
    voices: [
      {
        wave: 'square',
        length: 0.55,
        pitch: [420, 260, 50],
        fall: 1.2,
        duty: 0.3,
        arpeggio: { semitones: [0, -5, 3], every: 0.035 },
      },
      { wave: 'noise', at: 0.1, length: 0.5, pitch: [6000, 900], fall: 1.3, level: 0.6 },
    ],
    crush: 12,
  },
  // Fleeing
  41: {
    voices: repeated([0, 0.1, 0.2, 0.3, 0.4], (index) => [
      ...thud(125 - 12 * (index % 2), 0.07, 1 - 0.15 * index),
      { ...rush(900, 1800, 0.1, 0.5 - 0.07 * index), at: 0.02 },
    ]),
    room: { level: 0.2, ring: 0.06 },
  },
};
