/** Bytes that are not valid UTF-8, with the offset of the first such byte. */
export class Utf8Error extends Error {
  readonly at: number;
  constructor(at: number) {
    super(`no UTF-8 at ${at}`);
    this.at = at;
  }
}

/** Decodes UTF-8 without a byte order mark; nothing is replaced. @throws Utf8Error */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Utf8Error(firstInvalid(bytes));
  }
}

/** Returns the offset of the first byte that belongs to no character (Unicode 16, table 3-7). */
function firstInvalid(bytes: Uint8Array): number {
  let at = 0;
  for (;;) {
    const length = characterLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
}

/** Returns the number of bytes of the character at an offset; 0 if no character begins there. */
function characterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0xff;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  for (let next = 1; next < length; next++) {
    const byte = bytes[at + next] ?? 0;
    const [least, most] = next === 1 ? secondBytes(first) : [0x80, 0xbf];
    if (byte < least || byte > most) return 0;
  }
  return length;
}

/** Returns the range of the second byte: no overlong forms, no surrogate halves, nothing beyond the last code point. */
function secondBytes(first: number): readonly [number, number] {
  if (first === 0xe0) return [0xa0, 0xbf];
  if (first === 0xed) return [0x80, 0x9f];
  if (first === 0xf0) return [0x90, 0xbf];
  return [0x80, first === 0xf4 ? 0x8f : 0xbf];
}
