import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { readConfig } from '#server/config.ts';
import { isMysql, openDatabase } from '#server/database/openDatabase.ts';
import { newAuthor } from '../support/author.ts';
import { describeOnEveryEngine, type Storage } from '../support/engines.ts';
import { KillLoad } from '../support/killLoad.ts';
import { patient } from '../support/patience.ts';
import { RestClient } from '../support/RestClient.ts';
import { startProcess } from '../support/startProcess.ts';

/** `npm run soak` makes 200 rounds. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 5);
const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31);
/** Maximum duration of the load before the server is killed. Milliseconds. */
const LONGEST_LOAD = 400;

describeOnEveryEngine(`After each of ${ROUNDS} kills in the midst of saving, backing up and restoring`, (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await engine.makeMigrated();
  });
  afterAll(() => storage.remove());

  // Data lost once is lost: a second attempt proves nothing.
  const limits = { timeout: patient(60_000 + ROUNDS * 15_000), retry: 0 };
  test('everything acknowledged is there, and nothing is torn', limits, async () => {
    const delays = fc.sample(fc.integer({ min: 0, max: LONGEST_LOAD }), { seed, numRuns: ROUNDS });
    let server = await startProcess(storage.env);
    const { token } = await newAuthor(server.url, 'survivor');
    const load = await KillLoad.prepare(new RestClient(server.url, token));
    for (const [round, delay] of delays.entries()) {
      try {
        const author = new RestClient(server.url, token);
        await load.warmUp(author);
        const running = load.run(author);
        await wait(delay);
        expect(await server.end('SIGKILL')).toBe(null);
        await running;
        await checkStorage(storage);
        server = await startProcess(storage.env);
        await load.check(new RestClient(server.url, token));
      } catch (error) {
        throw new Error(`${engine.name}, round ${round} of KILL_SEED=${seed}`, { cause: error });
      }
    }
    expect(await server.end('SIGTERM')).toBe(0);
    const { saves, backups, restores } = load.counts;
    const sums = `${saves} saves, ${backups} backups and ${restores} restores acknowledged`;
    console.log(`${ROUNDS} kills on ${engine.name}, KILL_SEED=${seed}: ${sums}, nothing lost.`);
    for (const count of [saves, backups, restores]) expect(count, sums).toBeGreaterThanOrEqual(ROUNDS);
  });
});

/** Checks the files while the server is down: the file is whole, no row points to nothing, every backup opens. */
async function checkStorage({ env }: Storage): Promise<void> {
  const database = openDatabase(readConfig({ ...env }));
  try {
    if (!isMysql(database)) {
      expect(await database.raw('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(await database.raw('pragma foreign_key_check')).toEqual([]);
    }
    for (const table of ['floors', 'records', 'backups']) expect(await orphans(database, table)).toEqual([]);
    const rows = await database('backups').select('document', 'size', 'automatic', 'scenario_id');
    const automatic = new Map<string, number>();
    for (const { document, size, automatic: isAutomatic, scenario_id } of rows) {
      const text = gunzipSync(document).toString();
      expect(Buffer.byteLength(text)).toBe(size);
      readScenarioDocument(text);
      if (isAutomatic) automatic.set(scenario_id, (automatic.get(scenario_id) ?? 0) + 1);
    }
    for (const count of automatic.values()) expect(count).toBeLessThanOrEqual(10);
  } finally {
    await database.destroy();
  }
}

const orphans = (database: Knex, table: string) =>
  database(table)
    .leftJoin('scenarios', 'scenarios.id', `${table}.scenario_id`)
    .whereNull('scenarios.id')
    .select(`${table}.scenario_id`);
