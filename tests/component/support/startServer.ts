// The server of the component tests, one for all of them: a real one, with its own database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'meikyu-component-'));
  await migrate({ dataDir: folder, databaseUrl: undefined });
  const unexpected: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => unexpected.push(line) });
  const port = process.env.COMPONENT_PORT;
  const app = await buildApp(readConfig({ DATA_DIR: folder, PORT: port }), logger);
  await app.listen({ host: '127.0.0.1', port: Number(port) });
  return async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
    if (unexpected.length > 0) throw new Error(unexpected.join(''));
  };
}
