import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { decodeUtf8, Utf8Error } from '#domain/text/decodeUtf8.ts';
import { type JsonLimits, JsonOverrun, jsonPathAt, scanJson } from '#domain/text/scanJson.ts';
import { DocumentError } from './DocumentError.ts';

/** Maximum nesting of a document; that of every kind of record is far less. */
const DEEPEST = 32;
/** Maximum values in one list or object: records of a kind, fields of a record. */
const MOST_MEMBERS = 10_000;
/** Maximum bytes of one string: a packed grid, or a text in which every letter is written as `\u3042`. */
const LONGEST_TEXT = 2 ** 17;
/** Maximum bytes of the text in memory; the fullest scenario takes less than half of that. */
const LARGEST_TEXT = 2 ** 26;
/** Factor for the additional fields of other versions. */
const SPARE = 2;

/** Counts the lists, objects and values of a value in JSON. */
const valuesIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 1
    : Object.values(value).reduce((sum: number, part) => sum + valuesIn(part), 1);

/** Counts the values of the fullest scenario, by the numbers and fields of every kind. */
function mostValues(): number {
  let sum = 0;
  for (const { numbers, blank, leaves } of [floorMap, ...RESOURCES]) {
    const pages = leaves.reduce((most, { field }) => most + (field.kind === 'boxes' ? field.maxBoxes : 0), 0);
    sum += (numbers.last - numbers.first + 1) * (3 + valuesIn(blank) + pages);
  }
  return sum;
}

let limits: Required<JsonLimits> | undefined;

/**
 * Decodes the JSON text of a document that anybody may have made. Content that no scenario can have is refused before it is parsed, as
 * parsing can take a hundred times its size.
 * @throws DocumentError with the place of what is wrong
 */
export function decodeDocument(bytes: Uint8Array): string {
  limits ??= { depth: DEEPEST, values: SPARE * mostValues(), members: MOST_MEMBERS, text: LONGEST_TEXT };
  try {
    scanJson(bytes, limits);
    if (2 * bytes.length > LARGEST_TEXT && sizeInMemory(bytes) > LARGEST_TEXT) throw new DocumentError('too_much', '');
    return decodeUtf8(bytes);
  } catch (error) {
    if (error instanceof JsonOverrun) throw new DocumentError('too_much', jsonPathAt(bytes, error.at));
    if (error instanceof Utf8Error) throw new DocumentError('encoding', jsonPathAt(bytes, error.at));
    throw error;
  }
}

/** Returns the bytes that UTF-8 text takes in memory: one letter outside Latin-1 makes every other take two bytes. */
function sizeInMemory(bytes: Uint8Array): number {
  let units = 0;
  let isWide = false;
  for (const byte of bytes) {
    if ((byte & 0xc0) !== 0x80) units++;
    // A letter of four bytes is a surrogate pair.
    if (byte >= 0xf0) units++;
    if (byte >= 0xc4) isWide = true;
  }
  return isWide ? 2 * units : units;
}
