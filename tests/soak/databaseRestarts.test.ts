import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../support/author.ts';
import { freePort } from '../support/freePort.ts';
import { createDatabase, type Mariadb, startMariadb } from '../support/mariadb.ts';
import { type ServerProcess, startProcess } from '../support/startProcess.ts';
import { floorTarget, underLoad, Writer } from '../support/Writer.ts';

const RESTARTS = Number(process.env.RESTARTS ?? 3);
const FLOORS = ['01', '02', '03', '04', '05'];
/** Once the database is back, saves must succeed again within this time. Milliseconds. */
const RECOVERY = 10_000;

let mariadb: Mariadb;
let server: ServerProcess;
let settings: Readonly<Record<string, string>>;
beforeAll(async () => {
  const started = await startMariadb();
  if (!started) throw new Error('mariadbd is not installed');
  mariadb = started;
  // On the same port after each start, so that its callers find it again.
  settings = { DATABASE_URL: await createDatabase(mariadb.url), PORT: String(await freePort()) };
  server = await startProcess(settings);
});
afterAll(async () => {
  expect(await server.end('SIGTERM')).toBe(0);
  await mariadb.stop();
});

async function restartBoth(): Promise<void> {
  await Promise.all([server.end('SIGKILL'), mariadb.restart()]);
  server = await startProcess(settings);
}

test.each([
  { what: 'a database', username: 'author', isServerThere: true, restart: () => mariadb.restart() },
  { what: 'a database with its server', username: 'another', isServerThere: false, restart: restartBoth },
])(
  `$what that is killed ${RESTARTS} times under load loses nothing and goes on`,
  async ({ what, username, isServerThere, restart }) => {
    const author = await newAuthor(server.url, username);
    const scenario = await newScenario(author);
    const writers = FLOORS.map(
      (floor) => new Writer(() => author, floorTarget(`${scenario}/floor-maps/${floor}`), 100),
    );
    const load = underLoad(writers, () => isServerThere);
    for (let round = 1; round <= RESTARTS; round++) {
      await wait(2000);
      await restart();
      const back = Date.now();
      const limits = { timeout: RECOVERY, message: `after restart ${round}: ${server.output()}` };
      await expect.poll(() => load.haveAllSavedSince(back), limits).toBe(true);
    }
    await load.end();
    for (const writer of writers) await writer.check(author);
    const failed = writers.reduce((sum, writer) => sum + writer.failed, 0);
    console.log(`${what}, killed ${RESTARTS} times: ${failed} saves failed, none that was acknowledged is lost.`);
  },
  60_000 + RESTARTS * 30_000,
);
