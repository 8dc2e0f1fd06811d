import { expect, test } from 'vitest';
import { RELEASE_REASONS, type ReleaseReason, reasonText } from '#domain/catalogs/releaseReasons.ts';
import { faultText } from '#domain/text/fault.ts';
import { fillText, placeholdersOf } from '#domain/text/fillText.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { MESSAGES, message } from '#server/errors/messages.ts';

test('a placeholder is its value, and a count stands with its word in the right number', () => {
  expect(fillText('{{name}}: {{count|door|doors}}', { name: '{{count}} $&', count: 1 })).toBe('{{count}} $&: 1 door');
  expect(fillText('{{count|door is|doors are}} open', { count: 2 })).toBe('2 doors are open');
  expect(fillText('[{{none}}]')).toBe('[]');
  expect(placeholdersOf('{{name}}: {{count|door|doors}}')).toEqual(['name', 'count']);
});

test('no placeholder of a refusal, a fault or a reason against a release reaches a reader', () => {
  const told = LANGUAGES.flatMap((language) => [
    ...Object.keys(MESSAGES).map((key) => message(key, language, { count: 2 })),
    ...[1, 2].flatMap((count) =>
      (Object.keys(RELEASE_REASONS) as ReleaseReason[]).map((reason) => reasonText({ reason, count })[language]),
    ),
    faultText({ key: 'too_wide', values: { maxWidth: 2, maxWidthHalf: 1 } })[language],
  ]);
  expect(told.filter((text) => /\{\{|\}\}/.test(text))).toEqual([]);
  expect(told).toContain('1 text contains banned words.');
  expect(told).toContain('2 texts contain banned words.');
});

test('a name within a sentence leaves the direction of the rest alone, and numbers and plain names stay as they are', () => {
  const said = (title: string | number) => fillText('"{{title}}" is out.', { title });
  expect(said('מבוך')).toBe('"\u2068מבוך\u2069" is out.');
  // An override in stored text, and the end of an isolation that would release it.
  expect(said('a\u2069\u202eb')).toBe('"\u2068ab\u2069" is out.');
  for (const plain of ['迷宮 1', 'The Maze', 'Ёлка', 12]) expect(said(plain)).toBe(`"${plain}" is out.`);
});
