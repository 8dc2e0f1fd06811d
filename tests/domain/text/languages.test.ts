import { expect, test } from 'vitest';
import { preferredLanguage } from '#domain/text/languages.ts';

test.each([
  [['en-US', 'en'], 'en'],
  [['ja-JP', 'en'], 'ja'],
  [['fr-FR', 'EN-gb', 'ja'], 'en'],
  [['de', 'fr'], 'ja'],
  [['eng', 'jax'], 'ja'],
  [[], 'ja'],
])('Of %j the language of the screens is %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});
