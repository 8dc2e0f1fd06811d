import { beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { roomMaps } from '../../support/maps.ts';
import { png, sendFile } from '../../support/pictures.ts';
import { release } from '../../support/publish.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnAnyEngine('The pictures of a work', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let count = 0;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'painter');
  });
  const fresh = () => newScenario(author, `見られる迷宮 ${++count}`);
  const paint = (path: string, mark: number) => author.put(`${path}/floor-maps/01/maps`, { maps: roomMaps(mark) });
  interface Shown {
    readonly cover_image: string;
    readonly floors: readonly {
      readonly number: number;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
    }[];
    readonly versions: readonly { readonly number: number }[];
    readonly others: readonly { readonly code: string }[];
  }
  const shown = async (code: string) => (await server().rest.get<Shown>(`works/${code}`)).data;
  const listed = async (code: string) =>
    (await server().rest.get<{ picture: Shown['floors'][number]; cover_image: string }[]>(`works?code=${code}`))
      .data[0];

  test('are seen from within: from the entrance, from the chosen place, or as drawn; never a whole floor', async () => {
    const path = await fresh();
    await paint(path, 1);
    const entrance = { x: 4, y: 5, map: 1 };
    await author.put(`${path}/labyrinth-settings/0`, {
      map_hierarchy: { start: 1, end: 1 },
      labyrinth_entrance: entrance,
      labyrinth_title: { ja: '迷宮', en: 'Maze' },
    });
    const code = await release(author, path);
    expect((await shown(code)).floors[0]).toMatchObject({ number: 1, x: 4, y: 5 });
    expect(await listed(code)).toMatchObject({ cover_image: '', picture: { number: 1, x: 4, y: 5 } });
    const place = { floor: 1, x: 2, y: 3, facing: 1 };
    await author.patch(`${path}/title-author-names/1`, { cover_kind: 1, cover_place: place });
    expect(await author.post(`${path}/release-scenario`)).toMatchObject({ status: 200 });
    const { floors: views, versions } = await shown(code);
    expect(views[0]).toMatchObject({ number: 1, x: 2, y: 3, facing: 1 });
    expect(versions).toMatchObject([{ number: 2 }, { number: 1 }]);
    const { data: drawing } = await sendFile(author, await png({ width: 640, height: 360 }), {
      use: 'cover',
      path: `${path}/file`,
    });
    await author.patch(`${path}/title-author-names/1`, { cover_kind: 2, cover_image: drawing.id });
    expect(await author.post(`${path}/release-scenario`)).toMatchObject({ status: 200 });
    expect(await listed(code)).toMatchObject({ cover_image: drawing.id, picture: { x: 4, y: 5 } });
    expect((await server().rest.get(drawing.url)).status).toBe(200);
  });

  test('of a release from before there were any are made of its walls', async () => {
    const path = await fresh();
    await paint(path, 1);
    const code = await release(author, path);
    const { name_ja, name_en } = { name_ja: '霧の階', name_en: '' };
    const address = { scenario_id: path.split('/')[1] ?? '', floor_number: '01' };
    const { grid } = (await trpcClient(author).floors.read.query(address)).data;
    const floors = JSON.stringify([{ number: 7, name_ja, name_en, labyrinth_size: 0, grid }]);
    await server().database('releases').where('scenario_id', path.split('/')[1]).update({ floors });
    const { floors: views } = await shown(code);
    expect(views[0]).toMatchObject({ number: 7, name_ja, wall: 0 });
    expect(JSON.stringify(views)).not.toContain(grid);
  });

  test('stand beside other works of the same author name, and of no other', async () => {
    const named = async (author_name: string) => {
      const path = await fresh();
      await paint(path, 1);
      return release(author, path, { author_name });
    };
    const [one, other] = [await named('霧野'), await named('霧野')];
    await named('別名');
    expect((await shown(one)).others).toMatchObject([{ code: other }]);
  });
});
