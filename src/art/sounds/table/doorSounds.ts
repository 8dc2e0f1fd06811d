import { repeated } from '#art/sounds/melody.ts';
import type { Sound, Voice } from '#art/sounds/Sound.ts';
import { clang, thud, tick } from './strikes.ts';

const later = (at: number, voices: readonly Voice[]) => repeated([at], () => voices);

export const doorSounds: Readonly<Record<number, Sound>> = {
  // Door opens
  15: {
    voices: [
      ...tick(1300),
      {
        wave: 'saw',
        at: 0.08,
        length: 0.46,
        pitch: [70, 120, 95, 150],
        attack: 0.06,
        fall: 1,
        filter: { kind: 'bandpass', cutoff: [700, 1500], q: 4 },
        vibrato: { semitones: 2.5, rate: 9 },
      },
      ...later(0.5, thud(95, 0.12, 0.25)),
    ],
    room: { level: 0.3, ring: 0.06 },
  },
  // Door shuts
  16: { voices: [...thud(85, 0.26), ...later(0.05, tick(1100, 0.8))], room: { level: 0.5, ring: 0.22 } },
  // Lock opens
  17: {
    voices: [
      ...tick(2600, 0.5),
      ...later(0.09, tick(2000, 0.7)),
      ...later(0.2, [...tick(1200, 1), ...clang(420, 0.16, 0.35)]),
    ],
  },
  // Locked door rattles
  18: {
    voices: repeated([0, 0.09, 0.2, 0.28], (index) => [
      ...thud(150 - 10 * (index % 2), 0.07, 0.8),
      ...clang(640, 0.07, 0.25),
    ]),
  },
  // Door kicked in
  19: {
    voices: [
      ...thud(125, 0.2, 0.9),
      ...repeated([0.04, 0.09, 0.13, 0.2, 0.28], (index) => [
        {
          wave: 'noise',
          length: 0.07,
          pitch: [22_050],
          fall: 4,
          level: 2.4 - 0.35 * index,
          attack: 0.001,
          filter: { kind: 'bandpass', cutoff: [900 + 420 * ((index * 3) % 5)], q: 1.4 },
        },
      ]),
    ],
    room: { level: 0.2, ring: 0.08 },
  },
  // Gate rises
  20: {
    voices: [
      {
        wave: 'noise',
        length: 0.8,
        pitch: [1400, 2200],
        attack: 0.08,
        fall: 0.6,
        level: 0.5,
        filter: { kind: 'lowpass', cutoff: [380, 520] },
      },
      ...repeated([0, 0.11, 0.22, 0.33, 0.44, 0.55], (index) => clang(360 + 26 * index, 0.09, 0.4)),
      ...later(0.64, [...clang(250, 0.2, 0.5), ...thud(70, 0.16, 0.6)]),
    ],
  },
  // Wall moves
  21: {
    voices: [
      {
        wave: 'noise',
        length: 0.85,
        pitch: [900, 600],
        attack: 0.1,
        hold: 0.25,
        fall: 1,
        filter: { kind: 'lowpass', cutoff: [260, 190] },
        tremolo: { depth: 0.6, rate: 11 },
      },
      {
        wave: 'noise',
        length: 0.8,
        pitch: [22_050],
        attack: 0.1,
        fall: 1,
        level: 0.14,
        filter: { kind: 'bandpass', cutoff: [1600, 1100], q: 2 },
        tremolo: { depth: 0.9, rate: 11 },
      },
      ...later(0.62, thud(48, 0.2, 1)),
    ],
    loudness: 1,
  },
  // Lever
  22: {
    voices: [
      ...repeated([0, 0.05, 0.1, 0.15], (index) => tick(800 + 120 * index, 0.45)),
      ...later(0.22, [...thud(130, 0.12, 0.8), ...clang(300, 0.14, 0.5)]),
    ],
  },
};
