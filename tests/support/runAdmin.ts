import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCommand } from '#server/admin/runCommand.ts';
import { SURROUNDINGS } from './nodeOptions.ts';
import { root } from './run.ts';

/** The outcome of a call of `npm run admin`: `code` is null if a signal ended it. */
export interface AdminAnswer {
  readonly code: number | null;
  readonly said: string;
  readonly refused: string;
}

/** Runs the program behind `npm run admin` with these arguments and exactly these settings. */
export async function runAdmin(env: Readonly<Record<string, string>>, ...call: string[]): Promise<AdminAnswer> {
  const program = ['--import', './src/server/checkNode.js', 'src/server/admin/admin.ts', ...call];
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...SURROUNDINGS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], said, refused] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { code, said: said.trim(), refused: refused.trim() };
}

/**
 * Runs such a command in this process, which takes a tenth of the time: for what a command does and says, where nothing depends on a
 * process that ends.
 */
export async function runAdminHere(env: Readonly<Record<string, string>>, ...call: string[]): Promise<AdminAnswer> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await runCommand(call, env, { stdout, stderr });
  const [said, refused] = await Promise.all([stdout, stderr].map((stream) => text(stream.end())));
  return { code, said: said?.trim() ?? '', refused: refused?.trim() ?? '' };
}
