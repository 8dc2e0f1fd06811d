import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { logIn, newAuthor, newScenario, registration } from '../support/author.ts';
import { type Storage, sqlite } from '../support/engines.ts';
import { freePort } from '../support/freePort.ts';
import { type ClusterNode, hasGalera, startCluster } from '../support/galera.ts';
import { createDatabase } from '../support/mariadb.ts';
import { patient } from '../support/patience.ts';
import { type Answer, RestClient } from '../support/RestClient.ts';
import { type ServerProcess, startProcess } from '../support/startProcess.ts';
import { floorTarget, itemTarget, underLoad, Writer } from '../support/Writer.ts';

/** `npm run soak` makes 10 rounds. */
const ROUNDS = Number(process.env.RESTARTS ?? 1);
/** After this time a cluster goes on without a node that is gone; Galera itself waits for five seconds. Milliseconds. */
const RECOVERY = patient(20_000);
/** Maximum number of scenarios of one account. */
const MOST_SCENARIOS = 100;
const RACES = 10;
/** Wrong passwords for one account from one address before the first wait. */
const FREE = 10;

if (!hasGalera) console.warn('No Galera: mariadbd, galera-4 or rsync is not installed. The cluster is not tried.');

describe.skipIf(!hasGalera)('Three processes, each with a node of a cluster', () => {
  let nodes: ClusterNode[];
  let folders: Storage[];
  let settings: Record<string, string>[];
  let servers: ServerProcess[];
  beforeAll(async () => {
    nodes = await startCluster(3);
    const url = new URL(await createDatabase(nodes[0]?.url ?? ''));
    folders = await Promise.all(nodes.map(() => sqlite.makeStorage()));
    settings = await Promise.all(
      nodes.map(async (node, at) => ({
        ...folders[at]?.env,
        DATABASE_URL: `${node.url}${url.pathname}`,
        // On the same port after each start.
        PORT: String(await freePort()),
        LOG_LEVEL: 'error',
      })),
    );
    // All at once: one of them creates the tables.
    servers = await Promise.all(settings.map((env) => startProcess(env)));
  }, patient(120_000));
  afterAll(async () => {
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
    for (const node of nodes) await node.stop();
    for (const folder of folders) await folder.remove();
  }, patient(60_000));

  const at = (who: RestClient) => servers.map(({ url }) => new RestClient(url, who.token));

  test(
    'have one winner, whichever nodes those come to who race',
    async () => {
      const author = await newAuthor(servers[0]?.url ?? '', 'racer');
      /** Makes the same call at every node at once; returns the answers with this status. */
      const race = async (times: number, wins: number, call: (who: RestClient) => Promise<Answer<unknown>>) => {
        const everywhere = at(author);
        const calls = Array.from({ length: 3 * times }, (_, turn) => call(everywhere[turn % 3] as RestClient));
        return (await Promise.all(calls)).filter(({ status }) => status === wins);
      };
      const create = (who: RestClient) => who.post<PresentedScenario>('scenarios', { title_ja: '最後の一つ' });
      for (let made = 1; made < MOST_SCENARIOS; made++) expect((await create(author)).status).toBe(201);
      for (let round = 0; round < RACES; round++) {
        const [last, ...more] = await race(1, 201, create);
        expect(more).toEqual([]);
        if (last) await author.delete(`scenarios/${(last.data as PresentedScenario).id}`);
        const register = (who: RestClient) => new RestClient(who.url).post('register', registration(`only${round}`));
        expect(await race(2, 201, register)).toHaveLength(1);
      }
      // Using several nodes gives nobody more attempts.
      const wrong = { login: 'only0', password: 'a wrong guess' };
      const guess = (who: RestClient) => new RestClient(who.url).post('login', wrong);
      expect((await race(FREE, 422, guess)).length).toBeLessThanOrEqual(FREE);
    },
    patient(120_000),
  );

  test(
    'lose nothing when one node after another is killed under load',
    async () => {
      const author = await newAuthor(servers[0]?.url ?? '', 'author');
      const everywhere = at(author);
      const shared = await newScenario(author);
      const apart = await newScenario(author);
      /** The process next to this node has no database for now: a proxy that asks /readyz goes to the next one. */
      let down = -1;
      const through = (one: number) => () => everywhere[one === down ? (one + 1) % 3 : one] as RestClient;
      // Writers in one scenario at every node, so that they conflict, and in another one at one node.
      const writers = [
        ...[0, 1, 2].map((one) => new Writer(through(one), floorTarget(`${shared}/floor-maps/0${one + 1}`))),
        new Writer(through(1), itemTarget(`${shared}/items-detail/1`)),
        new Writer(through(2), floorTarget(`${apart}/floor-maps/01`)),
      ];
      const load = underLoad(writers);
      for (let round = 0; round < ROUNDS; round++) {
        await wait(2000);
        const killed = round % 3;
        await (nodes[killed] as ClusterNode).kill();
        down = killed;
        const gone = Date.now();
        await expect.poll(() => load.haveAllSavedSince(gone), { timeout: RECOVERY, interval: 100 }).toBe(true);
        console.log(`node ${killed} was killed; all save again ${Date.now() - gone} ms later`);
        // A login at one node is known to the others, even with one node less.
        const { token } = await logIn(through(killed)().url, 'author');
        expect((await new RestClient(through((killed + 1) % 3)().url, token).get('me')).status).toBe(200);
        expect((await fetch(`${servers[killed]?.url}/readyz`)).status).toBe(503);
        await nodes[killed]?.rejoin();
        const ready = async () => (await fetch(`${servers[killed]?.url}/readyz`)).status;
        await expect.poll(ready, { timeout: RECOVERY }).toBe(200);
        down = -1;
      }
      await load.end();
      // Every node has all of it.
      for (const who of everywhere) for (const writer of writers) await writer.check(who);
      const sum = (what: 'saved' | 'failed') => writers.reduce((total, writer) => total + writer[what], 0);
      console.log(`${ROUNDS} nodes killed: ${sum('saved')} saves acknowledged, none lost; ${sum('failed')} failed.`);
    },
    patient(60_000 + ROUNDS * 60_000),
  );
});
