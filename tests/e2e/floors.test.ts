import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { floorActionTexts } from '#client/mapEditor/floors/floorActionTexts.ts';
import { floorTexts } from '#client/mapEditor/floors/floorTexts.ts';
import { roomMaps, type WireFloor } from '../support/maps.ts';
import type { RestClient } from '../support/RestClient.ts';
import type { FloorMap } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

/** What stands on the screen, in Japanese. */
const say = (key: keyof typeof floorTexts, values: Record<string, string | number> = {}): string =>
  floorTexts[key].ja.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));
const command = (id: 'copyFloor' | 'initialise' | 'resetOptions' | 'importMaps' | 'exportMaps') =>
  floorActionTexts[`map.command.${id}`].ja;

const scenarioOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';
const floorPath = (page: Page, number: string) => `scenarios/${scenarioOf(page)}/floor-maps/${number}`;

async function does(page: Page, id: Parameters<typeof command>[0]): Promise<Locator> {
  await page.getByRole('button', { name: floorActionTexts['map.floorActions'].ja }).click();
  await page.getByRole('menuitem', { name: command(id) }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Floor 01 with a room and floor 02 with an event, as they were drawn on another day. */
async function hasFloors(rest: RestClient, page: Page, map: FloorMap): Promise<void> {
  await rest.put(`${floorPath(page, '01')}/maps`, { maps: roomMaps(3) });
  await rest.put(`${floorPath(page, '02')}/maps`, { maps: roomMaps(9) });
  await rest.put(floorPath(page, '02'), { name_ja: '水の間', difficulty: 5 });
  await page.reload();
  await map.isOpen();
}

test('settings are saved one by one as they are changed, and are there after a reload', async ({
  map,
  page,
  author,
  words,
}) => {
  test.slow();
  const { rest } = author.account;
  await page.getByRole('button', { name: words.floorSettings }).click();
  const field = (name: string) => page.getByRole('region', { name }).or(page.locator('section', { hasText: name }));
  await page.getByLabel(words.floorName).and(page.locator('input')).fill('石の間');
  await page.getByText('煉瓦', { exact: true }).click();
  await page.getByText('16×16', { exact: true }).click();
  await page.getByText('ランダム遭遇なし', { exact: true }).click();
  const difficulty = page.getByRole('combobox', { name: '難易度' });
  await difficulty.fill('03');
  await page.getByRole('option', { name: '03', exact: true }).click();
  await expect(field(say('floor.part.rules')).first()).toContainText(say('floor.difficulty', { group: 7 }));
  await map.isSaved();
  const stored = async () => (await rest.get<WireFloor>(floorPath(page, '01'))).data;
  await expect.poll(stored).toMatchObject({
    name_ja: '石の間',
    wall: 3,
    no_random_encounters: true,
    difficulty: 3,
    labyrinth_setting: { labyrinth_size: 2 },
  });
  // The map has taken its new size at once.
  await expect(page.getByRole('gridcell')).toHaveCount(16 * 16);

  await page.reload();
  await expect(page.getByRole('radio', { name: '煉瓦' })).toBeChecked();
  await expect(page.getByLabel(words.floorName).and(page.locator('input'))).toHaveValue('石の間');
});

test('the options go back to what they were at first, after asking', async ({ map, page, author }) => {
  const { rest } = author.account;
  await hasFloors(rest, page, map);
  await page.goto(`/scenarios/${scenarioOf(page)}/floor-maps/02`);
  await map.isOpen('02');
  const dialog = await does(page, 'resetOptions');
  await dialog.getByRole('button', { name: say('floor.reset') }).click();
  await author.reads(say('floor.resetDone', { number: '02' }));
  expect((await rest.get<WireFloor>(floorPath(page, '02'))).data).toMatchObject({ name_ja: '水の間', difficulty: 0 });
});

test('a floor is copied onto another: what is lost is told before', async ({ map, page, author }) => {
  const { rest } = author.account;
  await hasFloors(rest, page, map);
  const dialog = await does(page, 'copyFloor');
  await expect(dialog.getByRole('status')).toContainText(say('floor.lostNothing'));
  await dialog.getByRole('combobox', { name: say('floor.copyTo') }).fill('02');
  await page.getByRole('option', { name: /^02/ }).click();
  await expect(dialog.getByRole('status')).toContainText(say('floor.lostCells', { number: '02', cells: 1 }));
  await expect(dialog.getByRole('status')).toContainText(say('floor.lostSettings', { number: '02' }));
  await dialog.getByText(say('floor.copyType.walls'), { exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText(say('floor.lostNothing'));
  await dialog.getByText(say('floor.copyType.events'), { exact: true }).click();
  await dialog.getByRole('button', { name: say('floor.copy'), exact: true }).click();
  await author.reads(say('floor.copied', { number: '02' }));
  const [one, two] = await Promise.all(
    ['01', '02'].map(async (number) => (await rest.get<WireFloor>(floorPath(page, number))).data),
  );
  expect(two?.maps).toEqual(one?.maps);
  expect(two?.name_ja).toBe('水の間');
});

for (const format of ['json', 'tmj'] as const) {
  test(`everything is exported (${format}), initialised, and comes back equal`, async ({
    map,
    page,
    author,
    words,
  }) => {
    test.slow();
    const { rest } = author.account;
    await hasFloors(rest, page, map);
    const maps = async () =>
      Promise.all(['01', '02'].map(async (number) => (await rest.get<WireFloor>(floorPath(page, number))).data.maps));
    const before = await maps();

    const exporting = await does(page, 'exportMaps');
    await exporting.getByText(say('floor.which.all'), { exact: true }).click();
    await exporting.getByText(say(`floor.format.${format}`), { exact: true }).click();
    const downloading = page.waitForEvent('download');
    await exporting.getByRole('button', { name: say('floor.export'), exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`floors.${format}`);
    const buffer = await readFile(await download.path());

    for (const number of ['01', '02']) {
      const list = page.getByRole('complementary', { name: words.floorList });
      await list.getByRole('link', { name: new RegExp(`^${words.floor(number)}`) }).click();
      await map.isOpen(number);
      const asking = await does(page, 'initialise');
      await asking.getByRole('button', { name: say('floor.initialise'), exact: true }).click();
      await author.reads(say('floor.initialised', { number }));
      await map.counts(0);
    }
    // The map is one step back.
    await page.getByRole('grid').focus();
    await map.undoes();
    await map.counts(16);
    await map.redoes();
    await map.counts(0);
    await map.isSaved();

    const importing = await does(page, 'importMaps');
    const chooser = page.waitForEvent('filechooser');
    await importing.getByRole('button', { name: say('floor.choose') }).click();
    await (await chooser).setFiles({ name: `floors.${format}`, mimeType: 'application/octet-stream', buffer });
    await expect(importing.getByRole('list', { name: say('floor.take') }).getByRole('listitem')).toHaveCount(2);
    await importing.getByRole('button', { name: say('floor.import'), exact: true }).click();
    await author.reads(say('floor.imported', { count: 2 }));
    await map.counts(16);
    expect(await maps()).toEqual(before);
  });
}

test('of a file only the floors that are ticked are taken', async ({ map, page, author }) => {
  const { rest } = author.account;
  await hasFloors(rest, page, map);
  const file = await rest.get(`scenarios/${scenarioOf(page)}/floor-maps/maps/export-map-data?floors=01,02`);
  for (const number of ['01', '02']) await rest.put(`${floorPath(page, number)}/maps`, { maps: roomMaps(50) });
  const dialog = await does(page, 'importMaps');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: say('floor.choose') }).click();
  await (await chooser).setFiles({ name: 'floors.json', mimeType: 'application/json', buffer: Buffer.from(file.text) });
  await dialog.getByText('フロア02', { exact: true }).click();
  await dialog.getByRole('button', { name: say('floor.import'), exact: true }).click();
  await author.reads(say('floor.imported', { count: 1 }));
  const marks = await Promise.all(
    ['01', '02'].map(
      async (number) => (await rest.get<WireFloor>(floorPath(page, number))).data.maps[21]?.[2]?.event.data[1],
    ),
  );
  expect(marks).toEqual([3, 50]);
});

test('a broken file is refused with the reason, and nothing changes', async ({ map, page, author, faults, words }) => {
  faults.expect(/status of 422/);
  const { rest } = author.account;
  await hasFloors(rest, page, map);
  const before = (await rest.get<WireFloor>(floorPath(page, '01'))).data;
  const dialog = await does(page, 'importMaps');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: say('floor.choose') }).click();
  const buffer = Buffer.from('{"format":"meikyu.maps","version":1,"floors":[{"number":1');
  await (await chooser).setFiles({ name: 'floors.json', mimeType: 'application/json', buffer });
  await expect(dialog.getByRole('alert')).toContainText(words.fileInvalid);
  await expect(dialog.getByRole('alert')).toContainText('途中で切れている');
  await expect(dialog.getByRole('button', { name: say('floor.import'), exact: true })).toBeDisabled();
  expect((await rest.get<WireFloor>(floorPath(page, '01'))).data).toEqual(before);
});

test('a floor that was drawn on has its picture sent in the background', async ({ map, page, author }) => {
  const sent = page.waitForResponse((response) => response.url().endsWith('/upload-thumbnail'));
  await map.drags([
    [2.5, 5],
    [6.5, 5],
  ]);
  await map.isSaved();
  expect((await sent).status()).toBe(200);
  const { data } = await author.account.rest.get<{ number: number; thumbnail_url: string | null }[]>(
    `scenarios/${scenarioOf(page)}/floor-maps/maps/fetch-thumbnails`,
  );
  expect(data[0]?.thumbnail_url).toMatch(/^\/files\//);
});

test('a labyrinth without floors shows floor 0, which asks for its range', async ({ map, page, words }) => {
  await map.isOpen();
  const list = page.getByRole('complementary', { name: words.floorList });
  await list.getByRole('button', { name: '迷宮' }).click();
  await page.getByRole('menuitem', { name: '03', exact: true }).click();
  await list.getByRole('button', { name: /^00/ }).click();
  const dialog = page.getByRole('dialog', { name: floorActionTexts['map.zero'].ja });
  await expect(dialog).toContainText('迷宮03');
  await expect(
    list.getByRole('link', { name: '迷宮設定へ' }).or(list.locator('a[href$="/labyrinths/settings/3"]')),
  ).toHaveCount(1);
});
