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
/** Sent as fast as they are answered, this many at once, before anything is judged: caches, compiled code and pools fill. */
const WARM_UP = { requests: 12_000, atOnce: 8 };
const SAMPLES = 120;
const MEGABYTE = 2 ** 20;
/**
 * Maximum growth from the second to the last quarter, in bytes. Live objects and their buffers are judged by the minimum of a quarter,
 * their state after garbage collection; total memory, of which the allocators keep what they freed, by the median.
 */
const GROWTH = { heap: 20 * MEGABYTE, external: 20 * MEGABYTE, memory: 30 * MEGABYTE };

/**
 * The resources of a server: bytes of memory, open files except connections, whose number depends on the client and on how busy the machine
 * is, and the bytes of the data folder's log.
 */
type Use = Record<'heap' | 'external' | 'memory' | 'files' | 'log', number>;

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
      () => (count % 100 === 6 ? author.post(`${scenario}/backup`, { overwrite: true }) : author.get(scenario)),
    ];
    const sendNext = async () => {
      const call = requests[count++ % requests.length] as () => Promise<{ status: number }>;
      expect((await call()).status).toBeLessThan(300);
    };

    async function use(): Promise<Use> {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const figure = (name: string) => Number(new RegExp(`\n${name} (\\S+)`).exec(text)?.[1]);
      const folder = storage.env.DATA_DIR;
      const logs = readdirSync(folder).filter((name) => name.endsWith('-wal'));
      return {
        heap: figure('nodejs_heap_size_used_bytes'),
        external: figure('nodejs_external_memory_bytes'),
        memory: figure('process_resident_memory_bytes'),
        files: figure('process_open_fds') - figure('nodejs_active_resources{type="TCPSocketWrap"}'),
        log: logs.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0),
      };
    }

    const warmUp = async () => {
      while (count < WARM_UP.requests) await sendNext();
    };
    await Promise.all(Array.from({ length: WARM_UP.atOnce }, warmUp));

    const samples: Use[] = [];
    const started = Date.now();
    const total = SECONDS * REQUESTS_A_SECOND;
    const running = new Set<Promise<void>>();
    for (let sent = 0; sent < total; sent++) {
      await wait(Math.max(0, started + (sent * 1000) / REQUESTS_A_SECOND - Date.now()));
      const one = sendNext().finally(() => running.delete(one));
      running.add(one);
      if (sent % Math.ceil(total / SAMPLES) === 0) samples.push(await use());
    }
    await Promise.all(running);

    const quarter = Math.floor(samples.length / 4);
    const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
    const least = (part: Use[], key: keyof Use) => Math.min(...part.map((one) => one[key]));
    const median = (part: Use[], key: keyof Use) =>
      part.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(part.length / 2)] as number;
    const grown = (key: keyof Use, of: typeof median) => {
      console.log(`${key}: ${of(early, key)} in the second quarter, ${of(late, key)} in the last`);
      return of(late, key) - of(early, key);
    };
    const growth = { heap: grown('heap', least), external: grown('external', least), memory: grown('memory', median) };
    const files = grown('files', median);
    for (const key of ['heap', 'external', 'memory'] as const) expect(growth[key], key).toBeLessThan(GROWTH[key]);
    expect(files).toBeLessThan(20);
    expect(median(late, 'log')).toBeLessThan(16 * MEGABYTE);
    expect(await server.end('SIGTERM')).toBe(0);
    await storage.remove();
  },
  (SECONDS + 900) * 1000,
);
