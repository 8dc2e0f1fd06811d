import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { blankMaps, cellOf } from '../../support/maps.ts';
import { FloorMap } from '../support/FloorMap.ts';
import { hasScenario, isGone, presses, rest } from '../support/site.tsx';

const BATTLE = 1401;
const KEY_DOOR = 801;

let map: FloorMap;
beforeEach(async () => {
  map = new FloorMap(await hasScenario());
});

/** Floor 01 with events at these cells; the numbers are those of `data`. */
async function hasEvents(events: Readonly<Record<string, { id: number; data?: object }>>): Promise<void> {
  const maps = blankMaps();
  for (const [place, { id, data }] of Object.entries(events)) {
    const [x = 0, y = 0] = place.split(' ').map(Number);
    const { event } = cellOf(maps, x, y);
    Object.assign(event, { id, data: { ...event.data, C: 999, ...data } });
  }
  await rest.put(`scenarios/${map.scenarioId}/floor-maps/01/maps`, { maps });
  await map.opens();
}

/** The name of a cell tells its event. */
const tells = (x: number, y: number, words: RegExp | string) =>
  expect.element(map.grid.css(`#map-cell-${x}-${y}`)).toHaveAccessibleName(expect.stringMatching(words));
const form = page.getByRole('region', { name: /^選択中のイベント/ });
const button = (name: string | RegExp) => form.getByRole('button', { name });

test('a value is set for all selected events in one step; where it differs it is mixed', async () => {
  await hasEvents({
    '2 2': { id: BATTLE, data: { 1: 7, 2: 1 } },
    '3 2': { id: BATTLE, data: { 1: 7, 2: 4 } },
    '4 2': { id: BATTLE, data: { 1: 7, 2: 4 } },
    '9 9': { id: BATTLE, data: { 1: 7, 2: 2 } },
  });
  await map.chooses('select');
  await map.drags([
    [1.5, 1.5],
    [6.5, 3.5],
  ]);
  await expect.element(form).toMatchTextContent('選択中のイベント（3個）');
  const count = form.getByRole('group', { name: '数', exact: true });
  await expect.element(count).toMatchTextContent('混在14');
  await button('数をそろえる').click();
  await form.getByRole('spinbutton', { name: '数', exact: true }).fill('6');
  await button('3個に入れる').click();
  for (const x of [2, 3, 4]) await tells(x, 2, /数 6/);
  await tells(9, 9, /数 2/);
  await map.isSaved();
  await map.undoes();
  await tells(2, 2, /数 1/);
  await tells(4, 2, /数 4/);
  await map.redoes();
  await tells(2, 2, /数 6/);
  // The values are equal now, so that they are typed at once.
  await form.getByRole('spinbutton', { name: '数', exact: true }).fill('3');
  await presses('Enter');
  for (const x of [2, 3, 4]) await tells(x, 2, /数 3/);
});

test('Ctrl and Shift gather events, and a press on a selected one takes it out; those of one kind are selected alone', async () => {
  await hasEvents({ '2 2': { id: BATTLE }, '5 5': { id: KEY_DOOR }, '8 8': { id: BATTLE } });
  await map.chooses('select');
  await map.presses([2.5, 2.5]);
  await isGone(form);
  await map.drags([[5.5, 5.5]], 'Control');
  await expect.element(form).toMatchTextContent('選択中のイベント（2個）');
  await map.drags([[8.5, 8.5]], 'Shift');
  await expect.element(form).toMatchTextContent('選択中のイベント（3個）');
  await expect.element(form).toMatchTextContent('共通の項目だけ');
  await expect.element(form.getByRole('spinbutton')).not.toBeInTheDocument();
  await button('決まった敵との戦闘×2：これだけを選択').click();
  await map.hasChosen([
    [2, 2],
    [8, 8],
  ]);
  await map.drags([[8.5, 8.5]], 'Control');
  await map.hasChosen([[2, 2]]);
  await isGone(form);
});

test('a kind is replaced on the whole floor in one step, and what is lost is told before', async () => {
  const key = { id: KEY_DOOR, data: { 1: 12, 2: 2, 3: 1 } };
  await hasEvents({ '2 2': key, '5 5': key, '8 8': { id: BATTLE, data: { 1: 7 } } });
  await map.chooses('select');
  const replace = page.getByRole('region', { name: 'イベントの種類を置き換える' });
  await replace.getByRole('button', { name: 'イベントの種類を置き換える' }).click();
  await replace.getByRole('button', { name: /^すべての種類（3個） 置き換える種類/ }).click();
  await page.getByRole('option', { name: '鍵の扉×2' }).click();
  // The list that closes gives the focus back to its button a moment later, which would close the next list.
  await isGone(page.getByRole('listbox'));
  const kind = replace.getByRole('combobox', { name: '新しい種類' });
  await expect
    .poll(async () => {
      await kind.fill('');
      await kind.fill('錠前');
      return page.getByRole('option', { name: '錠前' }).elements().length;
    })
    .toBe(1);
  await page.getByRole('option', { name: '錠前' }).click();
  await expect.element(replace).toMatchTextContent('失われる値：アイテム（2個）、使うと失う（2個）');
  await replace.getByRole('button', { name: '2個を置き換える' }).click();
  await tells(2, 2, /錠前：.*東側/);
  await tells(5, 5, /錠前：.*東側/);
  await tells(8, 8, /決まった敵との戦闘/);
  await map.isSaved();
  await map.undoes();
  await tells(2, 2, /鍵の扉/);
  await tells(5, 5, /鍵の扉/);
});

test('the events that the search lists are selected together', async () => {
  await hasEvents({ '2 2': { id: BATTLE }, '5 5': { id: KEY_DOOR }, '8 8': { id: BATTLE } });
  await presses('Control+f');
  await page.getByRole('searchbox', { name: '言葉で絞り込む' }).fill('決まった敵');
  await page.getByRole('button', { name: 'この階の2マスを選択' }).click();
  await map.hasChosen([
    [2, 2],
    [8, 8],
  ]);
  await button('2個のイベントを削除').click();
  await map.counts(1);
  await isGone(form);
});
