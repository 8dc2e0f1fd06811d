import { expect, test } from 'vitest';
import { languageOfText } from '#domain/text/languageOfText.ts';

test.each([
  ['石の番人', 'ja'],
  ['ノーム', 'ja'],
  ['ﾉｰﾑ', 'ja'],
  ['021 石の番人 of Moor', 'ja'],
  ['Cave rat', 'en'],
  ['Ａ', undefined],
  ['HP 12', undefined],
  ['x3 y4', undefined],
  ['', undefined],
] as const)('%s is read out in %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
