import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordErrors } from '#domain/resource/checkRecord.ts';
import type { Resource, Table } from '#domain/resource/defineResource.ts';
import { csvHeader, csvLeaves, exportRows, type ImportPlan, planImport } from '#domain/resource/importPlan.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { leafValue, withLeaf, withLeaves } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { item } from '#domain/resources/item.ts';
import { readCsv, writeCsv } from '#domain/text/csv.ts';
import { cutToWidth } from '#domain/text/displayWidth.ts';
import { isInShiftJis, LOOK_ALIKES } from '#domain/text/shiftJis.ts';
import { decodeShiftJis, encodeShiftJis } from '#server/csv/shiftJis.ts';

// Every table that has a file, written to bytes and read back, with anything that a record may hold.

const REPERTOIRE = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code + 1)).filter(
  (character) => isInShiftJis(character) && !/\p{Cc}/u.test(character),
);
const TROUBLE = ['"', ',', '=', '+', '-', '@', "'", '\\', ' ', '　', '1', '表', 'ソ', '～', '〓', '"",'];

/** Characters that CP932 lacks: with look-alikes and without, wider or narrower than 〓, of two code units, of no width. */
const FOREIGN = [
  ...LOOK_ALIKES.keys(),
  '½',
  '€',
  'é',
  '♥',
  '𠮷',
  '😀',
  'か\u3099',
  'う\u3099',
  '\u200b',
  '\u2003',
  '한',
];
const NOTHING: ImportPlan = { added: [], changed: [], unchanged: [], refused: [], warned: [] };
const unidentified = item.tables?.unidentified as Table;

/** Generates text of one line, at most this wide. */
const line = (maxWidth: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...TROUBLE), fc.constantFrom(...REPERTOIRE)), { maxLength: maxWidth })
    .map((all) => cutToWidth(all.join(''), maxWidth));

const lines = (maxWidth: number, maxLines: number) =>
  fc.array(line(maxWidth), { minLength: 1, maxLength: maxLines }).map((all) => all.join('\n'));

function anyValue({ field }: Leaf): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return lines(field.maxWidth, field.maxLines);
    case 'boxes':
      return fc.array(lines(field.maxWidth, field.maxLines), { maxLength: Math.min(4, field.maxBoxes) });
    case 'int':
      return fc.integer({ min: field.min, max: field.max });
    case 'flag':
      return fc.boolean();
    case 'choice':
    case 'image':
      return fc.constantFrom(...field.options.map(({ code }) => code));
    case 'picture':
      return fc.constantFrom('', '0a'.repeat(32));
    case 'sound':
      return fc.constantFrom(0, 60, 999);
    default:
      return fc.constantFrom(field.initial, 7);
  }
}

/** Generates a record whose leaves are all within their limits. */
const anyRecord = (resource: Resource, leaves: readonly Leaf[]): fc.Arbitrary<object> =>
  fc.tuple(...leaves.map(anyValue)).map((values) =>
    withLeaves<object>(
      resource.blank,
      leaves.map((leaf, index) => [leaf, values[index]]),
    ),
  );

function recordOf(resource: Resource): fc.Arbitrary<object> {
  return anyRecord(resource, resource.leaves).map((record) => {
    // Values that break a rule of the kind are left blank.
    const broken = recordErrors(resource, record, resource.numbers.last, resource.blank).map(
      ({ path }) => path.split('.')[0] as string,
    );
    const blank = Object.entries(resource.blank).filter(([name]) => broken.includes(name));
    return { ...record, ...Object.fromEntries(blank) };
  });
}

const FILES = RESOURCES.flatMap((resource) =>
  Object.entries(resource.tables ?? {}).flatMap(([name, table]) =>
    table.csv ? [{ resource, table, title: `${resource.name} (${name})` }] : [],
  ),
);

/** Every column of text, with the number of full-width characters that it holds. */
const TEXT_COLUMNS = FILES.flatMap(({ resource, table, title }) =>
  csvLeaves(resource, table).flatMap((leaf) =>
    leaf.field.kind === 'text'
      ? [{ resource, table, leaf, title: `${leaf.path} of ${title}`, length: Math.floor(leaf.field.maxWidth / 2) }]
      : [],
  ),
);

/** Returns what an export of some records would change in others, by way of the bytes of the file. */
function importOf(
  resource: Resource,
  table: Table,
  records: ReadonlyMap<number, object>,
  into: ReadonlyMap<number, object>,
): ImportPlan {
  const rows = [csvHeader(resource, table, 'ja'), ...exportRows(resource, table, records)];
  const decoded = decodeShiftJis(encodeShiftJis(writeCsv(rows)).bytes);
  const read = 'text' in decoded && readCsv(decoded.text);
  if (!read || 'refused' in read) throw new Error(JSON.stringify([decoded, read]));
  return planImport(resource, table, read.rows.slice(1), into, { exists: () => true, findBanned: () => [] });
}

