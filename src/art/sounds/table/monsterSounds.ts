import { repeated } from '#art/sounds/melody.ts';
import type { Sound } from '#art/sounds/Sound.ts';
import { rush } from './strikes.ts';

export const monsterSounds: Readonly<Record<number, Sound>> = {
  // Roar of a beast
  42: {
    voices: [
      {
        wave: 'saw',
        length: 0.75,
        pitch: [95, 150, 120, 62],
        attack: 0.08,
        fall: 1,
        vibrato: { semitones: 3, rate: 31 },
        filter: { kind: 'bandpass', cutoff: [450, 1100, 420], q: 1.1 },
      },
      {
        wave: 'noise',
        length: 0.7,
        pitch: [3000, 5200, 1500],
        attack: 0.1,
        fall: 1.2,
        level: 0.5,
        filter: { kind: 'lowpass', cutoff: [1000, 1800, 500] },
      },
    ],
    room: { level: 0.2, ring: 0.1 },
    loudness: 1,
  },
  // Moan of the dead
  43: {
    voices: [
      {
        wave: 'saw',
        length: 0.8,
        pitch: [120, 165, 150, 104],
        attack: 0.2,
        fall: 1,
        vibrato: { semitones: 0.5, rate: 5 },
        filter: { kind: 'bandpass', cutoff: [380, 620, 330], q: 5 },
      },
      {
        wave: 'triangle',
        length: 0.75,
        pitch: [243, 327, 208],
        attack: 0.3,
        fall: 1,
        level: 0.25,
        vibrato: { semitones: 0.7, rate: 4 },
      },
    ],
    room: { level: 0.4, ring: 0.15 },
  },
  // Wings
  44: { voices: repeated([0, 0.14, 0.28, 0.42], (index) => [{ ...rush(260, 900, 0.13, 1 - 0.15 * index), fall: 1 }]) },
  // Breath
  45: {
    voices: [
      {
        wave: 'noise',
        length: 0.8,
        pitch: [7000, 12_000, 5000],
        attack: 0.25,
        hold: 0.2,
        fall: 1.2,
        filter: { kind: 'lowpass', cutoff: [500, 3000, 700] },
        tremolo: { depth: 0.5, rate: 33 },
      },
      {
        wave: 'saw',
        length: 0.75,
        pitch: [48, 70, 40],
        attack: 0.2,
        fall: 1,
        level: 0.35,
        filter: { kind: 'lowpass', cutoff: [300] },
      },
    ],
  },
};
