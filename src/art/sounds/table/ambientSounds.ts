import { repeated } from '#art/sounds/melody.ts';
import type { Sound } from '#art/sounds/Sound.ts';

export const ambientSounds: Readonly<Record<number, Sound>> = {
  // Dripping water
  54: {
    voices: repeated([0, 0.26, 0.4], (index) => {
      const pitch = [1150, 820, 1500][index] ?? 1000;
      return [
        {
          wave: 'sine',
          length: 0.07,
          pitch: [pitch, pitch * 0.9, pitch * 1.7],
          fall: 1,
          level: [1, 0.7, 0.5][index] ?? 1,
        },
      ];
    }),
    room: { level: 0.7, ring: 0.25 },
    loudness: -4,
  },
  // Wind underground
  55: {
    voices: [
      {
        wave: 'noise',
        length: 1,
        pitch: [22_050],
        attack: 0.45,
        hold: 0.2,
        fall: 1,
        filter: { kind: 'bandpass', cutoff: [330, 560, 410, 290], q: 9 },
      },
      {
        wave: 'noise',
        length: 1,
        pitch: [22_050],
        attack: 0.5,
        fall: 1,
        level: 0.25,
        filter: { kind: 'bandpass', cutoff: [760, 1240, 840], q: 12 },
      },
    ],
    loudness: -3,
  },
  // Bell
  56: {
    voices: [
      { wave: 'sine', length: 1.1, pitch: [196], fall: 2, level: 0.8, modulation: { ratio: 1.4, depth: 0.25 } },
      { wave: 'sine', length: 1, pitch: [392], fall: 3, level: 0.6, tremolo: { depth: 0.3, rate: 4 } },
      { wave: 'sine', length: 0.8, pitch: [470], fall: 3, level: 0.4 },
      { wave: 'sine', length: 0.5, pitch: [1062], fall: 4, level: 0.4, modulation: { ratio: 2.3, depth: 0.2 } },
    ],
  },
};
