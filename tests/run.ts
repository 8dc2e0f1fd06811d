// `npm test`: types, lint and the client's build side by side, then vitest, the bench, and Playwright in Chromium and in other browsers. A part
// that fails fails the run, and the later ones still run. `npm test -- --only=unit` runs one part. It ends with the minutes of each part.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildClient } from '#server/buildClient.ts';
import { fetchTools } from './support/fetchTools.ts';
import { memoryFolder } from './support/memoryFolder.ts';
import { isInstalled, OTHER_BROWSERS } from './support/otherBrowsers.ts';
import { measurePatience, PATIENCE } from './support/patience.ts';
import { run } from './support/run.ts';
import { type Failure, REPORT_FILE, readReport, type TestReport } from './support/testReport.ts';

/** How many of the slowest files or stories of a part are printed. */
const SLOWEST = 20;

/** A part answers its report, or whether all is well where there is nothing to count. */
const parts = {
  types: () => allWell(run('tsc', ['-p', 'tsconfig.json']), run('tsc', ['-p', 'src/client/tsconfig.json'])),
  lint: () =>
    allWell(run('biome', ['check', '--error-on-warnings', '.']), run(process.execPath, ['tests/lint/run.ts'])),
  build: () => buildClient().then(() => true),
  unit() {
    const reporters = ['--reporter=default', '--reporter=./tests/support/VitestReporter.ts'];
    return runTests('unit', 'vitest', ['run', ...reporters]);
  },
  /** Every part of the bench once, so that none breaks unnoticed. */
  bench: () =>
    allWell(
      ...['1/2', '2/2'].map((share) =>
        run(process.execPath, ['tests/bench/bench.ts', '--once', `--share=${share}`], { CHROMIUM_PATH: chromium }),
      ),
    ),
  e2e: () => runTests('e2e', 'playwright', ['test', STORY_REPORTERS]),
  /** A developer may lack a browser, whose stories are left out then; in CI that fails. */
  async browsers() {
    for (const { project, packages } of OTHER_BROWSERS.filter((one) => !isInstalled(one)))
      console.log(`Nothing runs in ${project}: install ${packages.join(' and ')} (packages of Debian).`);
    const installed = OTHER_BROWSERS.filter(isInstalled);
    if (installed.length < OTHER_BROWSERS.length && process.env.CI === 'true') return false;
    if (installed.length === 0) return true;
    const projects = installed.map(({ project }) => `--project=${project}`);
    const config = '--config=tests/browsers/playwright.config.ts';
    return runTests('browsers', 'playwright', ['test', config, ...projects, STORY_REPORTERS]);
  },
} satisfies Record<string, () => Promise<TestReport | boolean>>;

const STORY_REPORTERS = '--reporter=list,./tests/support/PlaywrightReporter.ts';

/** The parts of a stage run side by side; each of the later ones uses both cores by itself. */
const STAGES = [['types', 'lint', 'build'], ['unit'], ['bench'], ['e2e'], ['browsers']] as const;

const allWell = async (...runs: readonly Promise<boolean>[]): Promise<boolean> =>
  (await Promise.all(runs)).every(Boolean);

async function runTests(part: string, program: string, args: string[]): Promise<TestReport> {
  const file = join(folder, `${part}.json`);
  const isWell = await run(program, args, { CHROMIUM_PATH: chromium, [REPORT_FILE]: file });
  const report = readReport(file);
  // A run that ends badly without a failed test (a server that does not start) counts as one.
  return isWell || report.failed.length > 0 ? report : { ...report, failed: whole(part) };
}

/** A part that failed as a whole. */
const whole = (part: string): Failure[] => [{ name: part, error: 'Its own lines above say why.' }];

async function runPart(name: string, part: () => Promise<TestReport | boolean>): Promise<TestReport> {
  console.log(`\n=== ${name} ===\n`);
  const uncounted = (isWell: boolean) => ({
    passed: 0,
    failed: isWell ? [] : whole(name),
    skipped: 0,
    times: [],
    unsteady: [],
  });
  try {
    const outcome = await part();
    return typeof outcome === 'object' ? outcome : uncounted(outcome);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return uncounted(false);
  }
}

function printSlowest(part: string, times: TestReport['times']): void {
  if (times.length === 0) return;
  console.log(`\nThe slowest of ${part}, in seconds:`);
  const slowest = times.toSorted((a, b) => b.time - a.time).slice(0, SLOWEST);
  for (const { name, time } of slowest) console.log(`${(time / 1000).toFixed(1).padStart(7)}  ${name}`);
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
if (only !== undefined && !Object.hasOwn(parts, only)) {
  console.error(`--only takes one of ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
// All temporary files of the run, in memory where there is room; `npm run soak` waits for the disk.
const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'meikyu-test-'));
// A database server that runs as another user has its folder in it.
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;
process.once('exit', () => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // A disk that a test has mounted is in use for a moment longer than the run.
    console.error(`${folder} is left.`);
  }
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
// The suite starts hundreds of processes of the same code: it is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
const wants = (name: string) => only === undefined || only === name;

const chromium = await fetchTools({
  unit: wants('unit'),
  e2e: wants('e2e') || wants('bench'),
  browsers: wants('browsers'),
});
if (['unit', 'bench', 'e2e', 'browsers'].some(wants)) {
  process.env[PATIENCE] ??= String(await measurePatience());
  console.log(`Time limits are ${process.env[PATIENCE]} times as long as on a quiet machine.`);
}
const reports: Record<string, TestReport> = {};
const minutes: [parts: string, minutes: number][] = [];
for (const stage of STAGES) {
  const wanted = stage.filter(wants);
  if (wanted.length === 0) continue;
  const start = performance.now();
  await Promise.all(wanted.map(async (name) => Object.assign(reports, { [name]: await runPart(name, parts[name]) })));
  minutes.push([wanted.join(', '), (performance.now() - start) / 60_000]);
}

const all = Object.values(reports);
const [passed, skipped] = (['passed', 'skipped'] as const).map((key) =>
  all.reduce((sum, report) => sum + report[key], 0),
);
const failed = all.flatMap((report) => report.failed);
for (const [name, { times }] of Object.entries(reports)) printSlowest(name, times);
console.log();
for (const [name, report] of Object.entries(reports)) {
  console.log(`${name}: ${report.failed.length === 0 ? 'passed' : 'FAILED'}`);
}
console.log('\nMinutes of each part:');
for (const [names, time] of minutes) console.log(`${time.toFixed(1).padStart(7)}  ${names}`);
for (const { name, error } of all.flatMap(({ unsteady }) => unsteady)) {
  console.log(`\nunsteady: ${name} passed at the second try. The first ended with\n${error}`);
}
// Last, where it is read first.
for (const { name, error } of failed) console.log(`\nFAILED: ${name}\n${error}`);
console.log(`\n${passed} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed.length === 0 ? 0 : 1;
