import { floorActionTexts } from '#client/mapEditor/floorActionTexts.ts';
import { floorZeroTexts } from '#client/mapEditor/floors/floorZeroTexts.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { cellOf, roomMaps } from '../support/maps.ts';
import { patient } from '../support/patience.ts';
import { EventPanel } from './support/EventPanel.ts';
import { expect, test } from './support/test.ts';

test('settings are saved one by one as they are changed, and are there after a reload', async ({
  floors,
  map,
  page,
  words,
}) => {
  test.slow();
  await page.getByRole('tab', { name: words.floorTab, exact: true }).click();
  const field = (name: string) => page.getByRole('region', { name }).or(page.locator('section', { hasText: name }));
  await page.getByLabel(words.floorName).and(page.locator('input')).fill('石の間');
  await page.getByText('煉瓦', { exact: true }).click();
  await page.getByText('16×16', { exact: true }).click();
  await page.getByText('ランダム遭遇なし', { exact: true }).click();
  const difficulty = page.getByRole('spinbutton', { name: '難易度' });
  await difficulty.fill('3');
  await difficulty.press('Tab');
  await expect(field(floors.says('floor.part.rules')).first()).toContainText(
    floors.says('floor.difficulty', { group: 7 }),
  );
  await map.isSaved();
  await expect
    .poll(() => floors.stored('01'))
    .toMatchObject({
      name_ja: '石の間',
      wall: 3,
      no_random_encounters: true,
      difficulty: 3,
      labyrinth_setting: { labyrinth_size: 2 },
    });
  // The map has taken its new size at once.
  await expect(page.getByRole('gridcell')).toHaveCount(16 * 16);

  await page.reload();
  const bricks = page.getByRole('radio', { name: '煉瓦' });
  await expect(bricks).toBeChecked();
  await expect(page.getByLabel(words.floorName).and(page.locator('input'))).toHaveValue('石の間');
  await expect(difficulty).toHaveValue('3');
  // Changes from before the reload can still be undone.
  await bricks.focus();
  await map.undoes();
  await expect(difficulty).toHaveValue('0');
});

test('undo in the settings takes settings back, newest first, and never a stroke of the map', async ({
  map,
  page,
  words,
}) => {
  await map.presses([4.5, 5]);
  await page.getByRole('tab', { name: words.floorTab, exact: true }).click();
  const look = (name: string) => page.getByRole('radio', { name, exact: true });
  const name = page.getByLabel(words.floorName).and(page.locator('input'));
  const first = await page.locator('[data-path="wall"]').getByRole('radio', { checked: true }).getAttribute('value');
  await name.fill('石の間');
  await page.keyboard.press('Tab');
  await page.getByText('煉瓦', { exact: true }).click();
  await page.getByText('ランダム遭遇なし', { exact: true }).click();
  const none = page.getByRole('checkbox', { name: 'ランダム遭遇なし' });
  await expect(none).toBeChecked();
  await map.undoes();
  await expect(none).not.toBeChecked();
  await map.undoes();
  await expect(look('煉瓦')).not.toBeChecked();
  await expect(page.locator(`[data-path="wall"] input[value="${first}"]`)).toBeChecked();
  await map.undoes();
  await expect(name).toHaveValue('');
  await test.step('where no change is left nothing happens', async () => {
    await map.undoes();
    await map.shows(4, 5, { south: 'wall' });
  });
  await map.redoes();
  await expect(name).toHaveValue('石の間');
  await page.keyboard.press('Control+Shift+z');
  await expect(look('煉瓦')).toBeChecked();
  await test.step('what is being typed is taken back by the browser', async () => {
    await name.focus();
    await page.keyboard.press('End');
    await page.keyboard.insertText('奥');
    await map.undoes();
    await expect(name).toHaveValue('石の間');
    await expect(look('煉瓦')).toBeChecked();
  });
  await test.step('the map has its strokes back with the focus', async () => {
    await map.grid.focus();
    await map.undoes();
    await map.counts(0);
    await expect(look('煉瓦')).toBeChecked();
  });
});

