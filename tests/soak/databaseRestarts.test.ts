import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../support/author.ts';
import { freePort } from '../support/freePort.ts';
import { markOf, roomMaps, type WireFloor } from '../support/maps.ts';
import { createDatabase, type Mariadb, startMariadb } from '../support/mariadb.ts';
import type { RestClient } from '../support/RestClient.ts';
import { type ServerProcess, startProcess } from '../support/startProcess.ts';

const RESTARTS = Number(process.env.RESTARTS ?? 3);
const FLOORS = ['01', '02', '03', '04', '05'];
/** Once the database is back, saves succeed again within this. Milliseconds. */
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

/** Saves one floor again and again; remembers what was sent and what was acknowledged last. */
class Painter {
  readonly floor: string;
  readonly #author: RestClient;
  readonly #sent: number[] = [];
  acknowledged = { mark: 0, revision: 0, at: 0 };
  failed = 0;

  constructor(author: RestClient, floor: string) {
    this.#author = author;
    this.floor = floor;
  }

  /** @param isThere whether the server answers all the while; where it dies, a save may be left without an answer */
  async paint(isThere: boolean, isOver: () => boolean): Promise<void> {
    for (let mark = 1; !isOver(); mark++) {
      this.#sent.push(mark);
      const saving = this.#author.put<WireFloor>(`${this.floor}/maps`, { maps: roomMaps(mark) });
      const answer = await (isThere ? saving : saving.catch(() => undefined));
      if (answer?.status === 200) this.acknowledged = { mark, revision: answer.data.revision, at: Date.now() };
      else this.failed++;
      expect([200, 503, undefined], server.output()).toContain(answer?.status);
      await wait(100);
    }
  }

  /** Nothing acknowledged is lost: the floor is as it was acknowledged last, or as a later save left it that was not answered. */
  async check(): Promise<void> {
    const { data } = await this.#author.get<WireFloor>(this.floor);
    expect(data.revision).toBeGreaterThanOrEqual(this.acknowledged.revision);
    const possible = this.#sent.filter((mark) => mark >= this.acknowledged.mark);
    expect(possible).toContain(markOf(data.maps));
  }
}

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
    const painters = FLOORS.map((floor) => new Painter(author, `${scenario}/floor-maps/${floor}`));
    let isOver = false;
    const painting = Promise.all(painters.map((painter) => painter.paint(isServerThere, () => isOver)));
    for (let round = 1; round <= RESTARTS; round++) {
      await wait(2000);
      await restart();
      const back = Date.now();
      const recovered = () => painters.every(({ acknowledged }) => acknowledged.at > back);
      await expect.poll(recovered, { timeout: RECOVERY, message: `after restart ${round}` }).toBe(true);
    }
    isOver = true;
    await painting;
    for (const painter of painters) await painter.check();
    const failed = painters.reduce((sum, painter) => sum + painter.failed, 0);
    console.log(`${what}, killed ${RESTARTS} times: ${failed} saves failed, none that was acknowledged is lost.`);
  },
  60_000 + RESTARTS * 30_000,
);
