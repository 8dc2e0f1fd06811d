// `npm test`: types, lint, vitest and Playwright in this order. A part that fails fails the run, and the later ones still run.
// `npm test -- --only=unit` runs one part.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchTools } from './support/fetchTools.ts';
import { run } from './support/run.ts';

type Counts = { passed: number; failed: number; skipped: number };

/** What is read of the two reports; a file that does not load is a failed one without assertions. */
type VitestReport = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number> & {
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };

function readReport<Report>(name: string): Report {
  return JSON.parse(readFileSync(join(reports, name), 'utf8')) as Report;
}

/** A part answers its counts, or whether all is well where there is nothing to count. */
const parts: Record<string, () => Promise<Counts | boolean>> = {
  async types() {
    const server = await run('tsc', ['-p', 'tsconfig.json']);
    const client = await run('tsc', ['-p', 'src/client/tsconfig.json']);
    return server && client;
  },
  async lint() {
    const biome = await run('biome', ['check', '--error-on-warnings', '.']);
    const laws = await run(process.execPath, ['tests/lint/run.ts']);
    return biome && laws;
  },
  async unit() {
    const output = `--outputFile.json=${join(reports, 'unit.json')}`;
    const well = await run('vitest', ['run', '--reporter=default', '--reporter=json', output]);
    const report = readReport<VitestReport>('unit.json');
    const unloaded = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    return {
      passed: report.numPassedTests,
      failed: atLeastOne(report.numFailedTests + unloaded.length, well),
      skipped: report.numPendingTests,
    };
  },
  async e2e() {
    const well = await run('playwright', ['test', '--reporter=list,json'], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'),
    });
    const { stats } = readReport<PlaywrightReport>('e2e.json');
    return { passed: stats.expected, failed: atLeastOne(stats.unexpected + stats.flaky, well), skipped: stats.skipped };
  },
};

/** A run that ends badly without a failed test (a server that does not start) counts as one. */
function atLeastOne(failed: number, well: boolean): number {
  return well ? failed : Math.max(failed, 1);
}

async function runPart(name: string, part: () => Promise<Counts | boolean>): Promise<Counts> {
  console.log(`\n=== ${name} ===\n`);
  try {
    const outcome = await part();
    return typeof outcome === 'object' ? outcome : { passed: 0, failed: outcome ? 0 : 1, skipped: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
if (only !== undefined && !Object.hasOwn(parts, only)) {
  console.error(`--only takes one of ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const reports = mkdtempSync(join(tmpdir(), 'meikyu-test-'));
// The suite starts hundreds of processes of the same code: it is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(reports, 'compiled');
const wants = (name: string) => only === undefined || only === name;

const chromium = await fetchTools({ unit: wants('unit'), e2e: wants('e2e') });
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const closing: string[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (!wants(name)) continue;
  const counts = await runPart(name, part);
  closing.push(`${name}: ${counts.failed === 0 ? 'passed' : 'FAILED'}`);
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${closing.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
