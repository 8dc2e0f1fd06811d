import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { type Failure, writeReport } from './testReport.ts';

/** Reports the results of the browser stories to `npm test`. */
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

/** Returns the failure of a test, with its error at the first attempt. */
const failureOf = (test: TestCase): Failure => ({
  name: nameOf(test),
  error: (test.results[0]?.errors ?? []).map(({ stack, message }) => stack ?? message ?? '').join('\n'),
});

/** Returns the project of a story if it has a name, its file, its groups and its title; before these comes the name of the run. */
const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' > ');
