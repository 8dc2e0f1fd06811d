// Time limits of tests are written for a quiet machine with two cores. `npm test` measures at its start how much slower this one is at the
// moment, and every limit grows with that; otherwise they apply as written. Only limits are scaled: a test that requires the program to
// meet a time uses plain milliseconds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The variable that passes the factor on to vitest, Playwright and their workers. */
export const PATIENCE = 'TEST_PATIENCE';

const factor = Number(process.env[PATIENCE] ?? 1);

/** Returns a time limit in milliseconds, scaled for this machine. */
export const patient = (milliseconds: number): number => Math.round(milliseconds * factor);

/** The work for both cores at once: start a process, then count, hash and fill a map. */
const WORK = `
  const map = new Map();
  let hash = 0;
  for (let at = 0; at < 5e7; at++) {
    hash = Math.imul(hash ^ at, 16777619);
    if (at % 8 === 0) map.set(hash & 65535, at);
  }`;
/** The duration of this work on a quiet machine, in milliseconds. */
const USUAL_TIME = 320;
const SAMPLES = 5;
const MOST = 5;

/** Measures how many times slower this machine is than a quiet one with two cores: 1 to 5, by the median of a few attempts. */
export async function measurePatience(): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const start = performance.now();
    const both = [1, 2].map(() => once(spawn(process.execPath, ['-e', WORK], { stdio: 'ignore' }), 'exit'));
    await Promise.all(both);
    times.push(performance.now() - start);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(SAMPLES / 2)] ?? USUAL_TIME;
  return Math.min(MOST, Math.max(1, Math.round((10 * median) / USUAL_TIME) / 10));
}
