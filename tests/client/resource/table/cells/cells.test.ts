import { expect, test } from 'vitest';
import {
  calculatedTexts,
  filledTexts,
  type Operation,
  pastedTexts,
  type RecordCell,
  readTexts,
} from '#client/resource/table/cells/cellEdits.ts';
import { type CellPlace, grownTo, moved, rectOf, single, stepped } from '#client/resource/table/cells/cellRange.ts';
import { continuedSeries } from '#client/resource/table/cells/continuedSeries.ts';
import { readTabbed, writeTabbed } from '#client/resource/table/cells/tabbedText.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { int, text } from '#domain/resource/field.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';

const extent = { rows: 10, columns: 4 };
const at = (row: number, column: number): CellPlace => ({ row, column });

test('a range grows from its active cell with its other corner and stays within the table', () => {
  const grown = moved(moved(single(at(2, 1)), at(3, 0), extent, true), at(0, 9), extent, true);
  expect(rectOf(grown)).toEqual({ top: 2, left: 1, bottom: 5, right: 3 });
  expect(grown.active).toEqual(at(2, 1));
  expect(moved(grown, at(-9, 0), extent, false)).toEqual(single(at(0, 1)));
  expect(rectOf(moved(single(at(2, 2)), at(-1, -1), extent, true))).toEqual({ top: 1, left: 1, bottom: 2, right: 2 });
});

test('Tab goes on in the next row, and no further than the last cell', () => {
  expect(stepped(single(at(0, 3)), 1, extent)).toEqual(single(at(1, 0)));
  expect(stepped(single(at(1, 0)), -1, extent)).toEqual(single(at(0, 3)));
  expect(stepped(single(at(9, 3)), 1, extent)).toEqual(single(at(9, 3)));
});

test('the fill handle grows a selection to one side only', () => {
  const rect = { top: 2, left: 1, bottom: 3, right: 1 };
  expect(grownTo(rect, at(7, 2))).toEqual({ ...rect, bottom: 7 });
  expect(grownTo(rect, at(3, 3))).toEqual({ ...rect, right: 3 });
  expect(grownTo(rect, at(0, 1))).toEqual({ ...rect, top: 0 });
  expect(grownTo(rect, at(2, 1))).toEqual(rect);
});

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\tb\nc', [['a', 'b'], ['c']]],
  ['"two\nlines"\t"say ""hi"""\r\n', [['two\nlines', 'say "hi"']]],
  ['5" sword\tb', [['5" sword', 'b']]],
  ['"not closed\tb', [['"not closed', 'b']]],
  ['"a"b\tc', [['"a"b', 'c']]],
  ['\t\r\n', [['', '']]],
  ['\r\n\r\n', [[''], ['']]],
  ['', []],
])('the clipboard %j is read as Excel and LibreOffice write it', (copied, cells) => {
  expect(readTabbed(copied)).toEqual(cells);
});

test('what is written is read back the same', () => {
  const cells = [['', 'a\tb', 'c\r\nd', '"e"', 'f"g', '"'], ['only']];
  expect(readTabbed(writeTabbed(cells))).toEqual(cells);
});

test('a text of many lines in quotes fills one cell, whatever stands around it', () => {
  const [title, words] = ['title_ja', 'message_ja_boxes'].map((path) =>
    labyrinthMessage.leaves.find((leaf) => leaf.path === path),
  ) as [Leaf, Leaf];
  const copied =
    '門番の言葉\t"止まれ！\nここから先は「""迷宮""」だ。\n***\n命が惜しければ帰れ。"\n古い石碑\t"読めない。"\n';
  const texts = pastedTexts(readTabbed(copied), { top: 0, left: 0, bottom: 0, right: 0 }, ({ row, column }) => ({
    number: row + 1,
    leaf: column === 0 ? title : words,
  }));
  expect(readTexts(texts)).toEqual({
    changes: [
      { number: 1, leaf: title, value: '門番の言葉' },
      { number: 1, leaf: words, value: ['止まれ！\nここから先は「"迷宮"」だ。', '命が惜しければ帰れ。'] },
      { number: 2, leaf: title, value: '古い石碑' },
      { number: 2, leaf: words, value: ['読めない。'] },
    ],
    refused: [],
  });
});

