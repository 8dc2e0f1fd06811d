import { SAMPLE_RATE } from '#art/sounds/sampleRate.ts';

/** Samples per slice of time, about a twentieth of a second; a power of two. */
const SLICE = 1024;
const BIN = SAMPLE_RATE / SLICE;
/** The lower frequencies in hertz of half-octave bands over the range of hearing. */
const BANDS = Array.from({ length: 15 }, (_, band) => 60 * 2 ** (band / 2));
/** The level in decibels below which nothing is audible. */
const FLOOR = -60;

interface Pair {
  readonly first: number;
  readonly second: number;
  /** The mean difference over all slices and bands in decibels. */
  readonly distance: number;
}

/** Computes the distance of each pair of sounds. */
export function spectralDistance(sounds: readonly Float64Array[]): Pair[] {
  const spectra = sounds.map(spectrumOf);
  return spectra.flatMap((spectrum, first) =>
    spectra.slice(first + 1).map((other, index) => ({
      first,
      second: first + 1 + index,
      distance: between(spectrum, other),
    })),
  );
}

/** The loudness of every band in decibels, slice by slice. */
function spectrumOf(samples: Float64Array): number[][] {
  return Array.from({ length: Math.ceil(samples.length / SLICE) }, (_, slice) => {
    const window = (at: number) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / SLICE);
    const part = Array.from({ length: SLICE }, (__, at) => (samples[slice * SLICE + at] ?? 0) * window(at));
    const powers = transform(part).slice(0, SLICE / 2);
    return BANDS.map((frequency) => {
      const band = powers.slice(Math.round(frequency / BIN), Math.round((frequency * Math.SQRT2) / BIN));
      const sum = band.reduce((power, [real, imaginary]) => power + real ** 2 + imaginary ** 2, 0);
      return Math.max(FLOOR, 10 * Math.log10(sum / (SLICE / 4) ** 2 + 1e-9));
    });
  });
}

type Complex = readonly [real: number, imaginary: number];

/** Computes the discrete Fourier transform; the number of samples is a power of two. */
function transform(samples: readonly number[]): Complex[] {
  if (samples.length === 1) return [[samples[0] ?? 0, 0]];
  const even = transform(samples.filter((_, at) => at % 2 === 0));
  const odd = transform(samples.filter((_, at) => at % 2 === 1));
  const turned = odd.map(([real, imaginary], at): Complex => {
    const angle = (-2 * Math.PI * at) / samples.length;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    return [real * cosine - imaginary * sine, real * sine + imaginary * cosine];
  });
  const sums = (sign: number) =>
    even.map(([real, imaginary], at): Complex => {
      const [otherReal, otherImaginary] = turned[at] ?? [0, 0];
      return [real + sign * otherReal, imaginary + sign * otherImaginary];
    });
  return [...sums(1), ...sums(-1)];
}

function between(one: readonly number[][], other: readonly number[][]): number {
  const slices = Math.max(one.length, other.length);
  let sum = 0;
  for (let slice = 0; slice < slices; slice++) {
    for (const band of BANDS.keys()) {
      sum += Math.abs((one[slice]?.[band] ?? FLOOR) - (other[slice]?.[band] ?? FLOOR));
    }
  }
  return sum / (slices * BANDS.length);
}
