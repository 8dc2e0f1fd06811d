import { note, repeated } from '#art/sounds/melody.ts';
import type { Sound, Voice } from '#art/sounds/Sound.ts';
import { clang, rush, thud, tick } from './strikes.ts';

/** Makes the step of a shoe on stone; a smaller `pitch` is further down. */
const step = (pitch: number, level = 1): Voice[] => [
  ...thud(pitch, 0.1, level),
  {
    wave: 'noise',
    at: 0.01,
    length: 0.07,
    pitch: [22_050],
    fall: 3,
    level: level * 0.5,
    filter: { kind: 'bandpass', cutoff: [pitch * 20], q: 1 },
  },
];

export const walkingSounds: Readonly<Record<number, Sound>> = {
  // Footstep
  4: { voices: step(80), room: { level: 0.25, ring: 0.08 }, loudness: -4 },
  // Footstep in water
  5: {
    voices: [
      {
        wave: 'noise',
        length: 0.3,
        pitch: [22_050],
        attack: 0.02,
        fall: 2,
        filter: { kind: 'bandpass', cutoff: [500, 1900, 1200], q: 1.1 },
      },
      { wave: 'sine', at: 0.1, length: 0.08, pitch: [380, 950], fall: 1, level: 0.35 },
      { wave: 'sine', at: 0.21, length: 0.06, pitch: [520, 1300], fall: 1, level: 0.25 },
    ],
    loudness: -3,
  },
  // Bump into a wall
  6: {
    voices: [
      ...thud(60, 0.16),
      {
        wave: 'square',
        at: 0.02,
        length: 0.14,
        pitch: [230, 130],
        fall: 1.5,
        level: 0.45,
        filter: { kind: 'lowpass', cutoff: [1100, 500] },
      },
    ],
  },
  // Stairs up
  7: {
    voices: repeated([0, 0.14, 0.28, 0.42], (index) => [
      ...step(70 + 22 * index, 0.8),
      { wave: 'triangle', length: 0.12, pitch: [note('D4') * 2 ** (index / 4)], fall: 3, level: 0.35 },
    ]),
    room: { level: 0.3, ring: 0.1 },
  },
  // Stairs down
  8: {
    voices: repeated([0, 0.14, 0.28, 0.42], (index) => [
      ...step(136 - 22 * index, 0.8),
      { wave: 'triangle', length: 0.12, pitch: [note('B4') / 2 ** (index / 4)], fall: 3, level: 0.35 },
    ]),
    room: { level: 0.3, ring: 0.1 },
  },
  // Chute
  9: {
    voices: [
      {
        wave: 'noise',
        length: 0.75,
        pitch: [14_000, 6000],
        attack: 0.05,
        fall: 1,
        filter: { kind: 'bandpass', cutoff: [3200, 500], q: 1.5 },
        tremolo: { depth: 0.5, rate: 17 },
      },
      {
        wave: 'saw',
        length: 0.7,
        pitch: [620, 110],
        attack: 0.04,
        fall: 1,
        level: 0.25,
        filter: { kind: 'lowpass', cutoff: [1500, 500] },
      },
    ],
  },
  // Pit
  10: {
    voices: [
      { wave: 'sine', length: 0.42, pitch: [1300, 900, 190], attack: 0.03, fall: 0.4, level: 0.5 },
      ...thud(60, 0.26, 1.6).map((voice) => ({ ...voice, at: 0.44 })),
    ],
    room: { level: 0.3, ring: 0.05 },
  },
  // Elevator
  11: {
    voices: [
      {
        wave: 'saw',
        length: 0.72,
        pitch: [44, 62, 62],
        attack: 0.1,
        hold: 0.4,
        fall: 1,
        level: 0.7,
        filter: { kind: 'lowpass', cutoff: [420] },
        tremolo: { depth: 0.4, rate: 22 },
      },
      ...repeated([0.08, 0.2, 0.32, 0.44], () => tick(900, 0.5)),
      ...clang(988, 0.3, 0.4).map((voice) => ({ ...voice, at: 0.54 })),
    ],
  },
  // Teleport
  12: {
    voices: [
      {
        wave: 'sine',
        length: 0.55,
        pitch: [260, 420, 2300],
        attack: 0.05,
        fall: 1,
        vibrato: { semitones: 3, rate: 26 },
      },
      {
        wave: 'triangle',
        length: 0.5,
        pitch: [520, 4200],
        attack: 0.2,
        fall: 1,
        level: 0.4,
        arpeggio: { semitones: [0, 7, 12], every: 0.03 },
      },
    ],
    echo: { delay: 0.09, feedback: 0.4 },
    room: { level: 0.15, ring: 0.12 },
  },
  // Turntable
  13: {
    voices: [
      {
        wave: 'noise',
        length: 0.5,
        pitch: [2600, 3600, 1500],
        attack: 0.08,
        fall: 0.7,
        filter: { kind: 'bandpass', cutoff: [700, 1000, 420], q: 1.4 },
        tremolo: { depth: 0.9, rate: 15 },
      },
      ...thud(75, 0.16, 0.8).map((voice) => ({ ...voice, at: 0.46 })),
    ],
  },
  // Gust
  14: {
    voices: [
      { ...rush(380, 1500, 0.7), hold: 0.1 },
      { ...rush(900, 2600, 0.5, 0.4), at: 0.15 },
    ],
  },
};