const UNLIMITED = { code: 999, label: { ja: '無制限', en: 'Unlimited' } };
const resource = defineResource({
  name: 'item',
  fields: {
    name: text('名前', 'Name', { maxWidth: 6 }),
    price: int('価格', 'Price', { min: 0, max: 100 }),
    stock: int('在庫', 'Stock', { min: 0, max: 99, initial: 5, options: [UNLIMITED] }),
  },
});
const [name, price, stock] = resource.leaves as [Leaf, Leaf, Leaf];
const leaves = [name, price, stock];
const cellAt = ({ row, column }: CellPlace): RecordCell | undefined => {
  const leaf = leaves[column];
  return leaf && row < 6 ? { number: row + 1, leaf } : undefined;
};
const places = (texts: readonly { number: number; leaf: Leaf; text: string }[]) =>
  texts.map((one) => `${one.number} ${one.leaf.path} ${one.text}`);

test('a paste begins at the corner, repeats in a selection that is a multiple of it, and ends with the table', () => {
  const pasted = [
    ['a', '1'],
    ['b', '2'],
  ];
  expect(places(pastedTexts(pasted, rectOf(single(at(0, 0))), cellAt))).toEqual([
    '1 name a',
    '1 price 1',
    '2 name b',
    '2 price 2',
  ]);
  const twice = pastedTexts(pasted, { top: 0, left: 0, bottom: 3, right: 0 }, cellAt);
  expect(places(twice)).toHaveLength(8);
  expect(places(twice)).toContain('3 name a');
  expect(places(pastedTexts(pasted, rectOf(single(at(5, 2))), cellAt))).toEqual(['6 stock a']);
});

test('a fill repeats what it began with, upwards as well', () => {
  const record = (number: number) => ({ ...resource.blank, price: number });
  const down = filledTexts(
    { top: 0, left: 1, bottom: 1, right: 1 },
    { top: 0, left: 1, bottom: 4, right: 1 },
    cellAt,
    record,
  );
  expect(places(down.texts)).toEqual(['3 price 1', '4 price 2', '5 price 1']);
  const up = filledTexts(
    { top: 3, left: 1, bottom: 4, right: 1 },
    { top: 1, left: 1, bottom: 4, right: 1 },
    cellAt,
    record,
  );
  expect(places(up.texts)).toEqual(['2 price 4', '3 price 5']);
});

test.each([
  [['30', '40'], 4, ['50', '60']],
  [['40', '30', '20'], 5, ['10', '0']],
  [['5', '5'], 3, ['5']],
  [['1', '2', '4'], 4, undefined],
  [['7'], 3, undefined],
  [['Sword 1'], 3, ['Sword 2', 'Sword 3']],
  [['剣０８'], 3, ['剣０９', '剣１０']],
  [['Room 09', 'Room 07'], 4, ['Room 05', 'Room 03']],
  [['Room 1', 'Hall 2'], 3, undefined],
  [['Room 1', 'Room'], 3, undefined],
  [['Sword', 'Axe'], 3, undefined],
  [['', ''], 3, undefined],
])('the values %j go on for %i places as in a spreadsheet', (values, end, expected) => {
  const goesOn = continuedSeries(values);
  expect(goesOn && Array.from({ length: end - values.length }, (_, at) => goesOn(values.length + at))).toEqual(
    expected,
  );
});

