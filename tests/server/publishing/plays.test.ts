import { beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { release } from '../../support/publish.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnAnyEngine('Plays of a work', (engine) => {
  const server = useServer(engine, { isThrottled: true });
  let author: RestClient;
  let count = 0;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'played');
  });
  async function released() {
    const path = await newScenario(author, `遊ばれる迷宮 ${++count}`);
    return { path, scenario_id: path.split('/')[1] ?? '', code: await release(author, path) };
  }
  const reader = () => trpcClient(server().rest);
  const plays = async (scenario_id: string) => (await trpcClient(author).works.plays.query({ scenario_id })).data;

  test('and its endings are counted for its author, whose own are not', async () => {
    const { scenario_id, code } = await released();
    await reader().works.countPlay.mutate({ code });
    await reader().works.countPlay.mutate({ code });
    await trpcClient(author).works.countPlay.mutate({ code });
    for (const labyrinth of [0, 9, 0, null]) await reader().works.countEnding.mutate({ code, labyrinth });
    expect(await plays(scenario_id)).toEqual({
      plays: 2,
      downloads: 0,
      reports: 0,
      endings: [
        { labyrinth: null, reached: 1 },
        { labyrinth: 0, reached: 2 },
        { labyrinth: 9, reached: 1 },
      ],
    });
  });

  test('sort the catalogue, where each is told', async () => {
    const { code } = await released();
    const other = await released();
    for (let play = 0; play < 3; play++) await reader().works.countPlay.mutate({ code });
    const { data } = await reader().works.list.query({ sort: '-plays' });
    expect(data[0]).toMatchObject({ code, plays: 3 });
    expect(data.findIndex((work) => work.code === other.code)).toBeGreaterThan(0);
  });

  test('are counted of nothing that is not open, nor of an ending that cannot be', async () => {
    const { path, scenario_id, code } = await released();
    await author.patch(`${path}/change-status`, { status: 'publish_stop' });
    for (const unknown of [code, '123456789012345']) {
      await reader().works.countPlay.mutate({ code: unknown });
      await reader().works.countEnding.mutate({ code: unknown, labyrinth: 1 });
    }
    expect(await plays(scenario_id)).toMatchObject({ plays: 0, endings: [] });
    for (const labyrinth of [-1, 10, 0.5]) {
      await expect(reader().works.countEnding.mutate({ code, labyrinth })).rejects.toMatchObject({
        data: { code: 422 },
      });
    }
    expect(await plays((await newScenario(author)).split('/')[1] ?? '')).toBeNull();
  });

  test('download nothing; downloads are counted so often from one network and no more, and given all the same', async () => {
    const { path, scenario_id, code } = await released();
    const file = (more = '') => `works/${code}/file${more}`;
    expect((await server().rest.get(file('?purpose=play'))).status).toBe(200);
    expect((await author.get(file())).status).toBe(200);
    expect(await plays(scenario_id)).toMatchObject({ downloads: 0 });
    const statuses = new Set<number>();
    for (let download = 0; download < 103; download++) statuses.add((await server().rest.get(file())).status);
    expect([[...statuses], (await plays(scenario_id))?.downloads]).toEqual([[200], 100]);
    // Plays have a limit of their own.
    await reader().works.countPlay.mutate({ code });
    expect(await plays(scenario_id)).toMatchObject({ plays: 1 });
    await author.patch(`${path}/change-status`, { status: 'publish_stop' });
    expect((await server().rest.get(file('?purpose=play'))).status).toBe(404);
  });

  test('from one network are so many and no more', async () => {
    const { scenario_id, code } = await released();
    let refused: unknown;
    for (let play = 0; play < 200 && refused === undefined; play++)
      refused = await reader()
        .works.countPlay.mutate({ code })
        .then(
          () => undefined,
          (error) => error.data.code,
        );
    expect(refused).toBe(429);
    expect((await plays(scenario_id))?.plays).toBe(100);
  });
});
