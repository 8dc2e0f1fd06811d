// The kept things are few files, each compressed JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';

/** The path of a file of the fixtures. */
export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);

/** Bytes as they were before they were compressed. */
export const unpackBytes = (name: string): Buffer => gunzipSync(readFileSync(fixture(name)));

export const unpack = <Value>(name: string): Value => JSON.parse(unpackBytes(name).toString()) as Value;

/** Writes bytes, or a value as JSON, compressed as far as it goes; the same content gives the same file. */
export function pack(name: string, content: Buffer | object): void {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  writeFileSync(fixture(name), gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
