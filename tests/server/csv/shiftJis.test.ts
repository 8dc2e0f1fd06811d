import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { isInShiftJis } from '#domain/text/shiftJis.ts';
import { decodeShiftJis, encodeShiftJis } from '#server/csv/shiftJis.ts';

const REPERTOIRE = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isInShiftJis);
const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

describe('A file in Shift_JIS', () => {
  test('brings back every character that it can hold', () => {
    for (const character of REPERTOIRE) {
      expect(decodeShiftJis(encodeShiftJis(character).bytes), character).toEqual({ text: character });
    }
    const whole = REPERTOIRE.join('');
    expect(encodeShiftJis(whole).lost).toEqual([]);
    expect(decodeShiftJis(encodeShiftJis(whole).bytes)).toEqual({ text: whole });
  });

  test('brings back any text of them that has a full-width character', () => {
    const text = fc.array(fc.constantFrom(...REPERTOIRE), { maxLength: 60 }).map((all) => `名前,${all.join('')}`);
    fc.assert(
      fc.property(text, (given) => {
        expect(decodeShiftJis(encodeShiftJis(given).bytes)).toEqual({ text: given });
      }),
    );
  });

  test.each([
    ['NEC selected IBM', 'ED40', '纊', 'FA5C'],
    ['NEC row 13', '8790', '≒', '81E0'],
    ['IBM extension', 'FA4A', 'Ⅰ', '8754'],
    ['IBM extension', 'FA54', '￢', '81CA'],
    ['NEC selected IBM', 'EEFA', '￤', 'FA55'],
  ])('reads a code that stands twice (%s, %s) as %s and writes the usual one, %s', (_set, twin, character, usual) => {
    expect(decodeShiftJis(bytes(twin))).toEqual({ text: character });
    expect(encodeShiftJis(character).bytes).toEqual(bytes(usual));
  });

  test('gets 〓 for what it cannot hold, and tells which and where', () => {
    const { bytes: written, lost } = encodeShiftJis('𠮷野家〜♥か\u3099');
    expect(lost).toEqual([
      { index: 0, character: '𠮷' },
      { index: 5, character: '♥' },
    ]);
    expect(decodeShiftJis(written)).toEqual({ text: '〓野家～〓が' });
  });

  test('never loses a character in silence, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x1ffff)), (codes) => {
        const text = String.fromCodePoint(...codes);
        const { bytes: written, lost } = encodeShiftJis(text);
        const back = iconv.decode(written, 'cp932');
        expect(back.split('〓').length - 1).toBe(lost.length + text.split('〓').length - 1);
        expect(back.split('?').length).toBe(text.split('?').length);
      }),
    );
  });

  test.each([
    ['marked UTF-8', 'EFBBBF 61', 'utf8', 0],
    ['UTF-8', Buffer.from('no,名前').toString('hex'), 'utf8', 3],
    ['marked UTF-16, little end first', 'FFFE 6100', 'utf16', 0],
    ['marked UTF-16, big end first', 'FEFF 0061', 'utf16', 0],
    ['UTF-16 without a mark', '6100 6200', 'invalid', 1],
    ['a lone lead byte at the end', '88C0 4181', 'invalid', 3],
    ['a lead byte before a line break', '8CA0 81 0D0A', 'invalid', 2],
    ['a pair that is not defined', 'B1 81AD', 'invalid', 1],
    ["a character of somebody's own making", '8CA0 F040', 'invalid', 2],
    ['a byte that begins nothing: 80', '61 80', 'invalid', 1],
    ['a byte that begins nothing: A0', '8CA0 A0', 'invalid', 2],
    ['a byte that begins nothing: FF', '41 FF 41', 'invalid', 1],
    ['NUL', '8CA0 B1 00', 'invalid', 3],
  ])('is refused with the place: %s', (_title, hex, refused, offset) => {
    expect(decodeShiftJis(bytes(hex))).toEqual({ refused, offset });
  });

  test('any bytes are a text that is written back as long, or refused at a byte from which on they are wrong', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (given) => {
        const read = decodeShiftJis(given);
        if ('text' in read) {
          expect(encodeShiftJis(read.text).bytes.length).toBe(given.length);
        } else if (read.refused === 'invalid') {
          expect(read.offset).toBeLessThan(given.length);
          const before = decodeShiftJis(given.subarray(0, read.offset));
          expect('text' in before || before.refused === 'utf8').toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
    expect(decodeShiftJis(new Uint8Array())).toEqual({ text: '' });
    expect(decodeShiftJis(Buffer.from('a,b\r\n'))).toEqual({ text: 'a,b\r\n' });
  });
});
