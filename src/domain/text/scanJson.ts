/** Limits of a JSON text, checked before it is parsed. */
export interface JsonLimits {
  /** Maximum nesting of lists and objects. */
  readonly depth: number;
  /** Maximum number of lists, objects and values, all together. */
  readonly values?: number;
  /** Maximum number of values in one list or object. */
  readonly members?: number;
  /** Maximum bytes of one string, number or run of white space, as written. */
  readonly text?: number;
}

/** A JSON text exceeds a limit, at an offset in bytes. */
export class JsonOverrun extends Error {
  readonly what: keyof JsonLimits;
  readonly at: number;
  constructor(what: keyof JsonLimits, at: number) {
    super(`too much: ${what} at ${at}`);
    this.what = what;
    this.at = at;
  }
}

const MANY = Number.POSITIVE_INFINITY;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
/** `[` and `{`, and `]` and `}`, each differ only in this bit. */
const BRACKET_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/**
 * Scans the bytes of a JSON text without parsing it, as parsing can take a hundred times their size. A text that is not JSON may pass, as
 * parsing will report that.
 * @returns the number of its key-value pairs
 * @throws JsonOverrun where the text first exceeds a limit
 */
export function scanJson(
  bytes: Uint8Array,
  { depth: deepest, values: most = MANY, members: widest = MANY, text: longest = MANY }: JsonLimits,
): number {
  // The number of values so far of every open list and object.
  const members = new Uint32Array(deepest + 1);
  let depth = 0;
  let pairs = 0;
  let values = 0;
  // The offset of the last structural character: the text after it is one piece.
  let last = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) {
      const start = at;
      for (at++; at < bytes.length && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at++;
      if (at - start > longest) throw new JsonOverrun('text', start);
    } else if (byte === COMMA) {
      if (++values > most) throw new JsonOverrun('values', at);
      if (++(members[depth] as number) > widest) throw new JsonOverrun('members', at);
    } else if (byte === COLON) pairs++;
    else if ((byte | BRACKET_BIT) === OPENING) {
      if (++depth > deepest) throw new JsonOverrun('depth', at);
      if (++values > most) throw new JsonOverrun('values', at);
      members[depth] = 0;
    } else if ((byte | BRACKET_BIT) === CLOSING) depth = Math.max(0, depth - 1);
    else {
      if (at - last > longest) throw new JsonOverrun('text', last);
      continue;
    }
    last = at;
  }
  return pairs;
}

/** Maximum characters of a key in a path, and of a whole path. */
const LONGEST_KEY = 40;
const LONGEST_PATH = 200;

/** Returns the path of the value or key at an offset of a JSON text, such as `records.item.3.data`; '' for the text as a whole. */
export function jsonPathAt(bytes: Uint8Array, place: number): string {
  // The current index or key of every open list or object; undefined for an object until its first key.
  const open: (number | string | undefined)[] = [];
  let key = '';
  for (let at = 0; at < place; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) {
      const start = at + 1;
      for (at++; at < place && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at++;
      key = shown(bytes.subarray(start, Math.min(at, start + 4 * LONGEST_KEY)));
    } else if (byte === COLON) open[open.length - 1] = key;
    else if (byte === COMMA) {
      const last = open.at(-1);
      if (typeof last === 'number') open[open.length - 1] = last + 1;
    } else if ((byte | BRACKET_BIT) === OPENING) open.push(byte === OPENING ? undefined : 0);
    else if ((byte | BRACKET_BIT) === CLOSING) open.pop();
  }
  return clippedPath(open.filter((part) => part !== undefined));
}

/** Returns a path that somebody else may have chosen, shortened and without characters that would break a line. */
export const clippedPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => String(part).replace(/\p{C}/gu, '�').slice(0, LONGEST_KEY))
    .join('.')
    .slice(0, LONGEST_PATH);

const shown = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).slice(0, LONGEST_KEY);
