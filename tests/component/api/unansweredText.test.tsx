import { expect, test } from 'vitest';
import { unansweredText } from '#client/api/connection/announceConnection.ts';

/** Browsers' messages for a failed request, each in its own words. */
const SAID = ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'];

test.each(SAID)('%s is told in the language of the reader, and not in those words', (said) => {
  const failure = new TypeError(said);
  for (const error of [failure, new Error(said, { cause: failure })]) {
    expect(unansweredText(error)).not.toContain(said);
    expect(unansweredText(error)).toMatch(/（接続できません）|\(no connection\)/);
  }
});

test('a request that took too long is told as that', () => {
  expect(unansweredText(new DOMException('signal timed out', 'TimeoutError'))).toMatch(/時間がかかり|took too long/);
});
