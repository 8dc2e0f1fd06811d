import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Language } from '#domain/text/languages.ts';
import { blankMaps, cellOf, type WireFloor } from '../../support/maps.ts';
import { FloorMap } from '../support/FloorMap.ts';
import { hasRecords, hasScenario, isGone, opens, presses, reads, rest } from '../support/site.tsx';

const FOUND_ITEM = 1102;
const WORDS = {
  ja: {
    title: 'データも一緒にコピーしますか？',
    keep: '番号をそのまま使う',
    clear: '「なし」にする',
    along: '一緒にコピー',
  },
  en: {
    title: 'Bring the data along?',
    keep: 'Keep the numbers',
    clear: 'Clear them',
    along: 'Bring along',
  },
} as const;

let source: string;
let target: string;
let map: FloorMap;

/** An item that turns into another one lies at x2 y2 of the source, with a message; the target has things of its own at these numbers. */
beforeEach(async () => {
  source = await hasScenario();
  target = await hasScenario();
  await hasRecords(source, 'items-detail', { 5: { name_ja: '鍵', becomes: 6 }, 6: { name_ja: '折れた鍵' } });
  await hasRecords(source, 'labyrinth-messages', { 3: { title_ja: '拾う', message_ja_boxes: ['鍵だ。'] } });
  await hasRecords(target, 'items-detail', { 1: { name_ja: '杖' }, 5: { name_ja: '兜' }, 2: { name_ja: '折れた鍵' } });
  const maps = blankMaps();
  const { event } = cellOf(maps, 2, 2);
  Object.assign(event, { id: FOUND_ITEM, data: { ...event.data, 1: 5, 2: 1, 3: 3, C: 999 } });
  await rest.put(`scenarios/${source}/floor-maps/01/maps`, { maps });
});

/** Copies the event of the source, and holds it over the map of the target. */
async function pastes(language: Language = 'ja'): Promise<Locator> {
  map = new FloorMap(source);
  await map.opens();
  await map.chooses('select');
  await map.drags([
    [2.2, 2.2],
    [2.8, 2.8],
  ]);
  await map.hasChosen([[2, 2]]);
  await presses('Control+c');
  map = new FloorMap(target);
  await map.opens();
  if (language !== 'ja') await opens(`/scenarios/${target}/floor-maps/01`, language);
  await map.pointsAt([7.5, 7.5]);
  await presses('Control+v', 'Enter');
  return page.getByRole('dialog', { name: WORDS[language].title });
}

/** The numbers of the event's item and message, as the server has them; undefined without an event. */
async function laid(x = 7, y = 7): Promise<readonly (number | undefined)[] | undefined> {
  const { maps } = (await rest.get<WireFloor>(`scenarios/${target}/floor-maps/01`)).data;
  const { id, data } = cellOf(maps, x, y).event;
  return id === FOUND_ITEM ? [data['1'], data['3']] : undefined;
}
const names = async (path: string, name: string): Promise<readonly unknown[]> =>
  (await rest.get<Record<string, unknown>[]>(`scenarios/${target}/${path}`)).data
    .filter((record) => record[name] !== '')
    .map((record) => [record.number, record[name]]);
const items = () => names('items-detail', 'name_ja');
const messages = () => names('labyrinth-messages', 'title_ja');
const OWN_ITEMS = [
  [1, '杖'],
  [2, '折れた鍵'],
  [5, '兜'],
];

test.each(['ja', 'en'] as const)(
  'a piece of another scenario tells what its events name, and brings it along as one step: %s',
  async (language) => {
    const dialog = await pastes(language);
    await expect.element(dialog).toMatchTextContent(language === 'ja' ? '「水底の迷宮」' : '“The Sunken Maze”');
    const line = (kind: 'item' | 'labyrinth_message', rest: string) =>
      expect.element(dialog).toMatchTextContent(`${RECORD_KINDS[kind].title[language]} ${rest}`);
    await line('item', '005鍵→ 003');
    await line('item', `006折れた鍵${language === 'ja' ? '＝ 002（同じ内容）' : '= 002 (identical)'}`);
    await line('labyrinth_message', '003拾う→ 001');
    await dialog.getByRole('button', { name: WORDS[language].along }).click();
    await reads(
      language === 'ja' ? /2件をコピーしました.*1件は、同じ内容/ : /Copied 2 records.*1 record was already here/,
    );
    // The key comes to the first free number, and turns into what the target has already.
    await expect.poll(() => laid()).toEqual([3, 1]);
    await expect.poll(items).toEqual([...OWN_ITEMS.slice(0, 2), [3, '鍵'], [5, '兜']]);
    expect((await rest.get(`scenarios/${target}/items-detail/3`)).data).toMatchObject({ becomes: 2 });
    await expect.poll(messages).toEqual([[1, '拾う']]);
    await map.undoes();
    await expect.poll(() => laid()).toBeUndefined();
    await expect.poll(items).toEqual(OWN_ITEMS);
    await expect.poll(messages).toEqual([]);
    await map.redoes();
    await expect.poll(() => laid()).toEqual([3, 1]);
    await expect.poll(items).toEqual([...OWN_ITEMS.slice(0, 2), [3, '鍵'], [5, '兜']]);
    await expect.poll(messages).toEqual([[1, '拾う']]);
  },
);

