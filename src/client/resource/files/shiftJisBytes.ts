import { shiftJisText } from '#domain/text/shiftJis.ts';

/** The one or two bytes of each character; built when first needed. */
let bytesOf: ReadonlyMap<string, readonly number[]> | undefined;

/** Encodes a text as Shift_JIS (CP932) for a file that the page makes itself; characters that it lacks become 〓 (see `unencodable`). */
export function shiftJisBytes(text: string): Uint8Array<ArrayBuffer> {
  bytesOf ??= readTable();
  const known = bytesOf;
  return Uint8Array.from(Array.from(shiftJisText(text)).flatMap((character) => known.get(character) ?? []));
}

/** Inverts the browser's decoder, because browsers cannot encode: decodes every byte and pair of bytes. */
function readTable(): ReadonlyMap<string, readonly number[]> {
  // ASCII maps to itself; some decoders map control characters to others.
  const table = new Map(Array.from({ length: 0x80 }, (_, byte) => [String.fromCharCode(byte), [byte]]));
  const decoder = new TextDecoder('shift_jis');
  const add = (...bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if (!table.has(character)) table.set(character, bytes);
  };
  for (let kana = 0xa1; kana <= 0xdf; kana++) add(kana);
  for (let lead = 0x81; lead <= 0xfc; lead += lead === 0x9f ? 0x41 : 1) {
    for (let trail = 0x40; trail <= 0xfc; trail++) if (trail !== 0x7f) add(lead, trail);
  }
  return table;
}
