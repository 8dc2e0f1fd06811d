import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './freePort.ts';
import { NODE_OPTIONS, SURROUNDINGS } from './nodeOptions.ts';
import { root } from './run.ts';

/** The server as a program of its own, as an installation runs it. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything that it has written so far, on both streams. */
  output(): string;
  /** Resolves once it has written something that matches. */
  says(pattern: RegExp): Promise<void>;
  /** Sends a signal and waits for the end; returns the exit code, null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The outcome of a program that ended by itself: its exit code and its lines on both streams, without those of the log. */
export interface Ended {
  readonly code: number | null;
  readonly lines: string[];
}

/**
 * Starts the server with exactly these settings, on a free port unless they name one, and waits until it is ready. `folder`: another
 * installation than this one. Rejects with its lines if it ends before.
 */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  command?: readonly string[],
  folder?: string,
): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = launch(
    { PORT: String(port), LOG_LEVEL: 'warn', STOP_DELAY: '0', SAMPLE: 'off', ...env },
    command,
    folder,
  );
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  const exit = once(child, 'exit').finally(() => process.off('exit', killed)) as Promise<[number | null]>;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));

  const says = (pattern: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => pattern.test(output) && resolve();
      child.stdout?.on('data', look);
      child.stderr?.on('data', look);
      child.once('close', (code, signal) => {
        reject(new Error(`the server ended (${code ?? signal}) without saying ${pattern}:\n${output}`));
      });
      look();
    });
  await says(/Meikyu is ready/);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    output: () => output,
    says,
    async end(signal) {
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

/** Starts the server with settings under which it ends by itself. */
export async function failToStart(env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = launch(env);
  const chunks: Buffer[] = [];
  for (const stream of [child.stderr, child.stdout]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const lines = Buffer.concat(chunks).toString().split('\n');
  return { code, lines: lines.filter((line) => line !== '' && !line.startsWith('{')) };
}

const COMMAND = [...NODE_OPTIONS, 'src/server/main.ts'];

function launch(
  env: Readonly<Record<string, string>>,
  command: readonly string[] = COMMAND,
  folder = root,
): ChildProcess {
  return spawn(process.execPath, command, {
    cwd: folder,
    env: { ...SURROUNDINGS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
