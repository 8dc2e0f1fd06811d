// `npm run soak`: tests that take too long for every change. `--short` runs all tests too, but kills and loads less: about an hour on two cores.
import { parseArgs } from 'node:util';
import { findChromium } from '../support/chromium.ts';
import { WHOLE } from '../support/ofEachSort.ts';
import { run } from '../support/run.ts';

const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values;

/** The amount of each part; a variable that is already set takes precedence. */
const amounts = short
  ? { KILL_ROUNDS: '20', FUZZ_BODIES: '60', RESTARTS: '2', LOAD_SECONDS: '300' }
  : { KILL_ROUNDS: '200', FUZZ_BODIES: '200', RESTARTS: '10', LOAD_SECONDS: '3600' };

/** A law that measures memory, and how long others wait. */
const MEASURED = 'tests/server/laws/junkFiles.test.ts';

const tests = (...given: readonly string[]) =>
  run('vitest', ['run', '--config', 'tests/soak/vitest.config.ts', ...given], {
    [WHOLE]: 'true',
    ...amounts,
    ...process.env,
  });
// Measurements run alone.
const isServerWell = await tests('tests/server/', '/laws/', `--exclude=${MEASURED}`, '--maxWorkers=2');
const areMeasuresWell = await tests('tests/soak/', MEASURED);
const whole = { [WHOLE]: 'true', E2E_WHOLE: 'true', CHROMIUM_PATH: await findChromium() };
const areScreensWell = await run(
  'playwright',
  ['test', 'tests/e2e/screens.test.ts', 'tests/e2e/screenLaws.test.ts'],
  whole,
);
const isWebKitWell = await run(
  'playwright',
  ['test', '--config=tests/browsers/playwright.config.ts', '--project=webkit'],
  whole,
);
const areNoticed = await run(process.execPath, ['tests/mutate/mutate.ts', `--count=${short ? 5 : 25}`]);
process.exitCode = isServerWell && areMeasuresWell && areScreensWell && isWebKitWell && areNoticed ? 0 : 1;
