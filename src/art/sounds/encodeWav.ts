import { SAMPLE_RATE } from './sampleRate.ts';

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

/** Encodes samples within -1 to 1 as a WAV file: mono, 16 bits, little-endian. */
export function encodeWav(samples: Float64Array): Buffer {
  const size = samples.length * BYTES_PER_SAMPLE;
  const file = Buffer.alloc(HEADER_BYTES + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28);
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  file.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  for (const [at, sample] of samples.entries()) {
    file.writeInt16LE(Math.round(sample * 32_767), HEADER_BYTES + at * BYTES_PER_SAMPLE);
  }
  return file;
}
