import { describe, expect, test } from 'vitest';
import { DocumentError } from '#domain/scenario/DocumentError.ts';
import { decodeDocument } from '#domain/scenario/decodeDocument.ts';
import { readScenarioDocument, writeScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { fullScenario } from '../../bench/fullScenario.ts';

const OPENING = '{"format":"meikyu.scenario","version":1,"records":{"item":';

function faultOf(bytes: Uint8Array): { fault: string; path: string } {
  try {
    decodeDocument(bytes);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { fault: error.fault, path: error.path };
  }
  return { fault: 'none', path: '' };
}

describe('The bytes of a document', () => {
  test('of the fullest scenario are taken, with every letter escaped and every page of every message filled', () => {
    const { records, ...rest } = fullScenario();
    const pages = Array<string>(20).fill('頁');
    const filled = Object.entries(records).map(([kind, rows]) => [
      kind,
      rows.map(({ number, data }) => ({
        number,
        data: Object.fromEntries(
          Object.entries(data).map(([name, value]) => [
            name,
            Array.isArray(value) && value.length === 0 ? pages : value,
          ]),
        ),
      })),
    ]);
    const text = writeScenarioDocument({ ...rest, records: Object.fromEntries(filled) });
    const escaped = text.replace(
      /[^\x20-\x7e]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    for (const one of [text, escaped]) {
      expect(readScenarioDocument(decodeDocument(Buffer.from(one))).floors).toHaveLength(99);
    }
  });

  test('whose text would take more in memory than any scenario does are refused, while they are taken without the wide letter', () => {
    const rows = Array.from({ length: 480 }, (_, at) => `{"number":${at + 1},"data":{"k":"${'a'.repeat(100_000)}"}}`);
    const text = (title: string) => `{"title":"${title}","records":{"item":[${rows.join(',')}]}}`;
    expect(faultOf(Buffer.from(text('迷')))).toEqual({ fault: 'too_much', path: '' });
    expect(faultOf(Buffer.from(text('é')))).toEqual({ fault: 'none', path: '' });
  });

  test.each([
    ['lists in a row', `${OPENING}[${'[],'.repeat(2_000_000)}`, 'records.item.'],
    ['numbers in a row', `${OPENING}[${'0,'.repeat(2_000_000)}`, 'records.item.'],
    ['keys in a row', `${OPENING}[{${'"k":0,'.repeat(2_000_000)}`, 'records.item.0.k'],
    ['lists in one another', `${OPENING}${'['.repeat(2_000_000)}`, 'records.item.0.0.0'],
    ['objects in one another', `${OPENING}${'{"a":'.repeat(2_000_000)}`, 'records.item.a.a.a'],
    [
      'letters of one text',
      `${OPENING}[{"number":1,"data":{"name_ja":"${'a'.repeat(2_000_000)}`,
      'records.item.0.data',
    ],
  ])('that are %s without an end are refused where they become too many', (_what, text, path) => {
    const found = faultOf(Buffer.from(text));
    expect(found.fault).toBe('too_much');
    expect(found.path).toContain(path);
    expect(found.path.length).toBeLessThanOrEqual(200);
  });

  test.each([
    ['a byte that begins nothing', [0xff]],
    ['a letter that is cut', [0xe3, 0x81]],
    ['a letter that is longer than it need be', [0xc0, 0x80]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['a letter beyond the last', [0xf4, 0x90, 0x80, 0x80]],
    ['Shift_JIS', [0x96, 0xc0, 0x8b, 0x7b]],
  ])('with %s are refused with the place', (_what, bytes) => {
    const name = (middle: readonly number[]) =>
      Buffer.concat([
        Buffer.from(`${OPENING}[{"number":1},{"number":2,"data":{"name_ja":"迷😀é`),
        Buffer.from(middle),
        Buffer.from('"}}]}}'),
      ]);
    expect(faultOf(name(bytes))).toEqual({ fault: 'encoding', path: 'records.item.1.data.name_ja' });
    expect(faultOf(name([]))).toEqual({ fault: 'none', path: '' });
  });
});
