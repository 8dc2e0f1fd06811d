import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { type Failure, writeReport } from './testReport.ts';

/** Reports the results of a vitest run to `npm test`. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const ended = (state: string) => tests.filter((test) => test.result().state === state);
    const unloaded = modules.filter((module) => module.state() === 'failed' && module.children.size === 0);
    writeReport({
      passed: ended('passed').length,
      failed: [
        ...ended('failed').map(failureOf),
        ...unloaded.map((module) => ({ name: module.relativeModuleId, error: textOf(module.errors()) })),
      ],
      skipped: ended('skipped').length,
      times: modules.map((module) => {
        const { collectDuration, duration } = module.diagnostic();
        return { name: module.relativeModuleId, time: collectDuration + duration };
      }),
      unsteady: tests.filter((test) => test.diagnostic()?.flaky).map(failureOf),
    });
  }
}

const failureOf = (test: TestCase): Failure => ({
  name: `${test.module.relativeModuleId} > ${test.fullName}`,
  error: textOf(test.result().errors ?? []),
});

const textOf = (errors: readonly SerializedError[]): string =>
  errors.map(({ stack, message }) => stack ?? message).join('\n');
