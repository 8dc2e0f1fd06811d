import type { TestInfo, TestType } from '@playwright/test';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';

/** Whether every story runs in every language; else each runs in one, which takes half as long. */
export const isWhole = process.env.E2E_WHOLE === 'true';

/**
 * `test` for the stories of a file that are the same in all languages. The title alone decides the language of a story, so that a new story
 * does not change that of others.
 */
export function inTurn<TestArgs extends object, WorkerArgs extends object>(
  test: TestType<TestArgs, WorkerArgs>,
  language: Language,
) {
  return (title: string, body: (args: TestArgs & WorkerArgs, testInfo: TestInfo) => Promise<void>): void => {
    if (isWhole || languageOf(title) === language) test(title, body);
  };
}

/** By FNV-1a, which spreads short texts evenly. */
function languageOf(title: string): Language | undefined {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(title)) hash = Math.imul(hash ^ byte, 0x01000193);
  return LANGUAGES[(hash >>> 16) % LANGUAGES.length];
}
