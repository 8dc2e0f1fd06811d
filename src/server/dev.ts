// `npm run dev`: the server, restarted after each change, and Vite's own server with hot reload. When one of them ends, or on Ctrl+C,
// both end.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

function start(...command: string[]): ChildProcess {
  return spawn(process.execPath, command, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      STOP_DELAY: '0',
      MEIKYU_API: `http://127.0.0.1:${process.env.PORT ?? 3000}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const programs = [
  start('--watch', '--watch-preserve-output', '--import', './src/server/checkNode.js', 'src/server/main.ts'),
  start(join(root, 'node_modules/vite/bin/vite.js')),
];

function stop(): void {
  for (const program of programs) program.kill('SIGTERM');
}

for (const program of programs) program.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
