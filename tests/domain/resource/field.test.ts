import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choice,
  dice,
  flag,
  group,
  initialValues,
  int,
  range,
  recordSchema,
  reference,
  set,
  slots,
  text,
} from '#domain/resource/field.ts';

const accepts = (field: { schema: { safeParse(value: unknown): { success: boolean } } }, value: unknown): boolean =>
  field.schema.safeParse(value).success;
const NOTHING_ROLLED = { count: 0, sides: 0, plus: 0 };
const NEVER = [undefined, null, NaN, Infinity, [], {}, () => 0, 10n];

describe('A field', () => {
  test('of text is limited by its width, and is stored composed, else as it was typed', () => {
    const name = text('名前', 'Name', { maxWidth: 20 });
    expect(name).toMatchObject({ kind: 'text', initial: '', maxWidth: 20, label: { ja: '名前', en: 'Name' } });
    for (const fits of ['', 'x'.repeat(20), '迷'.repeat(10), 'ﾒ'.repeat(20), 'か\u3099'.repeat(10), ' 　 ']) {
      expect(name.schema.parse(fits)).toBe(fits.replaceAll('か\u3099', 'が'));
    }
    for (const wide of [
      'x'.repeat(21),
      `${'迷'.repeat(10)}x`,
      'ﾒ'.repeat(21),
      'a\nb',
      'a\tb',
      '\0',
      ...NEVER,
      5,
      true,
    ]) {
      expect(accepts(name, wide), String(wide)).toBe(false);
    }
    const { error } = name.schema.safeParse('x'.repeat(21));
    expect(error?.issues[0]).toMatchObject({ message: 'too_wide', params: { maxWidth: 20 } });
  });

  test('of text with lines is limited in each of them, and in their number', () => {
    const sign = text('看板', 'Sign', { maxWidth: 4, maxLines: 2 });
    for (const fits of ['', 'abcd\n迷宮', '\n']) expect(accepts(sign, fits), fits).toBe(true);
    for (const wrong of ['abcde', 'a\nb\nc', 'a\r\nb']) expect(accepts(sign, wrong), wrong).toBe(false);
  });

  test('that holds several is made of the fields within', () => {
    const attack = slots('攻撃', 'Attacks', 2, dice('ダメージ', 'Damage', { sides: 20 }));
    expect(attack.initial).toEqual([NOTHING_ROLLED, NOTHING_ROLLED]);
    expect(accepts(attack, [{ count: 1, sides: 20, plus: -1 }, NOTHING_ROLLED])).toBe(true);
    for (const wrong of [[], [NOTHING_ROLLED], [{ count: 1, sides: 21, plus: 0 }, NOTHING_ROLLED], ...NEVER]) {
      expect(accepts(attack, wrong)).toBe(false);
    }
    const sexes = set('性別', 'Sexes', [{ code: 0, label: { ja: '男', en: 'Male' } }], true);
    expect(sexes.initial).toEqual({ 0: true });
    expect(accepts(sexes, { 0: false })).toBe(true);
    expect(accepts(sexes, { 0: false, 1: true })).toBe(false);
    const rate = range('率', 'Rate', { min: 0, max: 9 });
    expect(rate.initial).toEqual({ min: 0, max: 9 });
    expect(accepts(rate, { min: 3, max: 3 })).toBe(true);
    const { error } = rate.schema.safeParse({ min: 4, max: 3 });
    expect(error?.issues[0]).toMatchObject({ message: 'range_order', path: ['max'] });
  });

  test('that refers to a record takes the numbers of its kind and its none, with which it begins', () => {
    const monster = reference('相手', 'Monster', { to: 'monster' });
    expect(monster.initial).toBe(999);
    for (const right of [0, 479, 999]) expect(accepts(monster, right), String(right)).toBe(true);
    for (const wrong of [-1, 480, 998, 1000, 1.5, ...NEVER]) expect(accepts(monster, wrong), String(wrong)).toBe(false);
    const item = reference('品', 'Item', { to: 'item' });
    expect(item.initial).toBe(0);
    expect(accepts(item, 500)).toBe(true);
    expect(accepts(item, 501)).toBe(false);
  });

  test('of an integer takes what lies in its range, both ends included', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.nat(500),
        fc.integer({ min: -1200, max: 1200 }),
        (min, span, value) => {
          const field = int('数', 'Number', { min, max: min + span });
          expect(field.initial).toBe(min);
          expect(accepts(field, value)).toBe(value >= min && value <= min + span);
        },
      ),
    );
    const field = int('数', 'Number', { min: 0, max: 99 });
    for (const [value, right] of [
      [-1, false],
      [0, true],
      [99, true],
      [100, false],
      [0.5, false],
      ['5', false],
    ] as const) {
      expect(accepts(field, value), String(value)).toBe(right);
    }
    for (const never of [...NEVER, '', true]) expect(accepts(field, never), String(never)).toBe(false);
  });

  test('of an integer with a value that stands for none takes that too, and nothing beside it', () => {
    const options = [{ code: 999, label: { ja: '標準', en: 'Default' } }];
    const sound = int('音', 'Sound', { min: 0, max: 60, initial: 999, options });
    expect(sound).toMatchObject({ initial: 999, options });
    for (const value of [0, 60, 999]) expect(accepts(sound, value)).toBe(true);
    for (const value of [-1, 61, 998, 1000]) expect(accepts(sound, value)).toBe(false);
    expect(int('数', 'Number', { min: 0, max: 1 }).options).toEqual([]);
  });

  test('of a flag is true or false and nothing that is like it', () => {
    expect(flag('旗', 'Flag').initial).toBe(false);
    expect(flag('旗', 'Flag', true).initial).toBe(true);
    for (const value of [true, false]) expect(accepts(flag('旗', 'Flag'), value)).toBe(true);
    for (const value of [0, 1, 'true', '', ...NEVER]) expect(accepts(flag('旗', 'Flag'), value)).toBe(false);
  });

  test('of a choice takes the codes of its options, which need not follow one another', () => {
    const options = [3, 7].map((code) => ({ code, label: { ja: `${code}`, en: `${code}` } }));
    const field = choice('選択', 'Choice', options);
    expect(field.initial).toBe(3);
    expect(choice('選択', 'Choice', options, 7).initial).toBe(7);
    for (const value of [3, 7]) expect(accepts(field, value)).toBe(true);
    for (const value of [2, 4, 5, 6, 8, '3', ...NEVER]) expect(accepts(field, value), String(value)).toBe(false);
  });

  test('of a group is whole, knows no other key, and tells the place of what is wrong', () => {
    const place = group('場所', 'Place', {
      x: int('x', 'x', { min: 0, max: 23 }),
      y: int('y', 'y', { min: 0, max: 23, initial: 5 }),
    });
    expect(place.initial).toEqual({ x: 0, y: 5 });
    expect(accepts(place, { x: 23, y: 0 })).toBe(true);
    for (const wrong of [{}, { x: 1 }, { x: 1, y: 24 }, { x: 1, y: 1, z: 1 }, [1, 1], 'x', null]) {
      expect(accepts(place, wrong), JSON.stringify(wrong)).toBe(false);
    }
    expect(place.schema.safeParse({ x: 1, y: 24 }).error?.issues[0]?.path).toEqual(['y']);
  });

  test('gives each record blank values of its own', () => {
    const fields = {
      at: group('場所', 'Place', { x: int('x', 'x', { min: 0, max: 9 }) }),
      name: text('名', 'Name', { maxWidth: 4 }),
    };
    const [one, other] = [initialValues(fields), initialValues(fields)];
    one.at.x = 9;
    expect(other).toEqual({ at: { x: 0 }, name: '' });
    expect(recordSchema(fields).safeParse(other).success).toBe(true);
  });
});