/** Returns the records that a plan writes: in a whole kind no record is added, as all exist. */
const written = ({ added, changed }: ImportPlan) => [...added, ...changed];

describe('A file', () => {
  test.each(FILES)('of $title brings back what went out', ({ resource, table }) => {
    const leaves = csvLeaves(resource, table);
    fc.assert(
      fc.property(fc.array(recordOf(resource), { minLength: 1, maxLength: 4 }), (records) => {
        const stored = new Map(records.map((record, index) => [resource.numbers.first + index, record]));
        const plan = importOf(resource, table, stored, new Map());
        expect(plan.refused).toEqual([]);
        expect(written(plan).length + plan.unchanged.length).toBe(exportRows(resource, table, stored).length);
        for (const { number, record } of written(plan)) {
          const original = stored.get(number) as object;
          for (const leaf of leaves) expect(leafValue(record, leaf), leaf.path).toEqual(leafValue(original, leaf));
        }
      }),
      { numRuns: 60 },
    );
  });

  test.each(FILES)('of $title is refused where the record that it makes would be', ({ resource, table }) => {
    const { last } = resource.numbers;
    fc.assert(
      fc.property(anyRecord(resource, csvLeaves(resource, table)), (record) => {
        const errors = recordErrors(resource, record, last, resource.blank).map(({ fault }) => fault);
        const rows = exportRows(resource, table, new Map([[last, record]])).map((row) => row.map(String));
        const { refused } = planImport(resource, table, rows, new Map(), { exists: () => true, findBanned: () => [] });
        expect(refused.map(({ fault }) => fault)).toEqual(errors);
      }),
      { numRuns: 60 },
    );
  });

  test.each(TEXT_COLUMNS)('brings back every character of CP932 in $title', ({ resource, table, leaf, length }) => {
    const texts = Array.from({ length: Math.ceil(REPERTOIRE.length / length) }, (_, index) =>
      REPERTOIRE.slice(index * length, (index + 1) * length).join(''),
    );
    const { first, last } = resource.numbers;
    for (let start = 0; start < texts.length; start += last - first + 1) {
      const part = texts.slice(start, start + last - first + 1);
      const stored = new Map(part.map((text, index) => [first + index, withLeaf(resource.blank, leaf, text)]));
      const plan = importOf(resource, table, stored, new Map());
      expect(plan.refused).toEqual([]);
      expect(written(plan).map(({ record }) => leafValue(record, leaf))).toEqual(part);
    }
  });

  test.each(TEXT_COLUMNS)('changes nothing in $title when nobody has edited it, whatever stands there', (column) => {
    const { resource, table, leaf, length } = column;
    // A blank record is in no file, so the text is not empty; with a character of one column each it may fill the field.
    const any = fc.array(
      fc.oneof(fc.constantFrom(...FOREIGN, ...TROUBLE), fc.string({ unit: 'grapheme', maxLength: 1 })),
    );
    fc.assert(
      fc.property(any, (all) => {
        const text = `½${cutToWidth(all.join(''), length * 2 - 1)}`;
        const stored = new Map([[resource.numbers.first, withLeaf(resource.blank, leaf, text)]]);
        const plan = importOf(resource, table, stored, stored);
        expect(plan).toEqual({ ...NOTHING, unchanged: [resource.numbers.first] });
      }),
      { numRuns: 60 },
    );
  });

  test.each(Array.from(LOOK_ALIKES.keys(), (character) => [character]).concat([['½'], ['€'], ['か\u3099'], ['𠮷']]))(
    'brings back "%s" as it was, also where another cell of the row is edited',
    (character) => {
      const names = (en: string) => ({ ...item.blank, unconfirmed_name_ja: `${character}剣`, unconfirmed_name_en: en });
      const plan = importOf(item, unidentified, new Map([[1, names('Sword')]]), new Map([[1, names('')]]));
      expect(plan.changed.map(({ record }) => record)).toEqual([names('Sword')]);
      expect([plan.refused, plan.warned]).toEqual([[], []]);
    },
  );

  test('warns of a 〓 where there was none: in a part that was edited, and in a row that was given another number', () => {
    const named = (unconfirmed_name_ja: string) => ({ ...item.blank, unconfirmed_name_ja });
    const stored = new Map([
      [1, named('½の剣')],
      [2, named('〓の槍')],
      [3, named('斧')],
    ]);
    const edited = new Map([
      [1, named('½の大剣')],
      [2, named('〓の大槍')],
      [3, named('½の斧')],
      [4, named('€の弓')],
    ]);
    const { warned, changed, added } = importOf(item, unidentified, edited, stored);
    const column = item.fields.unconfirmed_name_ja.label;
    const fault = { key: 'missing_character' };
    expect(warned).toEqual([
      { row: 2, column, value: '〓の大剣', fault },
      { row: 4, column, value: '〓の斧', fault },
      { row: 5, column, value: '〓の弓', fault },
    ]);
    expect([changed.length, added.length]).toEqual([3, 1]);
  });
});
