import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordErrors } from '#domain/resource/checkRecord.ts';
import { blankOf, defineResource, numbersOf, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { dice, flag, group, int, range, set, slots, text, withChanges } from '#domain/resource/field.ts';
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
    expect(readStored(trap, 1, undefined)).toEqual(BLANK);
    for (const nonsense of [null, 'x', 5, []]) expect(readStored(trap, 1, nonsense)).toEqual(BLANK);
    expect(readStored(trap, 1, { is_magic: false })).toEqual({ ...BLANK, is_magic: false });
    expect(readStored(trap, 1, { name_ja: 'x'.repeat(9), is_magic: false })).toEqual({ ...BLANK, is_magic: false });
    expect(readStored(trap, 1, { retired: 1, name_ja: '落とし' })).toEqual({ ...BLANK, name_ja: '落とし' });
  });

  test('loses one leaf alone where that is missing, unknown or out of range', () => {
    const chest = defineResource({
      name: 'treasure_chest',
      fields: {
        seen: set(
          '罠',
          'Traps',
          [1, 2, 3].map((code) => ({ code, label: { ja: `${code}`, en: `${code}` } })),
        ),
        dice: dice('お金', 'Gold'),
        span: range('階', 'Floors', { min: 1, max: 9 }),
        guards: slots('守り', 'Guards', 2, group('守り', 'Guard', { count: int('数', 'Count', { min: 1, max: 9 }) })),
      },
    });
    const stored = {
      seen: { 1: true, 2: 'yes', 9: true },
      dice: { count: 2, sides: 6, plus: 5000, times: 2 },
      span: { min: 8, max: 2 },
      guards: [{ count: 5 }, { count: 77 }, { count: 3 }],
    };
    expect(readStored(chest, 1, stored)).toEqual({
      seen: { 1: true, 2: false, 3: false },
      dice: { count: 2, sides: 6, plus: 0 },
      span: { min: 1, max: 9 },
      guards: [{ count: 5 }, { count: 1 }],
    });
  });

  test('gives away no part of its blank record', () => {
    const record = readStored(trap, 1, undefined);
    record.damage.dice = 9;
    expect(trap.blank).toEqual(BLANK);
    expect(readStored(trap, 1, undefined)).toEqual(BLANK);
  });
});

describe.each([floorMap as unknown as Resource, ...RESOURCES].map((resource) => ({ name: resource.name, resource })))(
  'The resource $name',
  ({ resource }) => {
    test('has a blank record that it takes and reads back', () => {
      expect(resource.changesSchema.safeParse(resource.blank).success).toBe(true);
      const { first, last } = resource.numbers;
      for (const number of resource.isWhole ? numbersOf(resource) : [first, last]) {
        const blank = blankOf(resource, number);
        expect(resource.changesSchema.safeParse(blank).error).toBe(undefined);
        expect(readStored(resource, number, blank)).toEqual(blank);
        expect(readStored(resource, number, {})).toEqual(blank);
        expect(recordErrors(resource, blank, number, blank)).toEqual([]);
      }
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

    test('says of each flag that it names whether it asks for it or changes it', () => {
      const flags = resource.leaves.flatMap(({ field }) =>
        field.kind === 'reference' && field.to === 'event_flag' ? [field] : [],
      );
      expect(flags.filter(({ access }) => access === undefined)).toEqual([]);
    });

    test('survives any stored value in any field', () => {
      const names = Object.keys(resource.fields);
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...names, 'unknown', '__proto__'), fc.jsonValue()), (stored) => {
          const record = readStored(resource, resource.numbers.last, stored);
          expect(Object.keys(record)).toEqual(Object.keys(resource.blank));
          expect(resource.changesSchema.safeParse(record).success).toBe(true);
          expect(readStored(resource, resource.numbers.last, record)).toEqual(record);
        }),
      );
    });
  },
);
