import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noDataTexts } from '#client/page/noDataTexts.ts';

const { ja, en } = noDataTexts['noData.title'];

test('no list greets with the text of an empty one by itself: whoever shows it says the next step too', () => {
  const files = globSync('src/client/**/*.{ts,tsx}').filter((file) => !file.endsWith('page/noDataTexts.ts'));
  expect(files.length).toBeGreaterThan(500);
  const read = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  // It is written once ...
  expect(read.filter(({ source }) => source.includes(ja) || source.includes(en)).map(({ file }) => file)).toEqual([]);
  // ... and shown where a second sentence is required: by `NoData`, by the hint of a table, and for a file without rows.
  const shown = read.filter(({ source }) => source.includes("'noData.title'")).map(({ file }) => file);
  expect(shown.sort()).toEqual([
    'src/client/page/NoData.tsx',
    'src/client/resource/table/status/EmptyHint.tsx',
    'src/client/screens/dataSettings/copy/copySources.ts',
  ]);
});
