import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutToWidth, displayWidth } from '#domain/text/displayWidth.ts';
import { holdsUnseen, isSeen, withoutUnseen } from '#domain/text/unseen.ts';

test.each([
  ['zero-width blank', 'a\u200bb', 'ab'],
  ['joiner between letters', 'a\u200db', 'ab'],
  ['joiner at the end', '👩\u200d', '👩'],
  ['override of direction', '\u202eevil\u202c', 'evil'],
  ['isolate', '\u2067x\u2069', 'x'],
  ['tag characters', '🏴\u{e0067}\u{e007f}', '🏴'],
  ['blank of Braille', 'a\u2800', 'a'],
  ['Hangul filler', '\u3164', ''],
  ['half-width Hangul filler', '\uffa0', ''],
  ['soft hyphen', 'soft\u00adware', 'software'],
  ['selector without a letter', '\ufe0fa', 'a'],
  ['second selector', 'a\ufe0f\ufe0f', 'a\ufe0f'],
  ['byte order mark', '\ufeffa', 'a'],
])('a %s is a letter that nobody sees', (_, text, seen) => {
  expect(holdsUnseen(text)).toBe(true);
  expect(withoutUnseen(text)).toBe(seen);
  expect(isSeen(text)).toBe(seen !== '');
});

test.each([
  ['a heart in colour', '❤\ufe0f', 2],
  ['a variant of a kanji', '葛\u{e0100}飾', 4],
  ['an astronaut', '👩🏽\u200d🚀', 6],
  ['a flag', '🏳\ufe0f\u200d🌈', 4],
  ['a name', '迷宮 Maze é', 12],
])('%s stands, and what joins its letters takes no room', (_, text, width) => {
  expect(holdsUnseen(text)).toBe(false);
  expect(displayWidth(text)).toBe(width);
});

test('what is cut to a width loses no selector and keeps no joiner at its end', () => {
  expect(cutToWidth('❤\ufe0f❤\ufe0f', 2)).toBe('❤\ufe0f');
  expect(cutToWidth('a👩\u200d🚀', 3)).toBe('a');
});

test('removing them once removes them all, and no text takes less room than it has letters to see', () => {
  const unit = fc.constantFrom('a', '\ufe0f', '\u200d', '👩', '🏽', '\u200b', '\u{e0100}', '葛', ' ');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      const seen = withoutUnseen(text);
      expect(holdsUnseen(seen)).toBe(false);
      // At most a selector and a joiner for each letter, so the length is bounded.
      expect(Array.from(seen).length).toBeLessThanOrEqual(3 * displayWidth(seen));
    }),
  );
});
