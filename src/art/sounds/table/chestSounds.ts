import { melody, repeated } from '#art/sounds/melody.ts';
import type { Sound, Voice } from '#art/sounds/Sound.ts';
import { clang, thud, tick } from './strikes.ts';

const later = (at: number, voices: readonly Voice[]) => repeated([at], () => voices);

export const chestSounds: Readonly<Record<number, Sound>> = {
  // Chest opens
  23: {
    voices: [
      ...tick(1700, 0.9),
      {
        wave: 'saw',
        at: 0.07,
        length: 0.26,
        pitch: [130, 230],
        attack: 0.04,
        fall: 1,
        level: 0.7,
        filter: { kind: 'bandpass', cutoff: [1100, 2000], q: 4 },
        vibrato: { semitones: 2, rate: 13 },
      },
      ...melody('A5 E6*2', 0.07, { wave: 'sine', at: 0.32, fall: 2, level: 0.3 }),
    ],
  },
  // Gold
  24: {
    voices: repeated([0, 0.05, 0.09, 0.15, 0.19, 0.27, 0.36], (index) =>
      clang(2050 + 190 * ((index * 5) % 7), 0.15, 0.5 - 0.03 * index),
    ),
    loudness: -3,
  },
  // Item received
  25: { voices: melody('G5 A5 D6*3', 0.08, { wave: 'square', duty: 0.3, fall: 1.6 }), loudness: -2 },
  // Lockpicking
  26: {
    voices: repeated([0, 0.06, 0.17, 0.21, 0.33, 0.4, 0.45], (index) => tick(2600 + 450 * ((index * 4) % 5), 0.5)),
    loudness: -4,
  },
  // Trap disarmed
  27: {
    voices: [
      ...tick(1500, 0.7),
      {
        wave: 'triangle',
        at: 0.04,
        length: 0.22,
        pitch: [900, 240],
        fall: 1.5,
        level: 0.5,
        vibrato: { semitones: 2, rate: 32 },
      },
      ...melody('E6*3', 0.1, { wave: 'sine', at: 0.25, fall: 2.5, level: 0.5 }),
    ],
  },
  // Trap sprung
  28: {
    voices: [
      ...tick(1900, 0.8),
      {
        wave: 'saw',
        at: 0.05,
        length: 0.28,
        pitch: [210, 180],
        fall: 2,
        level: 0.8,
        vibrato: { semitones: 1.4, rate: 38 },
        filter: { kind: 'lowpass', cutoff: [3000, 700] },
      },
      ...later(0.16, thud(105, 0.16, 1)),
    ],
  },
  // Explosion
  29: {
    voices: [
      {
        wave: 'noise',
        length: 0.95,
        pitch: [16_000, 5000, 1200],
        fall: 2.4,
        filter: { kind: 'lowpass', cutoff: [5000, 900, 160] },
      },
      { wave: 'sine', length: 0.5, pitch: [110, 38], fall: 1.5, level: 1 },
    ],
    crush: 20,
    loudness: 2,
  },
  // Gas
  30: {
    voices: [
      {
        wave: 'noise',
        length: 0.8,
        pitch: [22_050],
        attack: 0.03,
        hold: 0.15,
        fall: 1.3,
        filter: { kind: 'highpass', cutoff: [2200, 4800] },
        tremolo: { depth: 0.25, rate: 27 },
      },
    ],
    loudness: -3,
  },
  // Alarm
  31: {
    voices: repeated([0, 0.22, 0.44], () => melody('D#5 A5', 0.11, { wave: 'square', duty: 0.4, hold: 0.08, fall: 1 })),
  },
};
