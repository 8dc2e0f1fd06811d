import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';
import all from '../../vitest.config.ts';
import { root } from '../support/run.ts';
import { NearestFirst } from './NearestFirst.ts';

/** Prints a dot for each test, and ends the run with the name of the first that fails, also while another file is running. */
const stopAtFailure: Reporter = {
  onTestCaseResult(test) {
    if (test.result().state === 'failed') stop(test.module, test.fullName);
    process.stdout.write('.');
  },
  onTestModuleEnd(module) {
    if (module.state() === 'failed') stop(module, 'cannot run');
  },
};

function stop(module: TestModule, name: string): never {
  process.stdout.write(`\n${relative(root, module.moduleId)}: ${name}`);
  process.exit(1);
}

export default defineConfig({
  ...all,
  root,
  test: { ...all.test, sequence: { sequencer: NearestFirst }, reporters: [stopAtFailure] },
});
