import { beforeAll, expect, test } from 'vitest';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { archived, release } from '../../support/publish.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

type Archived = PresentedScenario & { readonly archived_at: string };

describeOnAnyEngine('The archive', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let stranger: RestClient;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'keeper');
    stranger = await newAuthor(server().url, 'stranger');
  });
  const list = async (who: RestClient, query = '') => (await who.get<Archived[]>(`archived-scenarios${query}`)).data;
  const restore = (who: RestClient, id: string) => who.post<PresentedScenario>(`archived-scenarios/${id}/restore`);

  test('takes what is deleted after a stop, and gives it back whole', async () => {
    const path = await newScenario(author, 'しまわれる迷宮');
    const [, id = ''] = path.split('/');
    await author.put(`${path}/floor-maps/01`, { name_ja: '一階' });
    await author.post(`${path}/backup`, { note: '控え' });
    const code = await release(author, path);
    expect((await author.delete(path)).status).toBe(204);
    expect((await author.get<PresentedScenario>(path)).data).toMatchObject({ status: 'publish_stop' });
    expect((await author.delete(path)).status).toBe(204);

    expect((await author.get(path)).status).toBe(404);
    expect((await author.put(`${path}/floor-maps/01`, { name_ja: '二階' })).status).toBe(404);
    expect((await author.delete(path)).status).toBe(404);
    expect((await author.get<object[]>('scenarios')).data).toEqual([]);
    expect((await author.get(`works/${code}/file`)).status).toBe(404);
    expect(await list(author)).toMatchObject([{ id, scenario_code: code, status: 'publish_stop' }]);
    expect(await list(author, '?search=しまわれる')).toHaveLength(1);
    expect(await list(author, '?search=竜')).toEqual([]);
    // Its title is nobody else's, and only its author sees it in the archive.
    const other = await newScenario(stranger, 'しまわれる迷宮');
    await stranger.patch(other, { title_en: 'しまわれる迷宮 (en)', author_name: '別人' });
    expect((await stranger.post(`${other}/sc-code`)).status).toBe(422);
    expect(await list(stranger)).toEqual([]);
    expect((await restore(stranger, id)).status).toBe(404);

    expect(await restore(author, id)).toMatchObject({ status: 200, data: { id, scenario_code: code } });
    expect(await restore(author, id)).toMatchObject({ status: 404 });
    expect(await list(author)).toEqual([]);
    expect((await author.get<{ name_ja: string }>(`${path}/floor-maps/01`)).data.name_ja).toBe('一階');
    expect((await author.get<object[]>(`${path}/backup`)).data).toHaveLength(1);
    await release(author, path);
    expect((await author.get(`works/${code}/file`)).status).toBe(200);
  });

  test('takes a work whose update is under way: nothing is left of the update', async () => {
    const path = await newScenario(author, '直しかけの迷宮');
    await release(author, path);
    await author.post(`${path}/update-file`);
    expect((await author.delete(path)).status).toBe(204);
    expect(await list(author)).toMatchObject([{ status: 'publish_stop', is_publishing: false }]);
  });

  test('is asked for by its name: a deed that nobody meant is refused', async () => {
    const path = await newScenario(author, '二つの窓の迷宮');
    await release(author, path);
    const remove = (as: string) => author.delete(`${path}?as=${as}`);
    expect((await remove('archive')).status).toBe(409);
    expect((await remove('stop')).status).toBe(204);
    // The other window still assumes that it will be stopped.
    expect((await remove('stop')).status).toBe(409);
    expect((await author.get(path)).status).toBe(200);
    expect((await remove('archive')).status).toBe(204);
  });

  test('does not count among the scenarios of an account; without room nothing comes back', async () => {
    const full = await newAuthor(server().url, 'full');
    const kept = await archived(full, server().database);
    const { database } = server();
    const row = await database('scenarios').where({ id: kept }).first();
    const rows = Array.from({ length: 99 }, (_, at) => ({ ...row, id: `full-${at}`, archived_at: null }));
    for (let at = 0; at < rows.length; at += 33) await database('scenarios').insert(rows.slice(at, at + 33));
    await newScenario(full, '百本目');
    expect(await restore(full, kept)).toMatchObject({ status: 422, body: { errors: { id: [expect.any(String)] } } });
    expect(await list(full)).toHaveLength(1);
    await database('scenarios').where({ id: 'full-1' }).delete();
    expect((await restore(full, kept)).status).toBe(200);
  });

  test('holds so many and no more: what does not fit stays where it is', async () => {
    const hoarder = await newAuthor(server().url, 'hoarder');
    const kept = await archived(hoarder, server().database);
    const { database } = server();
    const row = await database('scenarios').where({ id: kept }).first();
    const rows = Array.from({ length: 399 }, (_, at) => ({ ...row, id: `hoard-${at}` }));
    for (let at = 0; at < rows.length; at += 33) await database('scenarios').insert(rows.slice(at, at + 33));
    const path = await newScenario(hoarder, '入らない迷宮');
    await database('scenarios')
      .where({ id: path.split('/')[1] })
      .update({ released_at: 1, status: 'publish_stop' });
    expect((await hoarder.delete(path)).status).toBe(409);
    expect((await hoarder.get(path)).status).toBe(200);
  });
});
