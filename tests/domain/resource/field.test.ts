import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, flag, group, initialValues, int, recordSchema, text } from '#domain/resource/field.ts';

const accepts = (field: { schema: { safeParse(value: unknown): { success: boolean } } }, value: unknown): boolean =>
  field.schema.safeParse(value).success;
const NEVER = [undefined, null, NaN, Infinity, [], {}, () => 0, 10n];

describe('A field', () => {
  test('of text is limited by its width, and is stored as it was typed', () => {
    const name = text('名前', 'Name', { maxWidth: 20 });
    expect(name).toMatchObject({ kind: 'text', initial: '', maxWidth: 20, label: { ja: '名前', en: 'Name' } });
    for (const fits of ['', 'x'.repeat(20), '迷'.repeat(10), 'ﾒ'.repeat(20), 'か\u3099'.repeat(10), ' \n ']) {
      expect(name.schema.parse(fits)).toBe(fits);
    }
    for (const wide of ['x'.repeat(21), `${'迷'.repeat(10)}x`, 'ﾒ'.repeat(21), ...NEVER, 5, true]) {
      expect(accepts(name, wide), String(wide)).toBe(false);
    }
    const { error } = name.schema.safeParse('x'.repeat(21));
    expect(error?.issues[0]).toMatchObject({ message: 'too_wide', params: { maxWidth: 20 } });
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
    const sound = int('音', 'Sound', { min: 0, max: 60, initial: 999, special: 999 });
    expect(sound).toMatchObject({ initial: 999, special: 999 });
    for (const value of [0, 60, 999]) expect(accepts(sound, value)).toBe(true);
    for (const value of [-1, 61, 998, 1000]) expect(accepts(sound, value)).toBe(false);
    expect('special' in int('数', 'Number', { min: 0, max: 1 })).toBe(false);
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
