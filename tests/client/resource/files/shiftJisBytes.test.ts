import { expect, test } from 'vitest';
import { shiftJisBytes } from '#client/resource/files/shiftJisBytes.ts';
import { isInShiftJis } from '#domain/text/shiftJis.ts';
import { decodeShiftJis, encodeShiftJis } from '#server/csv/shiftJis.ts';

const ALL = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code + 1)).filter(isInShiftJis);

test('a file that the page makes is read by the server as it was, whatever Shift_JIS holds', () => {
  const text = ALL.join('');
  expect(decodeShiftJis(shiftJisBytes(text))).toEqual({ text });
});

test('it is the file that the server makes, with the same signs for what Shift_JIS lacks', () => {
  const text = '"番号","名前"\r\n18,"火の粉 ～か\u3099 𠮷♥"\r\n';
  expect(Buffer.from(shiftJisBytes(text))).toEqual(encodeShiftJis(text).bytes);
});
