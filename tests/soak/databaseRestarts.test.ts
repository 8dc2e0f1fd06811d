import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../support/author.ts';
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
beforeAll(async () => {
  const started = await startMariadb();
  if (!started) throw new Error('mariadbd is not installed');
  mariadb = started;
  server = await startProcess({ DATABASE_URL: await createDatabase(mariadb.url) });
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
  refused = 0;

  constructor(author: RestClient, floor: string) {
    this.#author = author;
    this.floor = floor;
  }

  async paint(isOver: () => boolean): Promise<void> {
    for (let mark = 1; !isOver(); mark++) {
      this.#sent.push(mark);
      const { status, data } = await this.#author.put<WireFloor>(`${this.floor}/maps`, { maps: roomMaps(mark) });
      expect([200, 503]).toContain(status);
      if (status === 200) this.acknowledged = { mark, revision: data.revision, at: Date.now() };
      else this.refused++;
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

test(
  `a server whose database is killed ${RESTARTS} times under load loses nothing and goes on`,
  async () => {
    const author = await newAuthor(server.url, 'author');
    const scenario = await newScenario(author);
    const painters = FLOORS.map((floor) => new Painter(author, `${scenario}/floor-maps/${floor}`));
    let isOver = false;
    const painting = Promise.all(painters.map((painter) => painter.paint(() => isOver)));
    for (let restart = 0; restart < RESTARTS; restart++) {
      await wait(2000);
      await mariadb.restart();
      const back = Date.now();
      const recovered = () => painters.every(({ acknowledged }) => acknowledged.at > back);
      await expect.poll(recovered, { timeout: RECOVERY, message: `after restart ${restart + 1}` }).toBe(true);
    }
    isOver = true;
    await painting;
    for (const painter of painters) await painter.check();
    const refused = painters.reduce((sum, painter) => sum + painter.refused, 0);
    console.log(`${RESTARTS} killed databases: ${refused} saves refused with 503, none lost.`);
  },
  60_000 + RESTARTS * 30_000,
);
