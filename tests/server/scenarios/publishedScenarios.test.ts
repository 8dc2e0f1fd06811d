import { beforeAll, expect, test } from 'vitest';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { newAuthor, newScenario, PASSWORD } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { roomMaps } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnEveryEngine('A published scenario', (engine) => {
  const server = useServer(engine);
  let admin: RestClient;
  beforeAll(async () => {
    admin = await newAuthor(server().url, 'admin');
    await server().database('accounts').where('username', 'admin').update({ is_admin: true });
  });

  /** Makes a scenario with a floor and a backup, open in one variant. Nothing can be published by a call yet. */
  async function published(
    author: RestClient,
    variant: 'status' | 'status_platform' | 'status_console',
    author_name = '残る人',
  ) {
    const path = await newScenario(author, `公開 ${variant}`);
    await author.patch(path, { author_name });
    await author.put(`${path}/floor-maps/01/maps`, { maps: roomMaps(1) });
    await author.post(`${path}/backup`, { note: `${author_name}の控え` });
    const id = path.split('/')[1] ?? '';
    await server()
      .database('scenarios')
      .where({ id })
      .update({ [variant]: 'now_open', is_publishing: true, released_at: Date.now() });
    return path;
  }
  const read = async (who: RestClient, path: string) => (await who.get<PresentedScenario>(path)).data;

  test.each(['status', 'status_platform', 'status_console'] as const)(
    'that is open by its %s is stopped when its author deletes it, and stays',
    async (variant) => {
      const author = await newAuthor(server().url, `keeper.${variant}`);
      const path = await published(author, variant);
      const before = await read(author, path);
      expect(await author.delete(path)).toMatchObject({ status: 204 });
      const after = await read(author, path);
      expect(after).toMatchObject({ ...before, [variant]: 'publish_stop', is_publishing: false, ...changing(after) });
      expect(after.revision).toBeGreaterThan(before.revision);
      expect((await author.get<{ maps: unknown }>(`${path}/floor-maps/01`)).data.maps).toEqual(roomMaps(1));
      // Once stopped, it goes to the archive, where only its author can reach it, by taking it out.
      expect(await author.delete(path)).toMatchObject({ status: 204 });
      expect(await author.get(path)).toMatchObject({ status: 404 });
    },
  );

  test('stays when its author deletes the account: stopped, and nobody’s; all else goes', async () => {
    const author = await newAuthor(server().url, 'leaver');
    const open = await published(author, 'status_platform', 'みなもと かえで');
    const closed = await newScenario(author, '未公開');
    expect(await author.call('DELETE', 'me', { body: { password: PASSWORD } })).toMatchObject({ status: 204 });

    const left = await read(admin, open);
    expect(left).toMatchObject({
      title_ja: '公開 status_platform',
      status: 'private',
      status_platform: 'publish_stop',
      is_publishing: false,
      author_name: '',
      creator: '',
    });
    expect((await admin.get<{ maps: unknown }>(`${open}/floor-maps/01`)).data.maps).toEqual(roomMaps(1));
    expect(await admin.get(closed)).toMatchObject({ status: 404 });
    expect(await admin.put(`${open}/floor-maps/01`, { magic_set: 1 })).toMatchObject({ status: 403 });

    const stored = JSON.stringify(await dumpDatabase(server().database));
    expect(stored).not.toMatch(/leaver|みなもと|かえで/);
    expect(await server().database('scenarios').whereNull('account_id').select('id')).toEqual([
      { id: open.split('/')[1] },
    ]);
    // Whoever takes the name later does not find it.
    const other = await newAuthor(server().url, 'leaver');
    expect((await other.get<object[]>('scenarios')).data).toEqual([]);
    expect(await other.get(open)).toMatchObject({ status: 403 });
  });

  const changing = ({ revision, updated_at }: PresentedScenario) => ({ revision, updated_at });
});
