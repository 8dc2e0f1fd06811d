import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { words } from '../../e2e/support/words.ts';
import { blankMaps, cellOf } from '../../support/maps.ts';
import { EventPanel } from '../support/EventPanel.ts';
import { FloorMap } from '../support/FloorMap.ts';
import { converts } from '../support/inputMethod.ts';
import { hasRecords, hasScenario, haveTexts, isGone, presses, pressesIn, rest } from '../support/site.tsx';

let map: FloorMap;
beforeEach(async () => {
  map = new FloorMap(await hasScenario());
});

test('an event in the way of stairs back is asked about', async () => {
  await map.opens();
  const events = new EventPanel(map);
  await presses('PageDown');
  await map.isOpen('02');
  await events.places('宿屋', [4, 5]);
  await presses('PageUp');
  await map.isOpen('01');
  await events.places('下り階段', [4, 5]);
  const dialog = page.getByRole('dialog', { name: '戻りの階段を置きますか？' });
  await expect.element(dialog).toMatchTextContent('02 x4 y5 には「宿屋」があります。「上り階段」に置き換えますか？');
  await dialog.getByRole('button', { name: 'そのままにする' }).click();
  await map.presses([4.5, 5.5], 'Right');
  await page.getByRole('menuitem', { name: 'イベントを削除' }).click();
  await map.shows(4, 5);
  await events.places('下り階段', [4, 5]);
  await dialog.getByRole('button', { name: '置き換える' }).click();
  await presses('PageDown');
  await map.isOpen('02');
  await map.shows(4, 5, { holds: ['上り階段：01階 (4, 5) へ'] });
});

test('an event is followed to each floor at which its elevator stops, and to the entrance of its labyrinth', async () => {
  await hasRecords(map.scenarioId, 'labyrinth-settings', {
    4: {
      labyrinth_title: { ja: '塔', en: 'Tower' },
      map_hierarchy: { start: 1, end: 3 },
      labyrinth_entrance: { x: 7, y: 8, map: 3 },
    },
  });
  for (const number of ['01', '02', '03']) {
    const maps = blankMaps();
    const elevator = cellOf(maps, 5, 6).event;
    // Floor 02 is skipped.
    if (number !== '02')
      Object.assign(elevator, { id: 201, data: { ...elevator.data, 1: 1, 2: 3, 3: 5, 4: 6, C: 999 } });
    const teleport = cellOf(maps, 10, 10).event;
    if (number === '01') Object.assign(teleport, { id: 304, data: { ...teleport.data, 1: 4, C: 999 } });
    await rest.put(`scenarios/${map.scenarioId}/floor-maps/${number}/maps`, { maps });
  }
  await map.opens();
  const events = new EventPanel(map);
  await map.chooses('event');
  await map.presses([5.5, 6.5]);
  const ways = events.formOf(5, 6).getByRole('button', { name: /へ移動$/ });
  await haveTexts(ways, ['03階へ移動']);
  await ways.click();
  await map.isOpen('03');
  await expect.poll(() => location.pathname + location.hash).toMatch(/#x5_y6$/);
  history.back();
  await map.isOpen('01');
  await map.presses([10.5, 10.5]);
  await events.formOf(10, 10).getByRole('button', { name: '行き先へ移動' }).click();
  await map.isOpen('03');
  await expect.poll(() => location.pathname + location.hash).toMatch(/#x7_y8$/);
});

test('kinds are found with an input method, in either language, and those used lately come first', async () => {
  await map.opens();
  const events = new EventPanel(map);
  await map.chooses('event');
  await map.presses([3.5, 3.5]);
  await converts(events.search, 'かいふく', '回復');
  await haveTexts(events.kinds, ['HP回復', '状態回復', '呪文回数の回復', '蘇生']);
  await events.search.fill('ｔａｖｅｒｎ');
  await haveTexts(events.kinds, ['酒場']);
  await pressesIn(events.search, 'Enter');
  await map.shows(3, 3, { holds: ['酒場'] });
  // The first press closes the form.
  await map.presses([6.5, 6.5]);
  await isGone(events.formOf(3, 3));
  await map.presses([6.5, 6.5]);
  await expect.element(events.kinds.first()).toHaveTextContent('酒場');
  await presses('Escape');
});

test('after a kind is chosen with a press, and from within a field of the form, the keys of the map go on', async () => {
  await map.opens();
  const events = new EventPanel(map);
  await events.chooses('シュート');
  await presses('w');
  await expect
    .element(page.getByRole('button', { name: words.ja.tool.wall, exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await events.places('シュート', [4, 5]);
  const x = events.formOf(4, 5).getByRole('spinbutton', { name: 'x', exact: true });
  // Ctrl+S saves with what is being typed.
  await x.fill('7');
  await pressesIn(x, 'Control+s');
  await map.shows(4, 5, { holds: ['シュート：02階 (7, 5) へ'] });
  await expect.element(x).toHaveFocus();
  await map.isSaved();
  // Ctrl+Z is the field’s, and so are letters.
  await pressesIn(x, 'Control+z');
  await pressesIn(x, 'd');
  await map.shows(4, 5, { holds: ['シュート：02階 (7, 5) へ'] });
  await expect.element(x).toHaveFocus();
  // Ctrl+F searches the maps.
  await pressesIn(x, 'Control+f');
  await expect.element(page.getByRole('searchbox').or(page.getByRole('textbox')).and(page.css(':focus'))).toBeVisible();
  await expect.element(x).not.toHaveFocus();
});
