import { Biquad } from './Biquad.ts';
import { renderVoice } from './renderVoice.ts';
import type { Sound } from './Sound.ts';
import { SAMPLE_RATE } from './sampleRate.ts';

/** Target loudness in the loudest tenth of a second (root mean square; full scale is 1). */
export const LOUDNESS = 0.2;
const LOUDEST_WINDOW = 0.1;
/** Peaks above this are bent rather than cut. */
const KNEE = 0.6;
/** Softer sounds are inaudible next to the rest. */
const SILENCE = 0.01;
const FADE_IN = 0.0015;
const FADE_OUT = 0.012;

/** Delays in seconds of the reflections of a stone room; they have no common period. */
const REFLECTIONS = [0.0297, 0.0371, 0.0411, 0.0437];

/** Renders the samples of a sound, mono, within -1 to 1. */
export function renderSound(sound: Sound, seed: number): Float64Array {
  const dry = mixVoices(sound, seed);
  const wet = addRoom(addEcho(dry, sound), sound);
  const rough = sound.crush === undefined ? wet : crush(wet, sound.crush);
  return fadeEnds(cutSilence(evenLoudness(removeRumble(rough), sound.loudness ?? 0)), sound.room?.ring ?? 0);
}

function mixVoices({ voices, room }: Sound, seed: number): Float64Array {
  const end = Math.max(...voices.map(({ at = 0, length }) => at + length)) + (room?.ring ?? 0);
  const mix = new Float64Array(Math.round(end * SAMPLE_RATE));
  for (const [index, voice] of voices.entries()) {
    const from = Math.round((voice.at ?? 0) * SAMPLE_RATE);
    const samples = renderVoice(voice, seed * 100 + index);
    for (let at = 0; at < samples.length && from + at < mix.length; at++) {
      mix[from + at] = (mix[from + at] ?? 0) + (samples[at] ?? 0);
    }
  }
  return mix;
}

/** Adds an echo: the samples `delay` before, repeatedly. */
function repeat(samples: Float64Array, delay: number, feedback: number): Float64Array {
  const repeated = Float64Array.from(samples);
  for (let at = delay; at < repeated.length; at++) {
    repeated[at] = (repeated[at] ?? 0) + feedback * (repeated[at - delay] ?? 0);
  }
  return repeated;
}

function addEcho(samples: Float64Array, { echo }: Sound): Float64Array {
  return echo ? repeat(samples, Math.round(echo.delay * SAMPLE_RATE), echo.feedback) : samples;
}

function addRoom(samples: Float64Array, { room }: Sound): Float64Array {
  if (!room) return samples;
  const damper = new Biquad('lowpass', 0.6);
  const reflections = REFLECTIONS.map((delay) => repeat(samples, Math.round(delay * SAMPLE_RATE), 0.78));
  return samples.map((sample, at) => {
    const reflected = reflections.reduce((sum, reflection) => sum + (reflection[at] ?? 0) - sample, 0);
    return sample + room.level * damper.next(reflected, 3200) * 0.5;
  });
}

function crush(samples: Float64Array, steps: number): Float64Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) || 1;
  return samples.map((sample) => (Math.round((sample / peak) * steps) / steps) * peak);
}

function removeRumble(samples: Float64Array): Float64Array {
  const filter = new Biquad('highpass', 0.7);
  return samples.map((sample) => filter.next(sample, 32));
}

/** Returns the loudness of the loudest window. A sound shorter than the window is measured as it is. */
export function loudest(samples: Float64Array): number {
  const window = Math.min(samples.length, Math.round(LOUDEST_WINDOW * SAMPLE_RATE));
  let energy = 0;
  let most = 0;
  for (let at = 0; at < samples.length; at++) {
    energy += (samples[at] ?? 0) ** 2 - (at >= window ? (samples[at - window] ?? 0) ** 2 : 0);
    most = Math.max(most, energy);
  }
  return Math.sqrt(most / window);
}

function evenLoudness(samples: Float64Array, decibels: number): Float64Array {
  const gain = (LOUDNESS * 10 ** (decibels / 20)) / (loudest(samples) || 1);
  return samples.map((sample) => {
    const size = Math.abs(sample * gain);
    const bent = size <= KNEE ? size : KNEE + (0.95 - KNEE) * Math.tanh((size - KNEE) / (0.95 - KNEE));
    return Math.sign(sample) * bent;
  });
}

/** Cuts the inaudible end. */
function cutSilence(samples: Float64Array): Float64Array {
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  return samples.subarray(0, Math.max(last + 1, Math.round(LOUDEST_WINDOW * SAMPLE_RATE)));
}

/** Fades in and out; a room rings out over its whole length. */
function fadeEnds(samples: Float64Array, ring: number): Float64Array {
  const fadeOut = Math.max(FADE_OUT, ring);
  return samples.map((sample, at) => {
    const opening = at / (FADE_IN * SAMPLE_RATE);
    const closing = (samples.length - 1 - at) / (fadeOut * SAMPLE_RATE);
    return sample * Math.min(1, opening, closing);
  });
}
