import { expect, test } from 'vitest';
import { emailSchema } from '#server/accounts/nameSchema.ts';

test.each([
  // Given out by Japanese carriers before 2009.
  ['a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
  ['ab.@docomo.ne.jp', 'ab.@docomo.ne.jp'],
  ['-x@ezweb.ne.jp', '-x@ezweb.ne.jp'],
  ['x_-@softbank.ne.jp', 'x_-@softbank.ne.jp'],
  ['x+tag@example.com', 'x+tag@example.com'],
  // In the forms that an input method and a copied line produce.
  ['ｘｙ@example.com', 'xy@example.com'],
  ['x＠example．com', 'x@example.com'],
  [' x@example.com ', 'x@example.com'],
])('%s is an address', (typed, kept) => {
  expect(emailSchema.parse(typed)).toBe(kept);
});

test.each([
  'no-at.example.com',
  'x@',
  '@example.com',
  'x@example',
  'x y@example.com',
  'x@example..com',
  'x@-example.com',
  'x@y@example.com',
  '.x@example.com',
  'x@example.com\nbcc: y@example.com',
  `${'x'.repeat(65)}@example.com`,
  'x@例え.テスト',
])('%j is none', (typed) => {
  expect(emailSchema.safeParse(typed).success).toBe(false);
});
