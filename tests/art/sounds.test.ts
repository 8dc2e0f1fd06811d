import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSound } from '#art/sounds/makeSounds.ts';
import { LOUDNESS, loudest } from '#art/sounds/renderSound.ts';
import { DEFAULT_SOUND, SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import { spectralDistance } from './spectralDistance.ts';

const folder = join(import.meta.dirname, '../../public/sounds');
const files = readdirSync(folder).sort();
const sounds = files.map((name) => ({ name, file: readFileSync(join(folder, name)) }));

/** The samples of a sound file, within -1 to 1. */
function samplesOf(file: Buffer): Float64Array {
  return Float64Array.from({ length: (file.length - 44) / 2 }, (_, at) => file.readInt16LE(44 + at * 2) / 32_768);
}

test('the catalog has 61 sounds, 0 to 60, each with a name of its own in both languages, and the default one beside', () => {
  expect(SOUND_EFFECTS.map(({ code }) => code)).toEqual(Array.from({ length: 61 }, (_, code) => code));
  for (const language of ['ja', 'en'] as const) {
    expect(new Set([...SOUND_EFFECTS, DEFAULT_SOUND].map(({ label }) => label[language])).size).toBe(62);
  }
  expect(DEFAULT_SOUND.code).toBe(999);
  expect(files).toEqual(SOUND_EFFECTS.map(({ code }) => `${String(code).padStart(2, '0')}.wav`));
});

test('made again, every sound has the same bytes; a number without parameters is refused', () => {
  for (const { name, file } of sounds) expect(makeSound(Number.parseInt(name, 10)).equals(file), name).toBe(true);
  expect(() => makeSound(61)).toThrow(RangeError);
});

test('all sounds together are at most 1.5 MB', () => {
  expect(sounds.reduce((bytes, { file }) => bytes + file.length, 0)).toBeLessThanOrEqual(1_500_000);
});

test('every sound is mono, 16 bits, 22,050 samples a second, as its header says, and lasts 0.1 to 1.6 seconds', () => {
  for (const { name, file } of sounds) {
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16), name).toBe('RIFFWAVEfmt ');
    expect(file.readUInt32LE(4), name).toBe(file.length - 8);
    expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt16LE(34)], name).toEqual([1, 1, 16]);
    expect(file.readUInt32LE(24), name).toBe(22_050);
    expect(file.readUInt32LE(40), name).toBe(file.length - 44);
    const seconds = samplesOf(file).length / 22_050;
    expect(seconds, name).toBeGreaterThanOrEqual(0.1);
    expect(seconds, name).toBeLessThanOrEqual(1.6);
  }
});

test('none is cut off at the top, and none is much louder or softer than the others', () => {
  for (const { name, file } of sounds) {
    const samples = samplesOf(file);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak, name).toBeLessThan(0.96);
    const decibels = 20 * Math.log10(loudest(samples) / LOUDNESS);
    expect(decibels, name).toBeGreaterThan(-6);
    expect(decibels, name).toBeLessThan(3);
  }
});

test('each begins and ends in silence, without a click, and swings about zero', () => {
  for (const { name, file } of sounds) {
    const samples = samplesOf(file);
    expect(Math.abs(samples[0] ?? 1), name).toBeLessThan(0.005);
    expect(Math.abs(samples.at(-1) ?? 1), name).toBeLessThan(0.005);
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length), name).toBeLessThan(0.01);
  }
});

test('no two sounds are alike', () => {
  const spectra = sounds.map(({ name, file }) => ({ name, samples: samplesOf(file) }));
  const distances = spectralDistance(spectra.map(({ samples }) => samples));
  const nearest = distances.reduce((least, pair) => (pair.distance < least.distance ? pair : least));
  const names = `${spectra[nearest.first]?.name} and ${spectra[nearest.second]?.name}`;
  expect(nearest.distance, names).toBeGreaterThan(4.5);
});
