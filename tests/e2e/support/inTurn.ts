import type { TestInfo, TestType } from '@playwright/test';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';

/** Every story in every language; else each is told once, in the languages in turn, which takes half as long. */
export const isWhole = process.env.E2E_WHOLE === 'true';

/** `test` for the stories of a file that are the same in all languages: of those told to it, every second one is this language's. */
export function inTurn<TestArgs extends object, WorkerArgs extends object>(
  test: TestType<TestArgs, WorkerArgs>,
  language: Language,
) {
  let told = 0;
  return (title: string, body: (args: TestArgs & WorkerArgs, testInfo: TestInfo) => Promise<void>): void => {
    const turn = LANGUAGES[told++ % LANGUAGES.length];
    if (isWhole || turn === language) test(title, body);
  };
}
