import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { words } from '../../e2e/support/words.ts';
import { EventPanel } from '../support/EventPanel.ts';
import { FloorMap, type Point } from '../support/FloorMap.ts';
import { focuses, hasScenario, haveTexts, isGone, presses, reads, rest } from '../support/site.tsx';

let map: FloorMap;
let events: EventPanel;
beforeEach(async () => {
  map = new FloorMap(await hasScenario());
  events = new EventPanel(map);
  await map.opens();
});

const menuOf = (x: number, y: number): Locator => page.getByRole('menu', { name: `x${x} y${y}` });
async function chooses(item: string | RegExp): Promise<void> {
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
async function opensMenu([x, y]: Point): Promise<Locator> {
  await map.presses([x + 0.5, y + 0.5], 'Right');
  const menu = menuOf(x, y);
  await expect.element(menu).toBeVisible();
  return menu;
}

test('with the event tool a right press opens the menu of its cell; dragged it erases, and with a drawing tool a press does', async () => {
  await events.places('宿屋', [4, 5]);
  await events.places('酒場', [6, 5]);
  await haveTexts((await opensMenu([4, 5])).getByRole('menuitem'), [
    'イベントを編集',
    'コピー',
    '切り取り',
    'ここに貼り付け',
    '迷宮00の入口にする',
    'ここから遊ぶ',
    'イベントを削除',
  ]);
  await presses('Escape');
  await isGone(menuOf(4, 5));
  await expect.element(map.grid).toHaveFocus();
  await map.counts(2);
  // Dragged onto the other event, the right button erases that one.
  await userEvent.pointer([
    { coords: map.pixel([5.5, 5.5]) },
    '[MouseRight>]',
    { coords: map.pixel([6, 5.5]) },
    { coords: map.pixel([6.5, 5.5]) },
    '[/MouseRight]',
  ]);
  await map.shows(6, 5);
  await map.shows(4, 5, { holds: ['宿屋'] });
  await map.chooses('dark');
  await map.presses([8.5, 8.5]);
  await map.shows(8, 8, { holds: [words.ja.cell.dark] });
  await map.presses([8.5, 8.5], 'Right');
  await map.shows(8, 8);
});

test('the menu copies, cuts, pastes here and deletes, each as one step, and edits with the focus in the first field', async () => {
  await events.places('通行料', [4, 5]);
  await opensMenu([4, 5]);
  await chooses('コピー');
  await opensMenu([10, 10]);
  await chooses('ここに貼り付け');
  await map.shows(10, 10, { holds: ['通行料'] });
  await map.chooses('event');
  await opensMenu([10, 10]);
  await chooses('切り取り');
  await map.shows(10, 10);
  await opensMenu([12, 10]);
  await chooses('ここに貼り付け');
  await map.shows(12, 10, { holds: ['通行料'] });
  await map.chooses('event');
  await opensMenu([12, 10]);
  await chooses('イベントを削除');
  await map.shows(12, 10);
  await map.undoes();
  await map.shows(12, 10, { holds: ['通行料'] });
  await opensMenu([4, 5]);
  await chooses('イベントを編集');
  await expect.element(events.formOf(4, 5).getByRole('spinbutton', { name: '金額' })).toHaveFocus();
});

test.each(['ContextMenu', 'Shift+F10'])(
  '%s opens the menu at the cell cursor, whatever the tool, and arrow keys walk it',
  async (key) => {
    await map.chooses('wall');
    focuses(map.grid);
    await presses('ArrowRight', 'ArrowUp', key);
    const menu = menuOf(1, 1);
    await expect.element(menu.getByRole('menuitem').first()).toHaveFocus();
    await expect.element(menu.getByRole('menuitem').first()).toHaveTextContent('イベントを置く…');
    await presses('Enter');
    await expect.element(events.search).toHaveFocus();
    await userEvent.keyboard('tavern');
    await presses('Enter');
    await map.shows(1, 1, { holds: ['酒場'] });
  },
);

test('a cell becomes the entrance of its labyrinth; a floor without one gets the first that is free', async () => {
  await map.chooses('event');
  await opensMenu([7, 8]);
  await chooses('迷宮00の入口にする');
  await reads('迷宮00の入口にしました');
  const stored = () =>
    rest
      .get<{ labyrinth_entrance: object; map_hierarchy: object }>(`scenarios/${map.scenarioId}/labyrinth-settings/0`)
      .then(({ data }) => ({ entrance: data.labyrinth_entrance, range: data.map_hierarchy }));
  await expect.poll(stored).toEqual({ entrance: { x: 7, y: 8, map: 1 }, range: { start: 1, end: 1 } });
  await opensMenu([9, 8]);
  await chooses('迷宮00の入口にする');
  await expect.poll(stored).toEqual({ entrance: { x: 9, y: 8, map: 1 }, range: { start: 1, end: 1 } });
});

test('the title and the sign of a labyrinth are written beside the map, from its message and from the menu', async () => {
  const { data } = await rest.post<{ id: string }>('scenarios', { title_ja: '水底の迷宮', languages: 'ja' });
  map = new FloorMap(data.id);
  await map.opens();
  const stored = () =>
    rest
      .get<{ labyrinth_title: object }>(`scenarios/${data.id}/labyrinth-settings/0`)
      .then((answer) => answer.data.labyrinth_title);
  await map.chooses('event');
  await opensMenu([7, 8]);
  await chooses('迷宮00の入口にする');
  // The title that the scenario does not ask for is a copy.
  await expect.poll(stored).toEqual({ ja: '迷宮00', en: '迷宮00' });
  await page.getByRole('button', { name: '迷宮00のタイトルと看板…' }).click();
  const sheet = page.getByRole('dialog', { name: '迷宮設定' });
  const title = sheet.css('[data-path="labyrinth_title.ja"] input');
  await expect.element(title).toHaveValue('迷宮00');
  await title.fill('水底の回廊');
  await presses('Escape');
  await isGone(sheet);
  await expect.poll(stored).toMatchObject({ ja: '水底の回廊' });
  await opensMenu([9, 8]);
  await chooses('迷宮00のタイトルと看板…');
  await expect.element(title).toHaveValue('水底の回廊');
  await presses('Escape');
  await isGone(sheet);
});

test('a game begins in the cell without a question, even while another one is paused', async () => {
  const sees = (words: RegExp) =>
    expect.element(page.getByRole('status', { name: '目の前の眺め' })).toMatchTextContent(words);
  // A floor without walls cannot be entered.
  await map.chooses('wall');
  await map.presses([4.5, 5]);
  await map.chooses('event');
  await opensMenu([7, 8]);
  await chooses('ここから遊ぶ');
  await sees(/^x7 y8、/);
  await presses('Escape');
  await map.isOpen();
  await opensMenu([2, 9]);
  await chooses('ここから遊ぶ');
  await sees(/^x2 y9、/);
});

test('a door is locked and unlocked, on both sides, as one step', async () => {
  await map.chooses('door');
  await map.presses([4.5, 6]);
  await map.shows(4, 5, { north: 'door' });
  await map.chooses('select');
  await map.presses([4.5, 5.8], 'Right');
  await chooses('鍵をかける');
  await map.shows(4, 5, { north: 'lockedDoor' });
  await map.shows(4, 6, { south: 'lockedDoor' });
  await map.presses([4.5, 6.2], 'Right');
  await chooses('鍵を外す');
  await map.shows(4, 5, { north: 'door' });
  await map.undoes();
  await map.shows(4, 6, { south: 'lockedDoor' });
});

test('a door gets its key in one step: the item, and the side from which it opens', async () => {
  await map.chooses('door');
  await map.presses([4.5, 6]);
  await map.chooses('event');
  await map.presses([4.5, 5.8], 'Right');
  await chooses('鍵を決める…');
  const dialog = page.getByRole('dialog', { name: '扉の鍵' });
  await expect.element(dialog.getByRole('combobox', { name: 'アイテム' })).toHaveFocus();
  const give = dialog.getByRole('button', { name: '鍵にする' });
  await expect.element(give).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'アイテム' }).fill('錆びた鍵');
  await page.getByRole('option', { name: '「錆びた鍵」を新しく作る' }).click();
  await dialog.getByText('x4 y6（南の辺）').click();
  await give.click();
  await isGone(dialog);
  await map.shows(4, 6, { south: 'lockedDoor', holds: ['鍵の扉：アイテム 001 錆びた鍵、南側'] });
  await map.shows(4, 5, { north: 'lockedDoor' });
  await expect.element(events.formOf(4, 6)).toBeVisible();
  focuses(map.grid);
  await map.undoes();
  await map.shows(4, 6, { south: 'door' });
  await map.shows(4, 5, { north: 'door' });
});
