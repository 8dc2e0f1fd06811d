import { expect, test } from 'vitest';
import { unansweredText } from '#client/api/connection/announceConnection.ts';

/** Errors of a request without an answer, each in the words of its browser. */
const FAILED: readonly Error[] = [
  new TypeError('Failed to fetch'),
  new TypeError('Load failed'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('FetchEvent.respondWith received an error: TypeError: Load failed'),
  new DOMException('A network error occurred.', 'NetworkError'),
  new DOMException('The operation is insecure.', 'SecurityError'),
  new Error('network'),
];
const wrapped = (cause: Error) => new Error(cause.message, { cause });

test.each(FAILED)('$message is told in the language of the reader, and not in those words', (failure) => {
  for (const error of [failure, wrapped(failure), failure.message]) {
    expect(unansweredText(error)).not.toContain(failure.message);
    expect(unansweredText(error)).toMatch(/（接続できません）|\(no connection\)/);
  }
});

test.each([
  [new DOMException('signal timed out', 'TimeoutError'), /（時間がかかりすぎました）|\(it took too long\)/],
  [new SyntaxError('JSON Parse error: Unexpected EOF'), /（応答が途中で切れました）|\(the answer was cut off\)/],
])('another reason is told as that: $message', (error, told) => {
  expect(unansweredText(error)).toMatch(told);
  expect(unansweredText(wrapped(error))).toMatch(told);
});