test('the options go back to what they were at first, after asking', async ({ floors, map, page, author }) => {
  await floors.has();
  await page.goto(`/scenarios/${floors.scenarioId}/floor-maps/02`);
  await map.isOpen('02');
  const before = (await floors.stored('02'))?.difficulty;
  const dialog = await floors.asksFor('resetOptions');
  await dialog.getByRole('button', { name: floors.says('floor.reset') }).click();
  await author.reads(floors.says('floor.resetDone', { number: '02' }));
  expect(await floors.stored('02')).toMatchObject({ name_ja: '水の間', difficulty: 0 });
  await page.getByText(floors.says('floor.undo'), { exact: true }).click();
  await expect.poll(() => floors.stored('02')).toMatchObject({ difficulty: before });
});

test('a floor is copied onto another: what is lost is told before', async ({ floors, map, page, author }) => {
  await floors.has();
  const dialog = await floors.asksFor('copyFloor');
  await expect(dialog.getByRole('status')).toContainText(floors.says('floor.lostNothing'));
  await dialog.getByRole('combobox', { name: floors.says('floor.copyTo') }).fill('02');
  await page.getByRole('option', { name: /^02/ }).click();
  await expect(dialog.getByRole('status')).toContainText(floors.says('floor.lostCells', { number: '02', cells: 1 }));
  await expect(dialog.getByRole('status')).toContainText(floors.says('floor.lostSettings', { number: '02' }));
  await dialog.getByText(floors.says('floor.copyType.walls'), { exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText(floors.says('floor.lostNothing'));
  await dialog.getByText(floors.says('floor.copyType.events'), { exact: true }).click();
  await dialog.getByRole('button', { name: floors.says('floor.copy'), exact: true }).click();
  await author.reads(floors.says('floor.copied', { number: '02' }));
  const [one, two] = await Promise.all(['01', '02'].map(async (number) => await floors.stored(number)));
  expect(two?.maps).toEqual(one?.maps);
  expect(two?.name_ja).toBe('水の間');
  await test.step('undo goes there and brings back what the map held, redo the copy', async () => {
    await map.pointsAt([12.5, 12.5]);
    await map.undoes();
    await map.isOpen('02');
    await map.isSaved();
    expect((await floors.stored('02')).maps).toEqual(roomMaps(9));
    await map.redoes();
    await map.isSaved();
    expect((await floors.stored('02')).maps).toEqual(one?.maps);
  });
});

test('stairs to which none would come back any more are told before a copy and before an import', async ({
  floors,
  map,
  page,
  author,
}) => {
  const { rest } = author.account;
  await floors.has();
  const file = await rest.get(`scenarios/${floors.scenarioId}/floor-maps/maps/export-map-data?floors=01,02`);
  // Down from floor 01, and up from 02.
  for (const [number, x, y, id, data] of [
    ['01', 3, 4, 102, { 1: 2, 2: 8, 3: 9 }],
    ['02', 8, 9, 101, { 1: 1, 2: 3, 3: 4 }],
  ] as const) {
    const maps = roomMaps(3);
    const { event } = cellOf(maps, x, y);
    Object.assign(event, { id, data: { ...event.data, ...data } });
    await rest.put(`${floors.path(number)}/maps`, { maps });
  }
  await page.reload();
  await map.isOpen();

  const copy = await floors.asksFor('copyFloor');
  await copy.getByRole('combobox', { name: floors.says('floor.copyTo') }).fill('02');
  await page.getByRole('option', { name: /^02/ }).click();
  const stranded = (count: number, places: string) => floors.says('floor.stranded', { count, places });
  await expect(copy).toContainText(stranded(2, 'フロア01 x3 y4、フロア02 x3 y4'));
  await copy.getByText(floors.says('floor.copyType.walls'), { exact: true }).click();
  await expect(copy).not.toContainText('戻る階段のない');
  await page.keyboard.press('Escape');

  const dialog = await floors.offers({ name: 'floors.json', buffer: Buffer.from(file.text) });
  // Both floors lose their stairs.
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).not.toContainText('戻る階段のない');
  await dialog.getByText('フロア01', { exact: true }).click();
  await expect(dialog).toContainText(stranded(1, 'フロア01 x3 y4'));
});

test('a floor that was drawn on has its picture sent in the background', async ({ floors, map, page, author }) => {
  const sent = page.waitForResponse((response) => response.url().endsWith('/upload-thumbnail'));
  await map.drags([
    [2.5, 5],
    [6.5, 5],
  ]);
  await map.isSaved();
  expect((await sent).status()).toBe(200);
  const { data } = await author.account.rest.get<{ number: number; thumbnail_url: string | null }[]>(
    `scenarios/${floors.scenarioId}/floor-maps/maps/fetch-thumbnails`,
  );
  expect(data[0]?.thumbnail_url).toMatch(/^\/files\//);
});

test('floors that are changed without being open have their pictures sent too: drawn elsewhere, copies, imports and stairs back', async ({
  floors,
  map,
  author,
  page,
}) => {
  test.slow();
  await floors.has();
  const pictures = async () => {
    const { data } = await author.account.rest.get<{ number: number; thumbnail_url: string | null }[]>(
      `scenarios/${floors.scenarioId}/floor-maps/maps/fetch-thumbnails`,
    );
    return new Map(data.flatMap(({ number, thumbnail_url }) => (thumbnail_url ? [[number, thumbnail_url]] : [])));
  };
  const drawn = async () => [...(await pictures()).keys()];
  await test.step('those that were drawn elsewhere and have none, once the map is open', async () => {
    await expect.poll(drawn, { timeout: patient(20_000) }).toEqual([1, 2]);
  });
  await test.step('a copy', async () => {
    const dialog = await floors.asksFor('copyFloor');
    await dialog.getByRole('button', { name: floors.says('floor.copy'), exact: true }).click();
    await author.reads(floors.says('floor.copied', { number: '03' }));
    await expect.poll(drawn, { timeout: patient(20_000) }).toEqual([1, 2, 3]);
  });
  await test.step('an import', async () => {
    const file = await floors.exportsAll('json');
    await author.account.rest.put(`${floors.path('02')}/maps`, { maps: roomMaps(50) });
    await page.reload();
    await map.isOpen();
    const sent = page.waitForResponse((response) => response.url().endsWith('/02/upload-thumbnail'));
    await floors.imports(file);
    expect((await sent).status()).toBe(200);
  });
  await test.step('the stairs back on the floor below', async () => {
    const before = (await pictures()).get(2);
    await new EventPanel(map).places('下り階段', [12, 12]);
    await author.reads('02 x12 y12 に「上り階段」を置きました。');
    await expect.poll(async () => (await pictures()).get(2), { timeout: patient(20_000) }).not.toBe(before);
    await expect.poll(drawn, { timeout: patient(20_000) }).toEqual([1, 2, 3]);
  });
  await test.step('a labyrinth of another size', async () => {
    const before = await pictures();
    await author.account.rest.put(`scenarios/${floors.scenarioId}/labyrinth-settings/0`, {
      labyrinth_title: { ja: '水底の迷宮', en: 'The sunken maze' },
      map_hierarchy: { start: 2, end: 3 },
    });
    await page.goto(`/scenarios/${floors.scenarioId}/labyrinths/settings/0`);
    await page.locator('[data-path="labyrinth_size"]').getByText('16×16', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: labyrinthTexts['resize.do'].ja }).click();
    const anew = async () =>
      Array.from(await pictures()).flatMap(([number, url]) => (before.get(number) === url ? [] : number));
    await expect.poll(anew, { timeout: patient(20_000) }).toEqual([2, 3]);
  });
});

test('the list shows all floors, those of no labyrinth or those of one, and sets off those of any', async ({
  floors,
  map,
  page,
  author,
  words,
}) => {
  const { rest } = author.account;
  const list = page.getByRole('complementary', { name: words.floorList });
  const shown = () =>
    list.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(-2)));
  const setOff = () =>
    list.locator('a[data-assigned]').evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(-2)));
  const chooses = async (filter: string) => {
    await list.getByRole('button', { name: '迷宮' }).click();
    await page.getByRole('menuitem', { name: filter, exact: true }).click();
  };
  const labyrinth_title = { ja: '水底の迷宮', en: 'The sunken maze' };
  const spans = async (number: number, start: number, end: number) => {
    const fields = { labyrinth_title, map_hierarchy: { start, end } };
    await rest.put(`scenarios/${floors.scenarioId}/labyrinth-settings/${number}`, fields);
    await page.reload();
    await map.isOpen();
  };
  await spans(2, 3, 5);
  await expect.poll(async () => (await shown()).length).toBe(99);
  expect(await setOff()).toEqual(['03', '04', '05']);
  await chooses('02');
  await expect.poll(shown).toEqual(['03', '04', '05']);
  await chooses('未割り当て');
  await expect.poll(async () => (await shown()).length).toBe(96);
  expect(await setOff()).toEqual([]);

  await spans(2, 1, 99);
  await chooses('未割り当て');
  await expect(list).toContainText(floorActionTexts['map.filter.none'].ja);
  await chooses('すべて');
  await expect.poll(async () => (await setOff()).length).toBe(99);
});

