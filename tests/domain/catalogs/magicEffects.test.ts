import { expect, test } from 'vitest';
import { MAGIC_EFFECT_GROUPS, MAGIC_EFFECT_NUMBERS, MAGIC_EFFECTS } from '#domain/catalogs/magicEffects.ts';
import { item } from '#domain/resources/item.ts';

const codes = (options: typeof MAGIC_EFFECTS) => options.map(({ code }) => code);
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, code) => code);
const said = (values: Partial<(typeof item)['blank']>) => item.check?.({ ...item.blank, ...values }, 1) ?? [];

test('there are effects 0 to 126, every one with a name of its own in both languages', () => {
  expect(codes(MAGIC_EFFECTS)).toEqual(upTo(126));
  for (const language of ['ja', 'en'] as const) {
    const names = MAGIC_EFFECTS.map(({ label }) => label[language]);
    expect(names.every((name) => name !== '')).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every effect but none belongs to one of the three groups', () => {
  expect(MAGIC_EFFECT_GROUPS.flatMap(({ first, last }) => upTo(last).slice(first))).toEqual(upTo(126).slice(1));
});

// The codes are stored: if one of these changes, the order of the list was changed.
test.each([
  [1, 'Strength +1'],
  [42, 'Attacks +2'],
  [43, 'Wards off fire'],
  [81, 'Drains levels'],
  [82, 'Heals while walking'],
  [126, 'Use: luck grows'],
])('effect %i is %s', (code, name) => {
  expect(MAGIC_EFFECTS[code]?.label.en).toBe(name);
});

test('a slot may hold a number past the last effect, which is shown as out of range and told to be unusable', () => {
  expect(codes(MAGIC_EFFECT_NUMBERS)).toEqual(upTo(255));
  expect(MAGIC_EFFECT_NUMBERS[127]?.label).toEqual({ ja: '範囲外（127）', en: 'Out of Range (127)' });
  const magic_effects = [126, 127, 0, 0, 0, 255];
  expect(item.schema.safeParse({ ...item.blank, magic_effects }).success).toBe(true);
  expect(said({ magic_effects })).toMatchObject([
    { path: 'magic_effects.1', severity: 'warning' },
    { path: 'magic_effects.5', severity: 'warning' },
  ]);
});
