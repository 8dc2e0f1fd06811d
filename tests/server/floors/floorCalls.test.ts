import { beforeAll, beforeEach, expect, test } from 'vitest';
import { floorMap } from '#domain/resources/floorMap.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { sendFileTo } from '../../support/mapFiles.ts';
import { blankMaps, cellOf, roomMaps, type WireFloor, type WireMaps } from '../../support/maps.ts';
import { png } from '../../support/pictures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

interface ListedFloor {
  readonly number: number;
  readonly labyrinth_number: number | null;
  readonly has_map: boolean;
  readonly thumbnail_url: string | null;
}

describeOnAnyEngine('The calls of floors', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  let scenario_id: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'floorcalls');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
    scenario_id = scenario.replace('scenarios/', '');
  });

  const floor = (number: string) => `${scenario}/floor-maps/${number}`;
  const read = async (number: string) => (await author.get<WireFloor>(floor(number))).data;
  const listed = async (filter: string) =>
    (await author.get<ListedFloor[]>(`${scenario}/fetch-filtered-floor-maps?filter=${filter}`)).data;

  const labyrinth_title = { ja: '水底の迷宮', en: 'The sunken maze' };
  /** Gives labyrinth 2 the floors 5 to 7. */
  const assign = (labyrinth_size = 0) =>
    trpcClient(author).records.labyrinth_setting.save.mutate({
      scenario_id,
      records: [{ number: 2, changes: { map_hierarchy: { start: 5, end: 7 }, labyrinth_size, labyrinth_title } }],
    });

  /** Saves a floor with walls, an event and settings. */
  async function paint(number: string, mark = 7): Promise<WireMaps> {
    const maps = roomMaps(mark);
    cellOf(maps, 9, 9).event.id = 901;
    cellOf(maps, 9, 9).floor_id = 1;
    await author.put(`${floor(number)}/maps`, { maps });
    await author.put(floor(number), { name_ja: `階${mark}`, difficulty: mark });
    return maps;
  }

  test('list all floors, those of no labyrinth, or those of one, with what is painted', async () => {
    await assign();
    await paint('06');
    expect((await listed('all')).length).toBe(99);
    expect((await listed('unassigned')).map(({ number }) => number)).not.toContain(6);
    const own = await listed('2');
    expect(own.map(({ number, labyrinth_number, has_map }) => ({ number, labyrinth_number, has_map }))).toEqual([
      { number: 5, labyrinth_number: 2, has_map: false },
      { number: 6, labyrinth_number: 2, has_map: true },
      { number: 7, labyrinth_number: 2, has_map: false },
    ]);
    expect(await listed('02')).toEqual(own);
    expect(await listed('3')).toEqual([]);
    expect(await listed('03')).toEqual([]);
    expect(await author.get(`${scenario}/fetch-filtered-floor-maps?filter=10`)).toMatchObject({ status: 422 });
    expect(await author.get(`${scenario}/fetch-filtered-floor-maps?filter=002`)).toMatchObject({ status: 422 });
  });

  test('set the size, until the floor lies in a labyrinth', async () => {
    const size = { labyrinth_setting: { labyrinth_size: 2 } };
    const set = (body: object) => author.put<WireFloor>(`${floor('05')}/labyrinth-setting`, body);
    expect(await set(size)).toMatchObject({ status: 200, data: { labyrinth_setting: { labyrinth_size: 2 } } });
    expect(await set({ labyrinth_setting: { labyrinth_size: 3 } })).toMatchObject({ status: 422 });
    expect(await set({ ...size, revision: 0 })).toMatchObject({ status: 409, data: { number: 5 } });
    await assign(2);
    const refused = await set({ labyrinth_setting: { labyrinth_size: 1 } });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/labyrinth settings/);
    expect((await read('05')).labyrinth_setting).toEqual({ labyrinth_size: 2, has_labyrinth: true });
  });

  test('reset the options, but neither names, size nor map', async () => {
    const maps = await paint('01');
    await author.put(`${floor('01')}/labyrinth-setting`, { labyrinth_setting: { labyrinth_size: 1 } });
    const { status, data } = await author.post<WireFloor>(`${floor('01')}/reset-map-options`, {});
    expect({ status, difficulty: data.difficulty, name: data.name_ja }).toEqual({
      status: 200,
      difficulty: 0,
      name: '階7',
    });
    expect(data.labyrinth_setting.labyrinth_size).toBe(1);
    expect((await read('01')).maps).toEqual(maps);
  });

  test('initialise a floor: map, settings and names', async () => {
    await paint('01');
    await trpcClient(author).floors.initialise.mutate({ scenario_id, floor_number: '01' });
    const { labyrinth_size: _size, ...blank } = floorMap.blank;
    const data = await read('01');
    expect(data).toMatchObject(blank);
    expect(data.maps).toEqual(blankMaps());
    expect(data.revision).toBeGreaterThan(0);
  });

  test.each(['all', 'walls', 'events', 'settings'] as const)('copy a floor onto another: %s', async (copy_type) => {
    const from = await paint('01', 7);
    const other = blankMaps();
    cellOf(other, 20, 20).event.id = 101;
    cellOf(other, 20, 20).border.north = 2;
    await author.put(`${floor('02')}/maps`, { maps: other });
    await author.put(floor('02'), { name_ja: '元' });
    const { status, data } = await author.put<{ number: number; revision: number }>(
      `${scenario}/floor-maps/copy/01/to/02`,
      { copy_type },
    );
    expect({ status, number: data.number }).toEqual({ status: 200, number: 2 });
    const copy = await read('02');
    expect(copy.revision).toBe(data.revision);
    const walls = copy_type === 'all' || copy_type === 'walls';
    const events = copy_type === 'all' || copy_type === 'events';
    expect(copy.name_ja).toBe(copy_type === 'all' || copy_type === 'settings' ? '階7' : '元');
    const cells = (maps: WireMaps) => maps.flat();
    const wanted = cells(from).map((cell, index) => {
      const before = cells(other)[index] as typeof cell;
      return { ...(walls ? cell : before), event: (events ? cell : before).event };
    });
    expect(cells(copy.maps)).toEqual(wanted);
    expect((await read('01')).maps).toEqual(from);
  });

  test('copy: not onto itself, not onto what has changed, and not the size of a floor in a labyrinth', async () => {
    await paint('01');
    await author.put(`${floor('01')}/labyrinth-setting`, { labyrinth_setting: { labyrinth_size: 2 } });
    await assign();
    const copy = (to: string, body: object) => author.put(`${scenario}/floor-maps/copy/01/to/${to}`, body);
    expect(await copy('01', { copy_type: 'all' })).toMatchObject({ status: 422, body: { errors: { to: [/./] } } });
    expect(await copy('00', { copy_type: 'all' })).toMatchObject({ status: 404 });
    expect(await copy('02', { copy_type: 'some' })).toMatchObject({ status: 422 });
    expect(await copy('02', { copy_type: 'all', revision: 5 })).toMatchObject({ status: 409, data: { number: 2 } });
    expect(await copy('02', { copy_type: 'all' })).toMatchObject({ status: 200 });
    expect(await copy('05', { copy_type: 'all' })).toMatchObject({ status: 200 });
    expect((await read('02')).labyrinth_setting.labyrinth_size).toBe(2);
    expect((await read('05')).labyrinth_setting.labyrinth_size).toBe(0);
  });

  test('keep a thumbnail: 200 pixels wide, made anew, gone with the next one and with the scenario', async () => {
    const upload = async (number: string, color: string) =>
      sendFileTo<ListedFloor>(
        author,
        `${floor(number)}/upload-thumbnail`,
        await png({ width: 400, height: 400, color }),
      );
    const files = () => server().database('files').select('id', 'width', 'height');
    const before = await author.get<WireFloor>(floor('03'));
    const first = await upload('03', 'teal');
    expect(first).toMatchObject({
      status: 200,
      data: { number: 3, thumbnail_url: expect.stringMatching(/^\/files\//) },
    });
    expect(await files()).toMatchObject([{ width: 200, height: 200 }]);
    await upload('03', 'olive');
    expect(await files()).toHaveLength(1);
    const { data } = await author.get<ListedFloor[]>(`${scenario}/floor-maps/maps/fetch-thumbnails`);
    expect(data).toHaveLength(99);
    const shown = data.filter(({ thumbnail_url }) => thumbnail_url !== null);
    expect(shown).toMatchObject([{ number: 3 }]);
    expect((await fetch(`${server().url}${shown[0]?.thumbnail_url}`)).headers.get('content-type')).toBe('image/png');
    expect((await listed('all'))[2]?.thumbnail_url).toBe(shown[0]?.thumbnail_url);
    // A thumbnail is no change of the scenario.
    expect((await author.get<WireFloor>(floor('03'))).data).toEqual(before.data);
    await author.delete(scenario);
    expect(await files()).toEqual([]);
    expect(await server().database('file_uses')).toEqual([]);
  });

  test.each([
    [100, 100],
    [1, 1],
    [640, 30],
    [30, 4096],
  ])('keep a thumbnail 200 pixels wide also of a picture of %i x %i', async (width, height) => {
    const sent = await sendFileTo(author, `${floor('01')}/upload-thumbnail`, await png({ width, height }));
    expect(sent).toMatchObject({ status: 200 });
    expect(await server().database('files').select('width', 'height')).toEqual([{ width: 200, height: 200 }]);
    await author.delete(scenario);
  });

  test.each([
    ['text', 'not a picture'],
    ['a cut picture', undefined],
    ['nothing', ''],
  ])('refuse %s as a thumbnail', async (_name, text) => {
    const cut = (await png({ width: 300, height: 300 })).subarray(0, 200);
    const answer = await sendFileTo(author, `${floor('01')}/upload-thumbnail`, text ?? cut);
    expect(answer).toMatchObject({ status: 422, body: { errors: { file: [expect.stringMatching(/./)] } } });
    expect(await server().database('files')).toEqual([]);
  });
});
