import { seededRandom } from '#art/seededRandom.ts';
import { Biquad } from './Biquad.ts';
import type { Glide, Voice } from './Sound.ts';
import { SAMPLE_RATE } from './sampleRate.ts';

/** Each sample is the mean of this many, which removes the sharpest aliases from the edges of squares and saws. */
const OVERSAMPLING = 4;

const silentNoise = () => 0;
const shapes: Record<Exclude<Voice['wave'], 'noise'>, (phase: number, duty: number) => number> = {
  sine: (phase) => Math.sin(2 * Math.PI * phase),
  triangle: (phase) => 1 - 4 * Math.abs(phase - 0.5),
  square: (phase, duty) => (phase < duty ? 1 : -1),
  saw: (phase) => 2 * phase - 1,
};

/** Returns the value of a glide at `share` (0-1) of its length; frequencies glide evenly to the ear. */
function valueAt(glide: Glide, share: number): number {
  const place = share * (glide.length - 1);
  const index = Math.min(Math.floor(place), Math.max(glide.length - 2, 0));
  const from = glide[index] ?? glide[0];
  const to = glide[index + 1] ?? from;
  return from * (to / from) ** (place - index);
}

function envelope({ attack = 0.003, hold = 0, fall = 2, length }: Voice, time: number): number {
  if (time < attack) return time / attack;
  if (time < attack + hold) return 1;
  return Math.max(0, (length - time) / Math.max(length - attack - hold, 1e-6)) ** fall;
}

function semitonesAt({ arpeggio, vibrato }: Voice, time: number): number {
  const step = arpeggio ? Math.floor(time / arpeggio.every) % arpeggio.semitones.length : 0;
  const jump = arpeggio?.semitones[step] ?? 0;
  return jump + (vibrato ? vibrato.semitones * Math.sin(2 * Math.PI * vibrato.rate * time) : 0);
}

/** Renders the samples of one voice from its own beginning; the same for the same `seed`. */
export function renderVoice(voice: Voice, seed: number): Float64Array {
  const samples = new Float64Array(Math.round(voice.length * SAMPLE_RATE));
  const random = voice.wave === 'noise' ? seededRandom(seed) : silentNoise;
  const filter = voice.filter && new Biquad(voice.filter.kind, voice.filter.q ?? 0.7);
  const { duty = 0.5, level = 1, modulation, tremolo } = voice;
  let turns = 0;
  let noise = random() * 2 - 1;
  for (let index = 0; index < samples.length; index++) {
    const time = index / SAMPLE_RATE;
    const share = time / voice.length;
    const frequency = valueAt(voice.pitch, share) * 2 ** (semitonesAt(voice, time) / 12);
    let sum = 0;
    for (let part = 0; part < OVERSAMPLING; part++) {
      const before = Math.floor(turns);
      turns += frequency / (SAMPLE_RATE * OVERSAMPLING);
      if (voice.wave === 'noise') {
        if (Math.floor(turns) !== before) noise = random() * 2 - 1;
        sum += noise;
        continue;
      }
      const bend = modulation ? modulation.depth * (1 - share) * Math.sin(2 * Math.PI * modulation.ratio * turns) : 0;
      const phase = turns + bend;
      sum += shapes[voice.wave](phase - Math.floor(phase), duty);
    }
    const shaken = tremolo ? 1 - (tremolo.depth * (1 - Math.cos(2 * Math.PI * tremolo.rate * time))) / 2 : 1;
    const sample = sum / OVERSAMPLING;
    const filtered = filter && voice.filter ? filter.next(sample, valueAt(voice.filter.cutoff, share)) : sample;
    samples[index] = filtered * envelope(voice, time) * shaken * level;
  }
  return samples;
}
