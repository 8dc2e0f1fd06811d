import { SAMPLE_RATE } from './sampleRate.ts';

type Kind = 'lowpass' | 'highpass' | 'bandpass';

/** The weights of the newest and of the previous sample, from the cosine of the cutoff and its width. */
const weights: Readonly<Record<Kind, (cosine: number, alpha: number) => readonly [number, number]>> = {
  lowpass: (cosine) => [(1 - cosine) / 2, 1 - cosine],
  highpass: (cosine) => [(1 + cosine) / 2, -1 - cosine],
  bandpass: (_cosine, alpha) => [alpha, 0],
};

/** A second-order filter whose cutoff may change with every sample (coefficients: R. Bristow-Johnson's cookbook). */
export class Biquad {
  readonly #kind: Kind;
  readonly #q: number;
  #input: readonly [number, number] = [0, 0];
  #output: readonly [number, number] = [0, 0];

  constructor(kind: Kind, q: number) {
    this.#kind = kind;
    this.#q = q;
  }

  /** Returns the next output sample. `cutoff` is in hertz. */
  next(sample: number, cutoff: number): number {
    const turn = (2 * Math.PI * Math.min(cutoff, SAMPLE_RATE * 0.45)) / SAMPLE_RATE;
    const cosine = Math.cos(turn);
    const alpha = Math.sin(turn) / (2 * this.#q);
    const [outer, middle] = weights[this.#kind](cosine, alpha);
    const last = this.#kind === 'bandpass' ? -outer : outer;
    const value =
      (outer * sample +
        middle * this.#input[0] +
        last * this.#input[1] +
        2 * cosine * this.#output[0] -
        (1 - alpha) * this.#output[1]) /
      (1 + alpha);
    this.#input = [sample, this.#input[0]];
    this.#output = [value, this.#output[0]];
    return value;
  }
}
