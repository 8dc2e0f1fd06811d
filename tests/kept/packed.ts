// The kept things are a few files, each compressed JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';

/** Returns the path of a fixture file. */
export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);

/** Returns the decompressed bytes of a fixture. */
export const unpackBytes = (name: string): Buffer => gunzipSync(readFileSync(fixture(name)));

export const unpack = <Value>(name: string): Value => JSON.parse(unpackBytes(name).toString()) as Value;

/** Writes bytes, or a value as JSON, with maximum compression; the same content gives the same file. */
export function pack(name: string, content: Buffer | object): void {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  writeFileSync(fixture(name), gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
