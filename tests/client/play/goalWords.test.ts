import { expect, test } from 'vitest';
import { textIn } from '#client/i18n/defineTexts.ts';
import { goalWords } from '#client/play/tests/goalWords.ts';
import { testTexts } from '#client/play/tests/testTexts.ts';
import { labelAny } from '#client/play/words/labelInput.ts';
import { Names } from '#client/play/words/Names.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { ENDING_GOAL, FLAGS_GOAL, PLACE_GOAL, type PlayTest, playTest } from '#domain/resources/tests/playTest.ts';
import type { Input } from '#game/inputs.ts';
import { gameAt, sampleWorld, walled } from '../../game/sampleWorld.ts';

const world = sampleWorld({ floors: { 1: walled({}) }, settings: { 1: { name_ja: '入口', name_en: 'Entrance' } } });

test.each([
  ['ja', { kind: PLACE_GOAL, floor: 1, x: 2, y: 3 }, 'フロア01 入口 x2 y3に立つ'],
  ['en', { kind: PLACE_GOAL, floor: 1, x: 2, y: 3 }, 'Is on floor 01 Entrance x2 y3'],
  ['en', { kind: PLACE_GOAL, floor: 0 }, 'Is back in the city'],
  ['en', { kind: ENDING_GOAL }, 'Reaches an ending'],
  ['en', { kind: ENDING_GOAL, labyrinth: 0 }, 'Reaches the ending of 0'],
  ['en', { kind: FLAGS_GOAL, flags: [3, 0, 5] }, 'ON: flag 3 and flag 5'],
] satisfies [string, Partial<PlayTest['goal']>, string][])('in %s, %o reads “%s”', (language, goal, words) => {
  const narration = { text: textIn(language as 'ja' | 'en', testTexts), flagName: (flag: number) => `flag ${flag}` };
  const names = new Names(world, language as 'ja' | 'en');
  expect(goalWords({ ...narration, names }, { ...playTest.blank.goal, ...goal })).toBe(words);
});

test('an input that does not fit is told by its name, and what is none has no name', () => {
  const label = (input: unknown) =>
    labelAny(textIn('en', playTexts), new Names(world, 'en'), gameAt(world), input as Input);
  expect(label({ do: 'forward' })).toBe('Forward');
  for (const other of [null, 7, {}, { do: 'gold' }, { do: 'toString' }]) expect(label(other)).toBe('');
});
