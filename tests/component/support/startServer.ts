// The server of the component tests, one for all of them: a real one, with its own database and a logged-in author.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { newAccount } from '../../e2e/support/newAccount.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The session of the author. */
    accessToken: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'meikyu-component-'));
  await migrate({ dataDir: folder, databaseUrl: undefined });
  const unexpected: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => unexpected.push(line) });
  const port = process.env.COMPONENT_PORT;
  const app = await buildApp(readConfig({ DATA_DIR: folder, PORT: port }), logger);
  await app.listen({ host: '127.0.0.1', port: Number(port) });
  const { rest } = await newAccount(`http://127.0.0.1:${port}`, 'ja');
  project.provide('accessToken', rest.token ?? '');
  return async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
    if (unexpected.length > 0) throw new Error(unexpected.join(''));
  };
}
