import { melody, repeated } from '#art/sounds/melody.ts';
import type { Sound } from '#art/sounds/Sound.ts';
import { clang, thud } from './strikes.ts';

export const magicSounds: Readonly<Record<number, Sound>> = {
  // Spell cast
  46: {
    voices: [
      {
        wave: 'triangle',
        length: 0.48,
        pitch: [294, 330],
        attack: 0.03,
        fall: 1,
        arpeggio: { semitones: [0, 7, 10, 14, 19], every: 0.045 },
      },
      {
        wave: 'sine',
        length: 0.5,
        pitch: [147, 165],
        attack: 0.15,
        fall: 1,
        level: 0.6,
        vibrato: { semitones: 0.4, rate: 7 },
      },
    ],
    echo: { delay: 0.11, feedback: 0.35 },
  },
  // Spell of fire
  47: {
    voices: [
      {
        wave: 'noise',
        length: 0.7,
        pitch: [9000, 5000],
        attack: 0.07,
        fall: 1.4,
        filter: { kind: 'bandpass', cutoff: [400, 1300, 500], q: 0.8 },
      },
      ...repeated([0.12, 0.2, 0.25, 0.33, 0.41, 0.46, 0.55], (index) => [
        {
          wave: 'noise',
          length: 0.03,
          pitch: [22_050],
          fall: 3,
          level: 0.9,
          attack: 0.001,
          filter: { kind: 'highpass', cutoff: [1500 + 400 * (index % 3)] },
        },
      ]),
    ],
  },
  // Spell of ice
  48: {
    voices: repeated([0, 0.05, 0.1, 0.16, 0.23, 0.31], (index) =>
      clang(2300 * 0.87 ** index + 300 * (index % 2), 0.26, 0.5),
    ),
    echo: { delay: 0.07, feedback: 0.25 },
    loudness: -2,
  },
  // Spell of lightning
  49: {
    voices: [
      {
        wave: 'saw',
        length: 0.3,
        pitch: [2400, 300],
        attack: 0.001,
        fall: 1.2,
        arpeggio: { semitones: [0, 9, -7, 14, -12, 5], every: 0.017 },
      },
      { wave: 'noise', length: 0.4, pitch: [22_050, 4000], attack: 0.001, fall: 2.5, level: 1.2 },
      ...repeated([0.12], () => thud(55, 0.36, 0.9)),
    ],
    crush: 14,
  },
  // Healing
  50: {
    voices: [
      ...melody('C5 D5 G5 A5 C6*3', 0.1, {
        wave: 'sine',
        fall: 1.4,
        attack: 0.02,
        vibrato: { semitones: 0.25, rate: 6 },
      }),
      ...melody('E5 G5 B5 C6 E6*3', 0.1, { wave: 'triangle', fall: 1.4, attack: 0.02, level: 0.3 }),
    ],
    echo: { delay: 0.15, feedback: 0.25 },
  },
  // Protection
  51: {
    voices: [
      ...melody('D4*6', 0.11, {
        wave: 'saw',
        attack: 0.18,
        fall: 1,
        level: 0.7,
        filter: { kind: 'lowpass', cutoff: [300, 2200, 600] },
      }),
      ...melody('A4*6', 0.11, {
        wave: 'saw',
        attack: 0.18,
        fall: 1,
        level: 0.5,
        filter: { kind: 'lowpass', cutoff: [300, 2600, 700] },
      }),
      ...melody('D6*4', 0.11, {
        wave: 'sine',
        at: 0.18,
        attack: 0.1,
        fall: 1.5,
        level: 0.35,
        tremolo: { depth: 0.8, rate: 14 },
      }),
    ],
  },
  // Curse
  52: {
    voices: [
      {
        wave: 'saw',
        length: 0.62,
        pitch: [233, 196, 110],
        attack: 0.05,
        fall: 1,
        vibrato: { semitones: 0.8, rate: 9 },
        filter: { kind: 'lowpass', cutoff: [1300, 400] },
      },
      {
        wave: 'square',
        length: 0.62,
        pitch: [330, 262, 104],
        attack: 0.05,
        fall: 1,
        level: 0.4,
        duty: 0.2,
        vibrato: { semitones: 0.6, rate: 6.5 },
        filter: { kind: 'lowpass', cutoff: [1600, 500] },
      },
    ],
    room: { level: 0.25, ring: 0.1 },
  },
  // Resurrection
  53: {
    voices: [
      ...['C4', 'G4', 'C5', 'E5'].flatMap((name, index) =>
        melody(`${name}*9`, 0.085, {
          wave: 'saw',
          at: 0.06 * index,
          attack: 0.3,
          fall: 1,
          level: 0.5,
          vibrato: { semitones: 0.15, rate: 5 + index * 0.4 },
          filter: { kind: 'lowpass', cutoff: [500, 2400, 900] },
        }),
      ),
      ...melody('C6 E6 G6 C7*2', 0.08, { wave: 'sine', at: 0.55, fall: 1.5, level: 0.4 }),
    ],
    room: { level: 0.2, ring: 0.06 },
  },
};
