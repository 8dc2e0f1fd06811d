// The database of an earlier version is migrated, and everything in it is unchanged for its people.
import { expect, test } from 'vitest';
import { restoreInstallation } from '#server/admin/restoreInstallation.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { describeOnEveryEngine, sqlite } from '../../support/engines.ts';
import { patient } from '../../support/patience.ts';
import { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';
import { expectKept } from '../expectKept.ts';
import { KeptStorage } from '../keptStorage.ts';
import type { Manifest } from '../manifest.ts';
import { type Expected, observe } from '../observe.ts';
import { fixture, unpack } from '../packed.ts';

const manifest = unpack<Manifest>('manifest.json.gz');
const { told, contents } = unpack<Expected>('expected.json.gz');

describeOnEveryEngine('A kept installation', (engine) => {
  const storage = new KeptStorage(engine);
  const server = useServer(storage);

  test('holds what it held', { timeout: patient(60_000) }, async () => {
    if (engine.name === 'SQLite') {
      // A database that was restored from a backup has ended all sessions.
      expect((await new RestClient(server().url, manifest.token).get('me')).status).toBe(200);
    }
    const found = await observe(server(), manifest, contents);
    expectKept('stored', told, { ...storage.rows, ...found.told });
  });
});

test('A kept backup of an installation is restored whole', async () => {
  const storage = await sqlite.makeStorage();
  const config = readConfig({ ...storage.env });
  const { rows } = await restoreInstallation(config, fixture('installation.gz'), false);
  const database = openDatabase(config);
  // Nobody stays logged in. Today's migrations may have added to the other tables.
  for (const [table, count] of Object.entries(rows).filter(([name]) => name !== 'sessions'))
    expect((await database(table).select()).length, table).toBeGreaterThanOrEqual(count);
  expect(rows.scenarios).toBe(Number.parseInt(told['rows scenarios'] ?? '', 10));
  await database.destroy();
  await storage.remove();
});
