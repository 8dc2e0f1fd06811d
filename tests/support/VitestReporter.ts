import type { Reporter, TestModule } from 'vitest/node';
import { writeReport } from './testReport.ts';

/** Tells `npm test` how a run of vitest went. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const unloaded = modules.filter((module) => module.state() === 'failed' && module.children.size === 0);
    writeReport({
      passed: count('passed'),
      failed: count('failed') + unloaded.length,
      skipped: count('skipped'),
      times: modules.map((module) => {
        const { collectDuration, duration } = module.diagnostic();
        return { name: module.relativeModuleId, time: collectDuration + duration };
      }),
      unsteady: tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({
          name: `${test.module.relativeModuleId} > ${test.fullName}`,
          error: (test.result().errors ?? []).map(({ stack, message }) => stack ?? message).join('\n'),
        })),
    });
  }
}
