import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { firstForeign, type LostCharacter, shiftJisText, unencodable } from '#domain/text/shiftJis.ts';

const ENCODING = 'cp932';

/** Why bytes are no Shift_JIS, and at which byte that is seen first. */
export interface ShiftJisRefusal {
  /** They are Unicode of this form, or of no form that we know: a byte or pair that CP932 does not define, or NUL. */
  readonly refused: 'utf8' | 'utf16' | 'invalid';
  readonly offset: number;
}

/** A text as Shift_JIS (CP932). What it cannot hold stands as 〓 in the bytes and is told with its place in the text. */
export const encodeShiftJis = (text: string): { bytes: Buffer; lost: LostCharacter[] } => ({
  bytes: iconv.encode(shiftJisText(text), ENCODING),
  lost: unencodable(text),
});

/**
 * The text of Shift_JIS bytes (docs/wire.md, "Files"). UTF-8 without a mark is recognised by being valid, which
 * hardly any Japanese text in Shift_JIS is; left are texts of a few half-width kana and nothing else of Japanese.
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
  // All before it is of CP932, and of as many bytes as it came in.
  return { refused: 'invalid', offset: iconv.encode(text.slice(0, foreign), ENCODING).length };
}