test('its numbers stay, or are cleared, or it floats on', async () => {
  const dialog = await pastes();
  await presses('Escape');
  await isGone(dialog);
  await presses('Enter');
  await dialog.getByRole('button', { name: WORDS.ja.keep }).click();
  await expect.poll(() => laid()).toEqual([5, 3]);
  await map.pointsAt([7.5, 7.5]);
  await presses('Control+v', 'Enter');
  await dialog.getByRole('button', { name: WORDS.ja.clear }).click();
  await expect.poll(() => laid()).toEqual([0, 0]);
  expect(await items()).toEqual(OWN_ITEMS);
});

test('a stamp knows its scenario, and nothing is asked in the own one', async () => {
  const dialog = await pastes();
  await dialog.getByRole('button', { name: WORDS.ja.along }).click();
  await expect.poll(() => laid()).toEqual([3, 1]);
  // Laid down it is a piece of this scenario.
  await map.hasChosen([[7, 7]]);
  await presses('Control+c');
  await map.pointsAt([9.5, 9.5]);
  await presses('Control+v', 'Enter');
  await map.hasChosen([[9, 9]]);
  await isGone(dialog);
  map = new FloorMap(source);
  await map.opens();
  await map.chooses('select');
  await map.drags([
    [2.2, 2.2],
    [2.8, 2.8],
  ]);
  await presses('Shift+1');
  await reads(/キー1に残しました/);
  map = new FloorMap(target);
  await map.opens();
  await map.pointsAt([4.5, 4.5]);
  await presses('1', 'Enter');
  // The target has all of it from before.
  await dialog.getByRole('button', { name: WORDS.ja.along }).click();
  await reads(/^3件は、同じ内容の既存のデータ/);
  await expect.poll(() => laid(4, 4)).toEqual([3, 1]);
});

test('a source that is gone, and numbers that do not suffice, are told, and nothing is written', async () => {
  const full = Object.fromEntries(Array.from({ length: 998 }, (_, at) => [at + 1, { title_ja: `文${at + 1}` }]));
  const rows = Object.entries(full).map(([number, changes]) => ({ number: Number(number), changes }));
  for (const at of [0, 499])
    await rest.post('/trpc/records.labyrinth_message.save', { scenario_id: target, records: rows.slice(at, at + 500) });
  await hasRecords(target, 'labyrinth-messages', { 999: { title_ja: '最後' } });
  const dialog = await pastes();
  const along = dialog.getByRole('button', { name: WORDS.ja.along });
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('空いた番号が足りません：迷宮メッセージがあと1件');
  await expect.element(along).toBeDisabled();
  await dialog.getByRole('button', { name: 'キャンセル' }).click();
  await isGone(dialog);
  await rest.delete(`scenarios/${source}`);
  await presses('Enter');
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('元のシナリオが見つからないか、読む権限がありません');
  await expect.element(along).toBeDisabled();
  await presses('Escape', 'Escape');
  expect(await items()).toEqual(OWN_ITEMS);
  expect(await laid()).toBeUndefined();
});

test('a flag without a name is the same one at the next paste, and gets a name that says where it comes from', async () => {
  const maps = blankMaps();
  const { event } = cellOf(maps, 2, 2);
  Object.assign(event, { id: FOUND_ITEM, flag: 50, data: { ...event.data, 1: 0, 2: 1, 3: 0, C: 999 } });
  await rest.put(`scenarios/${source}/floor-maps/01/maps`, { maps });
  const flagAt = async (x: number, y: number) => {
    const floor = (await rest.get<WireFloor>(`scenarios/${target}/floor-maps/01`)).data;
    return cellOf(floor.maps, x, y).event.flag;
  };
  const dialog = await pastes();
  await expect.element(dialog).toMatchTextContent('050水底の迷宮 050→ 001');
  await dialog.getByRole('button', { name: WORDS.ja.along }).click();
  await expect.poll(() => flagAt(7, 7)).toBe(1);
  await map.pointsAt([9.5, 9.5]);
  await presses('Control+v', 'Enter');
  await expect.element(dialog).toMatchTextContent('050水底の迷宮 050＝ 001（同じ内容）');
  await dialog.getByRole('button', { name: WORDS.ja.along }).click();
  await expect.poll(() => flagAt(9, 9)).toBe(1);
});

test('undone, what has changed since stays with what it uses', async () => {
  await hasRecords(source, 'items-detail', { 6: { name_ja: '砕けた鍵' } });
  const dialog = await pastes();
  await dialog.getByRole('button', { name: WORDS.ja.along }).click();
  await expect.poll(() => laid()).toEqual([3, 1]);
  const brought = [...OWN_ITEMS.slice(0, 2), [3, '鍵'], [4, '砕けた鍵'], [5, '兜']];
  await expect.poll(items).toEqual(brought);
  await hasRecords(target, 'items-detail', { 3: { name_ja: '金の鍵' } });
  await map.undoes();
  await reads(/それが使うデータ（2件）/);
  await expect.poll(() => laid()).toBeUndefined();
  await expect.poll(messages).toEqual([]);
  expect(await items()).toEqual(brought.map(([number, name]) => [number, number === 3 ? '金の鍵' : name]));
});
