import { expect, test } from 'vitest';
import { asRead, fieldInLanguage, inLanguage, languageRead } from '#domain/text/inLanguage.ts';
import { LANGUAGES } from '#domain/text/languages.ts';

test('a text is read in the language of the reader, or in the other one where it is not written in that', () => {
  const both = { ja: '門', en: 'Gate' };
  expect(LANGUAGES.map((language) => inLanguage(both, language))).toEqual(['門', 'Gate']);
  for (const language of LANGUAGES) {
    expect(inLanguage({ ja: '', en: 'Gate' }, language)).toBe('Gate');
    expect(inLanguage({ ja: '門', en: '' }, language)).toBe('門');
    expect(inLanguage({ ja: '', en: '' }, language)).toBe('');
    expect(fieldInLanguage({ name_ja: '', name_en: 'Gate' }, 'name', language)).toBe('Gate');
  }
  expect(asRead({ ja: '', en: 'Gate' })).toEqual({ ja: 'Gate', en: 'Gate' });
});

test('pages are read in one language; pages without a letter count as not written', () => {
  expect(languageRead({ ja: ['', '　'], en: ['Halt!'] }, 'ja')).toBe('en');
  expect(languageRead({ ja: ['止まれ！'], en: ['', ''] }, 'en')).toBe('ja');
  expect(languageRead({ ja: ['止まれ！'], en: ['Halt!'] }, 'en')).toBe('en');
  expect(languageRead({ ja: [''], en: [] }, 'en')).toBe('en');
});