test('the size of a floor that lies in a labyrinth is told, and set there', async ({ floors, page, author, words }) => {
  await author.account.rest.put(`scenarios/${floors.scenarioId}/labyrinth-settings/2`, {
    labyrinth_title: { ja: '水底の迷宮', en: 'The sunken maze' },
    map_hierarchy: { start: 3, end: 5 },
    labyrinth_size: 1,
  });
  await page.getByRole('tab', { name: words.floorTab, exact: true }).click();
  const size = page.getByRole('radiogroup', { name: floors.labelOf('labyrinth_size') });
  await expect(size.getByRole('radio', { name: '24×24' })).toBeEnabled();
  await expect(page.getByText(floors.says('floor.sizeLocked'))).toBeHidden();
  await page.goto(`/scenarios/${floors.scenarioId}/floor-maps/03`);
  await expect(size.getByRole('radio', { name: '20×20' })).toBeChecked();
  for (const option of await size.getByRole('radio').all()) await expect(option).toBeDisabled();
  await expect(page.getByText(floors.says('floor.sizeLocked'))).toBeVisible();
});

test('the picture of the open floor in the list follows every stroke', async ({ map, page, words }) => {
  const link = page.getByRole('complementary', { name: words.floorList }).getByRole('link').first();
  const picture = link.locator('img');
  await expect(link).toBeVisible();
  await expect(picture).toBeHidden();
  await map.presses([8.5, 9]);
  await expect(picture).toBeVisible();
  const before = await picture.getAttribute('src');
  await map.presses([12.5, 9]);
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await map.undoes();
  await expect(picture).toHaveAttribute('src', before ?? '');
});

