import { expect, expectTypeOf, test } from 'vitest';
import { defineTexts, textIn } from '#client/i18n/defineTexts.ts';

const doorTexts = defineTexts({
  'door.open': { ja: '開ける', en: 'Open' },
  'door.count': { ja: '扉{{count}}枚', en: 'Doors: {{count}}' },
  'door.opened': { ja: '{{name}}の扉{{count}}枚', en: '{{count|door is|doors are}} open: {{name}}' },
});
const markTexts = defineTexts<`mark.${number}`>({ 'mark.1': { ja: '水', en: 'water' } });

test('a text is said in the language that is asked for, with its values', () => {
  expect(textIn('ja', doorTexts)('door.open')).toBe('開ける');
  expect(textIn('en', doorTexts)('door.count', { count: 3 })).toBe('Doors: 3');
  expect(textIn('en', doorTexts, markTexts)('mark.1')).toBe('water');
});

test('a count stands with its word in the right number', () => {
  const inEnglish = (count: number | string) => textIn('en', doorTexts)('door.opened', { count, name: 'x|y' });
  expect(inEnglish(1)).toBe('1 door is open: x|y');
  expect(inEnglish(0)).toBe('0 doors are open: x|y');
  expect(inEnglish('1,000')).toBe('1,000 doors are open: x|y');
  expect(textIn('ja', doorTexts)('door.opened', { count: 1, name: '門' })).toBe('門の扉1枚');
});

test('a number that no text stands for is shown by its key', () => {
  expect(textIn('en', markTexts)('mark.7')).toBe('mark.7');
});

test('only keys of the texts that are named compile', () => {
  expectTypeOf(textIn('ja', doorTexts)).parameter(0).toEqualTypeOf<keyof typeof doorTexts>();
  expectTypeOf(textIn('ja', doorTexts, markTexts))
    .parameter(0)
    .toEqualTypeOf<keyof typeof doorTexts | `mark.${number}`>();
});

test('what says the texts stays the same as long as the language does', () => {
  expect(textIn('ja', doorTexts)).toBe(textIn('ja', markTexts));
  expect(textIn('ja', doorTexts)).not.toBe(textIn('en', doorTexts));
});
