// Makes the kept installation and everything that belongs to it: its database on both engines, its backup, three project files, twenty
// saves.
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { readSave } from '#game/saves/Save.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import { restoreInstallation } from '#server/admin/restoreInstallation.ts';
import { writeInstallation } from '#server/admin/writeInstallation.ts';
import { readConfig } from '#server/config.ts';
import { keepHouseSample } from '#server/houseSample/keepHouseSample.ts';
import { mysql, type Storage, sqlite } from '../../support/engines.ts';
import { scriptOf } from '../../support/mariadb.ts';
import { PLATFORM_ENV } from '../../support/platform.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';
import { fixture, pack } from '../packed.ts';
import type { KeptSaves } from '../saves.ts';
import { makeSaves } from './makeSaves.ts';
import { seed } from './seed.ts';

describe('The maker', () => {
  let storage: Storage;
  const configOf = ({ env }: Storage) => readConfig({ ...env, ...PLATFORM_ENV, PORT: '0' });
  const server = useServer({
    async makeMigrated() {
      storage = await sqlite.makeMigrated();
      await keepHouseSample(configOf(storage), pino({ level: 'error' }));
      return storage;
    },
  });

  test('installation', async () => {
    const { url, database } = server();
    const { manifest, rest } = await seed(url, database);
    const keeper = rest.keeper as RestClient;

    const code = manifest.works.labyrinth as string;
    const file = await fetch(`${url}/api/frontend/works/${code}/file`);
    const hash = (file.headers.get('etag') ?? '').replaceAll('"', '');
    const document = readScenarioDocument(gunzipSync(Buffer.from(await file.arrayBuffer())).toString());
    const content = { floors: document.floors, records: document.records };
    const saves = makeSaves(compileWorld(content), code, hash);
    expect(saves).toHaveLength(20);
    console.log(
      saves
        .map(({ id, owner, slot, kept, outcome }) => {
          const read = readSave(kept.save);
          return `${id} ${owner} ${slot} ${'fault' in read ? read.fault : 'read'} ${outcome} ${JSON.stringify(kept.save).length}`;
        })
        .join('\n'),
    );
    pack('saves.json.gz', { world: content, saves } satisfies KeptSaves);
    // The server gets those that it accepts.
    const player = trpcClient(rest.player as RestClient);
    for (const { owner, slot, kept } of saves) {
      const read = readSave(kept.save);
      if (owner === 'account' && 'save' in read && read.save.key.startsWith('work:'))
        await player.saves.write.mutate({ slot, revision: 0, save: read.save });
    }

    for (const name of ['small', 'full', 'labyrinth'] as const) {
      const answer = await fetch(`${url}/api/frontend/scenarios/${manifest.scenarios[name]?.id}/project-file`, {
        headers: { authorization: `Bearer ${keeper.token}` },
      });
      expect(answer.status).toBe(200);
      writeFileSync(fixture(`${name}.zip`), Buffer.from(await answer.arrayBuffer()));
    }

    const folder = await mkdtemp(join(tmpdir(), 'meikyu-kept-'));
    await database.raw('VACUUM INTO ?', [join(folder, 'whole.sqlite')]);
    pack('database.sqlite.gz', readFileSync(join(folder, 'whole.sqlite')));
    const backup = join(folder, 'installation.gz');
    console.log(await writeInstallation(configOf(storage), backup));
    writeFileSync(fixture('installation.gz'), readFileSync(backup));
    const place = await mysql.makeMigrated();
    await restoreInstallation(configOf(place), backup, true);
    pack('database.sql.gz', Buffer.from(await scriptOf(place.env.DATABASE_URL ?? '')));
    await place.remove();
    pack('manifest.json.gz', manifest);
  });
});
