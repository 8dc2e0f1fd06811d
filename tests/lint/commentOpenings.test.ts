import { expect, test } from 'vitest';
import { commentOpenings } from './commentOpenings.ts';
import { readSourceFile } from './sourceFile.ts';

const judged = (text: string, path = 'src/domain/map/cell.ts') =>
  commentOpenings(readSourceFile(path, text)).map(({ line }) => line);

test.each([
  '/** The cell under the pointer. */\nconst a = 1;',
  '/** Whether the cell is drawn. */\nconst a = 1;',
  '// Where does it end?\nconst a = 1;',
  '// The rows are sorted,\n// of which the first is shown.\nconst a = 1;',
  '// The first sentence is long and continues\n// What follows here is its second line.\nconst a = 1;',
  'const a = "// What a text holds is no comment";',
])('may open so: %j', (text) => expect(judged(text)).toEqual([]));

test.each([
  ['/** What is told of a cell. */\nconst a = 1;', [1]],
  ['const a = 1;\n// Of two rows the first stays.\nconst b = 2;', [2]],
  ['/**\n * Whose the work is.\n */\nconst a = 1;', [1]],
  ['// By what a list is sorted.\n\n// Where it ends.\nconst a = 1;', [1, 3]],
])('may not open so: %j', (text, lines) => expect(judged(text)).toEqual(lines));

test('a migration keeps its comments', () => {
  expect(judged('// What the table holds.\nexport {};', 'migrations/20261121000001_accounts.ts')).toEqual([]);
});
