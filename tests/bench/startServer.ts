import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/freePort.ts';
import { NODE_OPTIONS } from '../support/nodeOptions.ts';
import { isOnce } from './amount.ts';

const root = join(import.meta.dirname, '../..');

/** A program of ours in a process and a data folder of its own, ready for requests. */
export interface BenchServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** The servers that all parts share when each runs once. */
const shared = new Map<string, Promise<BenchServer>>();

/**
 * Starts `program` (a path from the project's root) and waits until it reports that it is ready. The data folder is removed when it stops.
 * If every part runs once, those without settings of their own share one server, which ends with the bench.
 */
export function startServer(program: string, settings?: Readonly<Record<string, string>>): Promise<BenchServer> {
  if (!isOnce || settings) return start(program, settings);
  const server = shared.get(program) ?? start(program).then((one) => ({ ...one, stop: async () => {} }));
  shared.set(program, server);
  return server;
}

async function start(program: string, settings: Readonly<Record<string, string>> = {}): Promise<BenchServer> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'meikyu-bench-')));
  const port = await freePort();
  const child = spawn(process.execPath, [...NODE_OPTIONS, program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', kill);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => /ready/.test(String(text)) && resolve());
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before it was ready`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    pid: child.pid,
    async stop() {
      process.off('exit', kill);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.removeAllListeners('exit').once('exit', () => {});
      child.kill('SIGTERM');
      await Promise.race([ended, new Promise((resolve) => child.once('close', resolve))]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
