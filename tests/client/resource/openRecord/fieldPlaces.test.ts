import { expect, test } from 'vitest';
import { columnsOf, placesIn } from '#client/resource/openRecord/fieldPlaces.ts';
import { choice, type Field, flag, int, set, text } from '#domain/resource/field.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';

const placed = (...fields: readonly unknown[]) => fields.map((field) => ({ field: field as Field }));
const name = text('名前', 'Name', { maxWidth: 20 });
const number = int('数', 'Number', { min: 0, max: 9 });
const entries = [{ code: 0, label: { ja: '一', en: 'One' } }];
const check = flag('印', 'Mark');

test('three texts fill a line of six places, two a line of four, and two with a choice one of five', () => {
  expect(columnsOf(placed(name, name, name))).toBe(6);
  expect(columnsOf(placed(name, name))).toBe(4);
  expect(columnsOf(placed(name, name, choice('種類', 'Type', entries)))).toBe(5);
});

test('numbers stand six in a line where their names are short', () => {
  const long = int('魔術師呪文の抵抗（％）', 'Wizard spell resistance (%)', { min: 0, max: 100 });
  expect(columnsOf(placed(number, number, number, number))).toBe(5);
  expect(columnsOf(placed(...Array(6).fill(number)))).toBe(6);
  expect(columnsOf(placed(...Array(6).fill(long)))).toBe(5);
});

test('what takes a whole line leaves nothing empty', () => {
  const whole = set('職業', 'Classes', entries);
  expect(columnsOf(placed(whole, name, name, whole))).toBe(4);
  expect(columnsOf(placed(whole))).toBe(5);
});

test('two checks that follow one another share a place, a third begins another', () => {
  const places = placesIn(placed(number, check, check, check, name, check));
  expect(places.map((place) => place.length)).toEqual([1, 2, 1, 1, 1]);
});

test('the names of monsters stand three in a line, those of items two', () => {
  const first = ({
    sections: [section] = [],
    fields,
  }: {
    sections?: readonly { fields: readonly string[] }[];
    fields: object;
  }) => placed(...(section?.fields ?? []).map((one) => (fields as Record<string, unknown>)[one]));
  expect(columnsOf(first(monster))).toBe(6);
  expect(columnsOf(first(item))).toBe(4);
});