test('a floor of which only a setting was changed is no blank sheet in the list', async ({
  floors,
  map,
  page,
  author,
  words,
}) => {
  await author.account.rest.put(`scenarios/${floors.scenarioId}/floor-maps/02`, { name_ja: '水路' });
  await page.reload();
  await map.isOpen();
  const links = page.getByRole('complementary', { name: words.floorList }).getByRole('link');
  await expect(links.nth(1).locator('img')).toBeVisible();
  await expect(links.nth(2)).toBeVisible();
  await expect(links.nth(2).locator('img')).toHaveCount(0);
});

test('a labyrinth without floors shows floor 0, which asks for its range', async ({ map, page, words }) => {
  await map.isOpen();
  const list = page.getByRole('complementary', { name: words.floorList });
  await list.getByRole('button', { name: '迷宮' }).click();
  await page.getByRole('menuitem', { name: '03', exact: true }).click();
  await list.getByRole('link', { name: /^00/ }).click();
  await expect(page).toHaveURL(/floor-maps\/00$/);
  const dialog = page.getByRole('dialog', { name: floorZeroTexts['map.zero'].ja });
  await expect(dialog).toContainText('迷宮03');
  await dialog.getByRole('button', { name: '迷宮設定へ' }).click();
  await expect(page).toHaveURL(/labyrinths\/settings\/3$/);
});

test('the address of floor 0 asks for a range too; closed, it gives way to the floor used last', async ({
  map,
  page,
}) => {
  await page.keyboard.press('PageDown');
  await map.isOpen('02');
  await page.goto(page.url().replace(/02$/, '00'));
  await map.isOpen('02');
  const dialog = page.getByRole('dialog', { name: floorZeroTexts['map.zero'].ja });
  await expect(dialog).toContainText('01から99まで');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/floor-maps\/02$/);
});
