import { readMapCsv } from '#domain/map/files/mapCsv.ts';
import { MAP_FILE_FORMS } from '#domain/map/files/mapFile.ts';
import { readMapJson } from '#domain/map/files/mapJson.ts';
import { readMapTiled } from '#domain/map/files/readMapTiled.ts';
import { roomMaps } from '../support/maps.ts';
import { expect, test } from './support/test.ts';

for (const format of ['json', 'tmj'] as const) {
  test(`everything is exported (${format}), initialised, and comes back equal`, async ({ floors, map, page }) => {
    test.slow();
    await floors.has();
    const maps = async () => Promise.all(['01', '02'].map(async (number) => (await floors.stored(number)).maps));
    const before = await maps();
    const file = await floors.exportsAll(format);
    expect(file.name).toBe(`floors.${format}`);

    for (const number of ['01', '02']) await floors.initialises(number);
    // A single undo reverts it on the map.
    await page.getByRole('grid').focus();
    await map.undoes();
    await map.counts(16);
    await map.redoes();
    await map.counts(0);
    await map.isSaved();

    await floors.imports(file);
    await map.counts(16);
    expect(await maps()).toEqual(before);
    // The same goes for an import.
    await page.getByRole('grid').focus();
    await map.undoes();
    await map.counts(0);
    await map.redoes();
    await map.counts(16);
    await map.isSaved();
    expect(await maps()).toEqual(before);
  });
}

const READERS = {
  json: (text: string) => readMapJson(JSON.parse(text)),
  tmj: (text: string) => readMapTiled(JSON.parse(text)),
  csv: readMapCsv,
};

test('floors are exported alone, as a range and all, in every form', async ({ floors, author }) => {
  test.slow();
  await floors.has();
  await author.account.rest.put(`${floors.path('04')}/maps`, { maps: roomMaps(4) });
  for (const format of MAP_FILE_FORMS) {
    for (const { which, range, name, numbers } of [
      { which: 'this', name: 'floor-01', numbers: [1] },
      // The order of the two does not matter.
      { which: 'range', range: [3, 1], name: 'floors', numbers: [1, 2, 3] },
      { which: 'all', name: 'floors', numbers: [1, 2, 4] },
    ] as const) {
      const file = await floors.exports(format, which, range);
      const read = READERS[format](file.buffer.toString()).map(({ number }) => number);
      expect({ name: file.name, read }).toEqual({ name: `${name}.${format}`, read: numbers });
    }
  }
});

test('of a file only the floors that are ticked are taken', async ({ floors, author }) => {
  const { rest } = author.account;
  await floors.has();
  const hasSize = (labyrinth_size: number) =>
    rest.put(`${floors.path('02')}/labyrinth-setting`, { labyrinth_setting: { labyrinth_size } });
  await hasSize(1);
  const file = await rest.get(`scenarios/${floors.scenarioId}/floor-maps/maps/export-map-data?floors=01,02`);
  for (const number of ['01', '02']) await rest.put(`${floors.path(number)}/maps`, { maps: roomMaps(50) });
  await rest.put(floors.path('02'), { name_ja: '別の名', difficulty: 7 });
  await hasSize(0);
  const dialog = await floors.offers({ name: 'floors.json', buffer: Buffer.from(file.text) });
  const second = dialog.getByRole('listitem').filter({ hasText: 'フロア02' });
  await expect(second).toContainText(
    `設定：${floors.labelOf('name_ja')}、${floors.labelOf('difficulty')}、${floors.labelOf('labyrinth_size')}`,
  );
  // 24 cells per side before, 20 after, with four pixels each.
  const widths = () => second.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('width')));
  await expect.poll(widths).toEqual(['97', '81']);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'フロア01' })).not.toContainText('設定：');
  await dialog.getByText('フロア02', { exact: true }).click();
  await dialog.getByRole('button', { name: floors.says('import.submit'), exact: true }).click();
  await author.reads(floors.says('floor.imported', { count: 1 }));
  const marks = await Promise.all(
    ['01', '02'].map(async (number) => (await floors.stored(number)).maps[21]?.[2]?.event.data[1]),
  );
  expect(marks).toEqual([3, 50]);
});

test('an import of floors is cancelled: in time it has written nothing; where it was done already, that is told', async ({
  floors,
  page,
  author,
  words,
  faults,
}) => {
  faults.expect(/ERR_FAILED|ERR_ABORTED/);
  const { rest } = author.account;
  await floors.has();
  const file = await rest.get(`scenarios/${floors.scenarioId}/floor-maps/maps/export-map-data?floors=01,02`);
  for (const number of ['01', '02']) await rest.put(`${floors.path(number)}/maps`, { maps: roomMaps(50) });
  const mark = async () => (await floors.stored('01')).maps[21]?.[2]?.event.data[1];
  const dialog = await floors.offers({ name: 'floors.json', buffer: Buffer.from(file.text) });
  const submit = dialog.getByRole('button', { name: floors.says('import.submit'), exact: true });
  const cancel = dialog.getByRole('button', { name: words.cancel, exact: true });
  await expect(submit).toBeEnabled();

  // This one never reaches the server.
  await page.route('**/import-map-data', () => {}, { times: 1 });
  await submit.click();
  await cancel.click();
  await expect(dialog.getByText(floors.says('import.cancelled'))).toBeVisible();
  expect(await mark()).toBe(50);

  // The server completes it, but its answer is lost.
  const done = Promise.withResolvers<void>();
  await page.route('**/import-map-data', (route) => void route.fetch().then(() => done.resolve()), { times: 1 });
  await submit.click();
  await done.promise;
  await cancel.click();
  await author.reads(floors.says('import.tooLate'));
  await expect(dialog).toBeHidden();
  expect(await mark()).toBe(3);
});

test('a broken file is refused with the reason, and nothing changes', async ({ floors, faults, words }) => {
  faults.expect(/status of 422/);
  await floors.has();
  const before = await floors.stored('01');
  const buffer = Buffer.from('{"format":"meikyu.maps","version":1,"floors":[{"number":1');
  const dialog = await floors.offers({ name: 'floors.json', buffer });
  await expect(dialog.getByRole('alert')).toContainText(words.fileInvalid);
  await expect(dialog.getByRole('alert')).toContainText('途中で切れている');
  await expect(dialog.getByRole('button', { name: floors.says('import.submit'), exact: true })).toBeDisabled();
  expect(await floors.stored('01')).toEqual(before);
});
