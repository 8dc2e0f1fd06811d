import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newAuthor, newScenario } from '../support/author.ts';
import { sqlite } from '../support/engines.ts';
import { freePort } from '../support/freePort.ts';
import { roomMaps } from '../support/maps.ts';
import { startProcess } from '../support/startProcess.ts';

const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
const REQUESTS_A_SECOND = 20;
const SAMPLES = 60;
const MEGABYTE = 2 ** 20;
/**
 * What the last quarter may use more than the second, in bytes: of living objects, told by the least that the heap holds (just after
 * it was swept), and of all memory. In the first minutes it is swept rarely and the caches fill, so a short run shows little more than
 * that this test works.
 */
const GROWTH = { heap: (SECONDS < 600 ? 256 : 20) * MEGABYTE, memory: (SECONDS < 600 ? 256 : 30) * MEGABYTE };

/** What a server uses: living objects and memory in bytes, open files, and the bytes of its data folder's log. */
type Use = { heap: number; memory: number; files: number; log: number };

test(
  `${SECONDS} seconds of ${REQUESTS_A_SECOND} requests a second leave memory, files and the log of SQLite as they were`,
  async () => {
    const storage = await sqlite.makeStorage();
    const port = String(await freePort());
    const server = await startProcess({ ...storage.env, METRICS_PORT: port });
    const author = await newAuthor(server.url, 'author');
    const scenario = await newScenario(author);
    let count = 0;
    const floor = () => `${scenario}/floor-maps/${String(1 + (count % 50)).padStart(2, '0')}`;
    const requests = [
      () => author.put(`${floor()}/maps`, { maps: roomMaps(count) }),
      () => author.get(floor()),
      () => author.get('me'),
      () => author.get('scenarios'),
      () => author.get(`${scenario}/backup`),
      () => author.put(floor(), { difficulty: count % 99 }),
      () => (count % 100 === 6 ? author.post(`${scenario}/backup`, {}) : author.get(scenario)),
    ];

    async function use(): Promise<Use> {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const figure = (name: string) => Number(new RegExp(`\n${name} (\\S+)`).exec(text)?.[1]);
      const folder = storage.env.DATA_DIR;
      const logs = readdirSync(folder).filter((name) => name.endsWith('-wal'));
      const log = logs.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
      return {
        heap: figure('nodejs_heap_size_used_bytes'),
        memory: figure('process_resident_memory_bytes'),
        files: figure('process_open_fds'),
        log,
      };
    }

    const samples: Use[] = [];
    const started = Date.now();
    const total = SECONDS * REQUESTS_A_SECOND;
    const running = new Set<Promise<void>>();
    for (; count < total; count++) {
      await wait(Math.max(0, started + (count * 1000) / REQUESTS_A_SECOND - Date.now()));
      const call = requests[count % requests.length] as () => Promise<{ status: number }>;
      const one = call().then(({ status }) => expect(status).toBeLessThan(300));
      running.add(one.finally(() => running.delete(one)));
      if (count % Math.ceil(total / SAMPLES) === 0) samples.push(await use());
    }
    await Promise.all(running);

    const quarter = SAMPLES / 4;
    const median = (part: Use[], key: keyof Use) =>
      part.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(part.length / 2)] as number;
    const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
    const least = (part: Use[]) => Math.min(...part.map(({ heap }) => heap));
    console.log(`living: ${least(early)} in the second quarter, ${least(late)} in the last`);
    expect(least(late) - least(early)).toBeLessThan(GROWTH.heap);
    const told = (key: keyof Use) =>
      `${key}: ${median(early, key)} in the second quarter, ${median(late, key)} in the last`;
    console.log([told('memory'), told('files'), told('log')].join('\n'));
    expect(median(late, 'memory') - median(early, 'memory'), told('memory')).toBeLessThan(GROWTH.memory);
    expect(median(late, 'files') - median(early, 'files'), told('files')).toBeLessThan(20);
    expect(median(late, 'log'), told('log')).toBeLessThan(16 * MEGABYTE);
    expect(await server.end('SIGTERM')).toBe(0);
    await storage.remove();
  },
  (SECONDS + 120) * 1000,
);
