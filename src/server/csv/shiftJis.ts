import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { firstForeign, type LostCharacter, shiftJisText, unencodable } from '#domain/text/shiftJis.ts';

const ENCODING = 'cp932';

/** The reason why bytes are not Shift_JIS, and the offset of the first byte that shows it. */
export interface ShiftJisRefusal {
  /** `utf8` or `utf16` if they are Unicode of that form; `invalid` for a byte or pair that CP932 does not define, or NUL. */
  readonly refused: 'utf8' | 'utf16' | 'invalid';
  readonly offset: number;
}

/** Encodes a text as Shift_JIS (CP932). Characters that it cannot hold become 〓 and are returned with their positions in the text. */
export const encodeShiftJis = (text: string): { bytes: Buffer; lost: LostCharacter[] } => ({
  bytes: iconv.encode(shiftJisText(text), ENCODING),
  lost: unencodable(text),
});

/**
 * Decodes Shift_JIS bytes (docs/wire.md, "Files"). UTF-8 without a byte order mark is recognised by being valid, which Japanese text in
 * Shift_JIS hardly ever is; the exception is a text with a few half-width kana and no other Japanese.
 */
export function decodeShiftJis(bytes: Uint8Array): { text: string } | ShiftJisRefusal {
  const marked = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (marked(0xef, 0xbb, 0xbf)) return { refused: 'utf8', offset: 0 };
  if (marked(0xff, 0xfe) || marked(0xfe, 0xff)) return { refused: 'utf16', offset: 0 };
  const beyondAscii = bytes.findIndex((byte) => byte > 0x7f);
  if (beyondAscii >= 0 && isUtf8(bytes)) return { refused: 'utf8', offset: beyondAscii };
  const text = iconv.decode(bytes, ENCODING);
  const foreign = firstForeign(text, 0);
  if (foreign === text.length) return { text };
  // Everything before it is in CP932, so it has as many bytes as it came in.
  return { refused: 'invalid', offset: iconv.encode(text.slice(0, foreign), ENCODING).length };
}
