import { expect, expectTypeOf, test } from 'vitest';
import { defineTexts, textIn } from '#client/i18n/defineTexts.ts';

const doorTexts = defineTexts({
  'door.open': { ja: '開ける', en: 'Open' },
  'door.count': { ja: '扉{{count}}枚', en: 'Doors: {{count}}' },
});
const markTexts = defineTexts<`mark.${number}`>({ 'mark.1': { ja: '水', en: 'water' } });

test('a text is said in the language that is asked for, with its values', () => {
  expect(textIn('ja', doorTexts)('door.open')).toBe('開ける');
  expect(textIn('en', doorTexts)('door.count', { count: 3 })).toBe('Doors: 3');
  expect(textIn('en', doorTexts, markTexts)('mark.1')).toBe('water');
});

test('a number that no text stands for is shown by its key', () => {
  expect(textIn('en', markTexts)('mark.7')).toBe('mark.7');
});

test('only keys of the texts that are named compile', () => {
  expectTypeOf(textIn('ja', doorTexts)).parameter(0).toEqualTypeOf<'door.open' | 'door.count'>();
  expectTypeOf(textIn('ja', doorTexts, markTexts))
    .parameter(0)
    .toEqualTypeOf<'door.open' | 'door.count' | `mark.${number}`>();
});

test('what says the texts stays the same as long as the language does', () => {
  expect(textIn('ja', doorTexts)).toBe(textIn('ja', markTexts));
  expect(textIn('ja', doorTexts)).not.toBe(textIn('en', doorTexts));
});
