// `npm run mutate -- FOLDER ...`: makes small changes in some places of the folder, one at a time, and runs the tests that cover them. A
// change that no test notices is alive; more than 15 of 100 fail the run. Without a folder it takes those of `npm run soak`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildClient } from '#server/buildClient.ts';
import { chanceOf } from '../support/listRows.ts';
import { patient } from '../support/patience.ts';
import { root } from '../support/run.ts';
import { EQUIVALENT } from './equivalent.ts';
import { type Mutant, mutantsOf } from './mutantsOf.ts';
import { MUTATED } from './NearestFirst.ts';

/** Folders with the arguments of vitest for the tests that may notice a change in them. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'src/domain': ['--project=pure'],
  'src/game': ['--project=pure'],
  'src/client/sync': ['--project=pure'],
  'src/server/publishing': [
    '--project=server',
    ...['tests/server/publishing', 'tests/server/laws/lifeOfWorks', 'tests/server/rest/releaseStory'],
    ...['tests/server/outline', 'tests/server/lists/refold', 'tests/server/admin/stops'],
  ],
};
/** Maximum per cent of mutants that may stay alive. */
const MOST_ALIVE = 15;
/** After this time without the end of a test, in milliseconds, a mutant is taken for an endless loop, which counts as noticed. */
const LONGEST_SILENCE = patient(45_000);

interface Placed extends Mutant {
  readonly file: string;
  readonly line: number;
  /** The original line, and the line with the mutant. */
  readonly was: string;
  readonly is: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '25' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});

function placed(file: string): Placed[] {
  const text = readFileSync(join(root, file), 'utf8');
  return mutantsOf(file, text).map((mutant) => {
    const from = text.lastIndexOf('\n', mutant.start - 1) + 1;
    const to = text.indexOf('\n', mutant.end);
    const is = text.slice(from, mutant.start) + mutant.to + text.slice(mutant.end, to);
    return {
      ...mutant,
      file,
      line: text.slice(0, mutant.start).split('\n').length,
      was: text.slice(from, to).trim(),
      is: is.trim(),
    };
  });
}

/** Returns a random sample of all mutants of a folder, without those that are known to change nothing. */
function sample(folder: string, count: number, seed: number): Placed[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).sort();
  const all = files.flatMap(placed).filter(({ file, was, is }) => !isEquivalent(file, was, is));
  const chance = chanceOf(seed);
  return Array.from({ length: Math.min(count, all.length) }, () => all.splice(chance(all.length), 1)[0] as Placed);
}

const isEquivalent = (file: string, was: string, is: string): boolean =>
  EQUIVALENT.some((one) => one.file === file && one.line === was && one.mutated === is);

/** Copies the project to change the copy, so that an interrupted run leaves nothing changed. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'meikyu-mutate-'));
  for (const part of ['src', 'tests', 'migrations', 'seeds', 'public', 'docs', 'dist']) {
    if (!existsSync(join(root, part))) continue;
    cpSync(join(root, part), join(copy, part), { recursive: true, force: true, errorOnExist: false });
  }
  for (const file of globSync('*.{json,ts,md}', { cwd: root })) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Returns which test fails with the content of the copy; undefined if none does. `file` is the changed one. */
async function failure(copy: string, file: string, args: readonly string[]): Promise<string | undefined> {
  const program = join(root, 'node_modules/.bin/vitest');
  const child = spawn(program, ['run', '--config', 'tests/mutate/vitest.config.ts', ...args], {
    cwd: copy,
    env: { ...process.env, [MUTATED]: file },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  // Workers in an endless loop outlive the process that started them.
  const endAll = () => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL');
    } catch {
      // All have ended.
    }
  };
  let silence = setTimeout(endAll, LONGEST_SILENCE);
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
    clearTimeout(silence);
    silence = setTimeout(endAll, LONGEST_SILENCE);
  });
  const [code, signal] = await once(child, 'close');
  clearTimeout(silence);
  endAll();
  if (code === 0) return undefined;
  return signal ? 'endless' : printed.slice(printed.lastIndexOf('\n') + 1);
}

for (const { file, line } of EQUIVALENT) {
  if (!readFileSync(join(root, file), 'utf8').includes(line))
    throw new Error(`${file} has no line "${line}" any more.`);
}
const folders = positionals.length > 0 ? positionals : Object.keys(FOLDERS);
// A server serves the client. A fresh installation has none yet, and a copy without one would build its own.
if (folders.some((folder) => folder.startsWith('src/server'))) await buildClient();
const copy = copyProject();
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(1));
for (const folder of folders) {
  const [, args] = Object.entries(FOLDERS).find(([one]) => folder.startsWith(one)) ?? [];
  if (!args) throw new Error(`Which tests are about ${folder} is not known: ${Object.keys(FOLDERS).join(', ')}.`);
  const mutants = sample(folder, Number(values.count), Number(values.seed));
  console.log(`${folder}: ${mutants.length} mutants, --seed=${values.seed}`);
  // Tests that fail by themselves would seem to notice everything.
  const failed = await failure(copy, '', args);
  if (failed !== undefined) throw new Error(`The tests of ${folder} fail without any change: ${failed}`);
  const alive: Placed[] = [];
  for (const mutant of mutants) {
    const { file, start, end, to, line, was, is } = mutant;
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(copy, file), text.slice(0, start) + to + text.slice(end));
    const noticed = await failure(copy, file, args);
    writeFileSync(join(copy, file), text);
    if (noticed === undefined) alive.push(mutant);
    console.log(`${noticed === undefined ? 'ALIVE  ' : 'noticed'}  ${file}:${line}\n  - ${was}\n  + ${is}`);
    if (noticed !== undefined) console.log(`  ${noticed}`);
  }
  const part = (100 * alive.length) / mutants.length;
  console.log(`${folder}: ${alive.length} of ${mutants.length} alive (${part.toFixed(0)} %, at most ${MOST_ALIVE} %)`);
  if (part > MOST_ALIVE) process.exitCode = 1;
}