test('a series goes on before its beginning, counts up again below zero, and each line goes on by itself', () => {
  expect(continuedSeries(['30', '40'])?.(-4)).toBe('-10');
  expect([-1, -2, -3].map((place) => continuedSeries(['Room 1', 'Room 2'])?.(place))).toEqual([
    'Room 0',
    'Room 1',
    'Room 2',
  ]);
  const record = (number: number) => ({ name: `剣${number}`, price: number * 40, stock: number === 2 ? 999 : 7 });
  const down = filledTexts(
    { top: 0, left: 0, bottom: 1, right: 2 },
    { top: 0, left: 0, bottom: 3, right: 2 },
    cellAt,
    record,
    'series',
  );
  // The price ends at 100, and "unlimited" is a name and no number that goes on.
  expect(places(down.texts)).toEqual([
    '3 name 剣3',
    '3 price 100',
    '3 stock 7',
    '4 name 剣4',
    '4 price 100',
    '4 stock 999',
  ]);
  expect(down.clamped).toBe(2);
  const across = filledTexts(
    { top: 0, left: 0, bottom: 1, right: 0 },
    { top: 0, left: 0, bottom: 1, right: 1 },
    cellAt,
    record,
    'series',
  );
  expect(places(across.texts)).toEqual(['1 price 剣2', '2 price 剣3']);
  const copied = filledTexts(
    { top: 0, left: 1, bottom: 1, right: 1 },
    { top: 0, left: 1, bottom: 3, right: 1 },
    cellAt,
    record,
    'copy',
  );
  expect(places(copied.texts)).toEqual(['3 price 40', '4 price 80']);
  expect(copied.clamped).toBe(0);
});

test('an operation leaves out what is no quantity, and what does not fit is refused with its reason', () => {
  const record = (number: number) => ({ name: 'x', price: number * 40, stock: 999 });
  const cells = [1, 2].flatMap((number) => leaves.map((leaf) => ({ number, leaf })));
  const calculated = (operation: Operation, operand: string) =>
    calculatedTexts(resource, cells, { operation, operand, sought: '' }, record);
  const { changes, refused } = readTexts(calculated('multiply', '１.5'));
  expect(changes.map(({ number, leaf, value }) => [number, leaf.path, value])).toEqual([[1, 'price', 60]]);
  expect(refused).toMatchObject([{ number: 2, leaf: price, text: '120', fault: { key: 'at_most' } }]);
  expect(readTexts(calculated('add', '-40')).changes.map(({ value }) => value)).toEqual([0, 40]);
  expect(calculated('add', 'x')).toEqual([]);
  expect(readTexts(calculated('set', 'とても長い')).refused).toHaveLength(6);
});

test('replacing changes the texts that hold what is sought, pages of messages too, and nothing else', () => {
  const record = (number: number) => ({ ...resource.blank, name: number === 2 ? '剣と剣' : '槍', price: 2 });
  const cells = [1, 2].flatMap((number) => leaves.map((leaf) => ({ number, leaf })));
  const calculation = { operation: 'replace', sought: '剣', operand: '刀' } as const;
  expect(places(calculatedTexts(resource, cells, calculation, record))).toEqual(['2 name 刀と刀']);
  expect(places(calculatedTexts(resource, cells, { ...calculation, operand: '' }, record))).toEqual(['2 name と']);
  expect(calculatedTexts(resource, cells, { ...calculation, sought: '' }, record)).toEqual([]);
  expect(calculatedTexts(resource, cells, { ...calculation, sought: '2' }, record)).toEqual([]);
  const words = labyrinthMessage.leaves.find(({ path }) => path === 'message_ja_boxes') as Leaf;
  const message = { ...labyrinthMessage.blank, message_ja_boxes: ['門だ。', '剣を\n取れ。'] };
  const { changes } = readTexts(
    calculatedTexts(labyrinthMessage, [{ number: 1, leaf: words }], calculation, () => message),
  );
  expect(changes).toEqual([{ number: 1, leaf: words, value: ['門だ。', '刀を\n取れ。'] }]);
});
