import type { Voice } from '#art/sounds/Sound.ts';

// The building blocks of many sounds of a labyrinth: something heavy, something of iron, a latch, a crack, a rush of air.

/** Makes the dull fall of something heavy. */
export const thud = (pitch = 90, length = 0.22, level = 1): Voice[] => [
  { wave: 'sine', length, pitch: [pitch * 1.6, pitch, pitch * 0.6], fall: 2.5, level },
  {
    wave: 'noise',
    length: length * 0.6,
    pitch: [22_050],
    fall: 4,
    level: level * 0.7,
    filter: { kind: 'lowpass', cutoff: [900, 250] },
  },
];

/** Iron on iron; a high `pitch` is a small piece. */
export const clang = (pitch = 700, length = 0.3, level = 0.6): Voice[] => [
  { wave: 'sine', length, pitch: [pitch], fall: 3, level, modulation: { ratio: 2.76, depth: 0.5 } },
  {
    wave: 'sine',
    length: length * 0.7,
    pitch: [pitch * 3.42],
    fall: 4,
    level: level * 0.5,
    modulation: { ratio: 1.51, depth: 0.2 },
  },
];

/** Makes the sound of a latch, a tooth of a ratchet, a pin of a lock. */
export const tick = (pitch = 2200, level = 0.6): Voice[] => [
  {
    wave: 'noise',
    length: 0.03,
    pitch: [22_050],
    fall: 3,
    level,
    attack: 0.001,
    filter: { kind: 'bandpass', cutoff: [pitch], q: 3 },
  },
  { wave: 'triangle', length: 0.05, pitch: [pitch * 0.6, pitch * 0.4], fall: 4, level: level * 0.4, attack: 0.001 },
];

/** Air moved by something quick, brightest in the middle of its way. */
export const rush = (low: number, high: number, length: number, level = 1): Voice => ({
  wave: 'noise',
  length,
  pitch: [22_050],
  attack: length * 0.4,
  fall: 1.5,
  level,
  filter: { kind: 'bandpass', cutoff: [low, high, low], q: 1.6 },
});
