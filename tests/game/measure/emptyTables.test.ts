import { expect, test } from 'vitest';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { emptyTables } from '#game/measure/emptyTables.ts';
import { sampleSettings, sampleTables } from './encounterSample.ts';

const WRITTEN = sampleTables({ 1: [[40, 1]], 2: [[40, 0]] });
const empty = (slots: Parameters<typeof sampleSettings>[0], written = WRITTEN, isQuiet = false) =>
  emptyTables(
    sampleSettings(slots, { no_random_encounters: isQuiet }),
    (number) => written.get(number) ?? encounterSetting.blank,
  );

test.each([
  ['a floor on which none was chosen', [], { chosen: [], isUnchosen: true }],
  ['one that has somebody', [[1, 100]], { chosen: [], isUnchosen: false }],
  [
    'tables of nobody, each once',
    [
      [2, 50],
      [3, 50],
      [2, 10],
    ],
    { chosen: [2, 3], isUnchosen: false },
  ],
  [
    'a slot that is never drawn',
    [
      [1, 100],
      [2, 0],
    ],
    { chosen: [], isUnchosen: false },
  ],
  [
    'a slot without a table',
    [
      [1, 100],
      [999, 100],
    ],
    { chosen: [], isUnchosen: false },
  ],
] as const)('%s', (_, slots, found) => expect(empty(slots)).toEqual(found));

test('nothing is missing where table 000 has somebody, and where nobody is to come', () => {
  expect(empty([], sampleTables({ 0: [[40, 1]] }))).toEqual({ chosen: [], isUnchosen: false });
  expect(empty([[2, 100]], WRITTEN, true)).toEqual({ chosen: [], isUnchosen: false });
});
