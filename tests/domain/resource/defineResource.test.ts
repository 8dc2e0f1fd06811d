import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineResource, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { flag, group, int, text, withChanges } from '#domain/resource/field.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { LANGUAGES } from '#domain/text/languages.ts';

const trap = defineResource({
  name: 'treasure_chest',
  fields: {
    name_ja: text('名前', 'Name', { maxWidth: 8 }),
    damage: group('傷', 'Damage', {
      dice: int('個', 'Dice', { min: 1, max: 9 }),
      sides: int('面', 'Sides', { min: 2, max: 20 }),
    }),
    is_magic: flag('魔法', 'Magic', true),
  },
});
const BLANK = { name_ja: '', damage: { dice: 1, sides: 2 }, is_magic: true };

describe('A resource', () => {
  test('knows its blank record', () => {
    expect(trap.blank).toEqual(BLANK);
  });

  test('takes changes of any of its fields, none that is unknown and none that is wrong', () => {
    const takes = (changes: unknown) => trap.changesSchema.safeParse(changes).success;
    for (const right of [
      {},
      { name_ja: '毒針' },
      { damage: { dice: 1 } },
      { is_magic: false, damage: { dice: 9, sides: 20 } },
      BLANK,
    ]) {
      expect(takes(right), JSON.stringify(right)).toBe(true);
    }
    const wrong = [
      { number: 1 },
      { name_ja: null },
      { damage: { dice: 0, sides: 2 } },
      { damage: { dice: 1, plus: 1 } },
      [],
      null,
      'x',
    ];
    for (const changes of wrong) expect(takes(changes), JSON.stringify(changes)).toBe(false);
    const polluted = JSON.parse('{"__proto__": {"is_magic": false}}');
    expect(takes(polluted)).toBe(false);
  });

  test('keeps what a change leaves out, of what belongs together too', () => {
    expect(withChanges(trap.fields, BLANK, { damage: { sides: 9 } })).toEqual({
      ...BLANK,
      damage: { dice: 1, sides: 9 },
    });
    expect(withChanges(trap.fields, BLANK, { damage: { dice: undefined }, name_ja: '毒針' })).toEqual({
      ...BLANK,
      name_ja: '毒針',
    });
  });

  test('reads what is stored leniently: what is missing or may no longer be stored is blank, what is gone is left out', () => {
    expect(readStored(trap, undefined)).toEqual(BLANK);
    for (const nonsense of [null, 'x', 5, []]) expect(readStored(trap, nonsense)).toEqual(BLANK);
    expect(readStored(trap, { is_magic: false })).toEqual({ ...BLANK, is_magic: false });
    expect(readStored(trap, { name_ja: 'x'.repeat(9), is_magic: false })).toEqual({ ...BLANK, is_magic: false });
    expect(readStored(trap, { retired: 1, name_ja: '落とし' })).toEqual({ ...BLANK, name_ja: '落とし' });
  });

  test('gives away no part of its blank record', () => {
    const record = readStored(trap, undefined);
    record.damage.dice = 9;
    expect(trap.blank).toEqual(BLANK);
    expect(readStored(trap, undefined)).toEqual(BLANK);
  });
});

describe.each([floorMap as unknown as Resource, ...RESOURCES].map((resource) => ({ name: resource.name, resource })))(
  'The resource $name',
  ({ resource }) => {
    test('has a blank record that it takes and reads back', () => {
      expect(resource.changesSchema.safeParse(resource.blank).success).toBe(true);
      expect(readStored(resource, resource.blank)).toEqual(resource.blank);
    });

    test('has a title and, for each field, a label in both languages', () => {
      for (const language of LANGUAGES) {
        expect(resource.title[language]).not.toBe('');
        for (const [name, field] of Object.entries(resource.fields)) {
          const { label } = field as unknown as { label: Record<string, string> };
          expect(label[language], name).toMatch(/./);
        }
      }
      expect(resource.numbers.first).toBeLessThanOrEqual(resource.numbers.last);
    });

    test('survives any stored value in any field', () => {
      const names = Object.keys(resource.fields);
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...names, 'unknown', '__proto__'), fc.jsonValue()), (stored) => {
          const record = readStored(resource, stored);
          expect(Object.keys(record)).toEqual(Object.keys(resource.blank));
          expect(resource.changesSchema.safeParse(record).success).toBe(true);
          expect(readStored(resource, record)).toEqual(record);
        }),
      );
    });
  },
);
