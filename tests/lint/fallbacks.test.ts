import { expect, test } from 'vitest';
import { fallbacks } from './fallbacks.ts';
import { readSourceFile } from './sourceFile.ts';

test.each([
  ['const name = record.name_en || record.name_ja;', 1],
  ['const name = label[language] || label.ja;', 1],
  ["const name = (language === 'en' && en.name_en) || name_ja;", 1],
  ['const isNamed = name_ja !== "" || isOpen;', 0],
  ['const name = inLanguage(label, language) || label.number;', 0],
])('a text falls back through one function alone: %s', (text, count) => {
  expect(fallbacks(readSourceFile('src/client/screens/List.tsx', text))).toHaveLength(count);
  expect(fallbacks(readSourceFile('tests/client/list.test.ts', text))).toEqual([]);
});
