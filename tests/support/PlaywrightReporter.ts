import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { type Failure, writeReport } from './testReport.ts';

/** Tells `npm test` how the stories of the browser went. */
export default class PlaywrightReporter implements Reporter {
  #stories: Suite | undefined;

  onBegin(_config: FullConfig, stories: Suite): void {
    this.#stories = stories;
  }

  onEnd(): void {
    const tests = this.#stories?.allTests() ?? [];
    const ended = (...outcomes: ReturnType<TestCase['outcome']>[]) =>
      tests.filter((test) => outcomes.includes(test.outcome()));
    writeReport({
      passed: ended('expected', 'flaky').length,
      failed: ended('unexpected').map(failureOf),
      skipped: ended('skipped').length,
      times: tests.map((test) => ({
        name: nameOf(test),
        time: test.results.reduce((sum, { duration }) => sum + duration, 0),
      })),
      unsteady: ended('flaky').map(failureOf),
    });
  }
}

/** With what went wrong at the first try. */
const failureOf = (test: TestCase): Failure => ({
  name: nameOf(test),
  error: (test.results[0]?.errors ?? []).map(({ stack, message }) => stack ?? message ?? '').join('\n'),
});

/** The file of a story, the groups it stands in and its title; before them stand the names of the run and of the project. */
const nameOf = (test: TestCase): string => test.titlePath().slice(2).join(' > ');
