import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EventPanel } from '../support/EventPanel.ts';
import { FloorMap } from '../support/FloorMap.ts';
import { boxOf, focuses, hasScenario, haveTexts, isGone, presses } from '../support/site.tsx';

const TEXT = 'The dark room: beware';

let map: FloorMap;
let events: EventPanel;
beforeEach(async () => {
  localStorage.removeItem('meikyu.map.recentEvents');
  localStorage.removeItem('meikyu.map.favouriteEvents');
  map = new FloorMap(await hasScenario());
  events = new EventPanel(map);
});
afterEach(() => page.viewport(1280, 720));

test('a press in an empty cell lists the kinds there; the chosen one is placed, and what is typed goes into its form', async () => {
  await map.opens();
  await map.chooses('event');
  await map.presses([5.5, 5.5]);
  await expect.element(events.search).toHaveFocus();
  await userEvent.keyboard('メッセージを表示');
  await presses('Enter');
  await isGone(events.palette);
  const words = events.formOf(5, 5).getByRole('textbox', { name: 'メッセージの本文' });
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard(TEXT);
  await expect.element(words).toHaveValue(TEXT);
  await presses('Escape');
  await map.shows(5, 5, { holds: [`メッセージを表示：メッセージ 001 ${TEXT}`] });
  await map.counts(1);
});

test.each([
  [1280, 720],
  [390, 844],
])('the kinds stand beside the cell and within the window, at %d x %d too', async (width, height) => {
  await page.viewport(width, height);
  await map.opens();
  await map.chooses('event');
  for (const [x, y] of [
    [0, 0],
    [23, 23],
    [12, 12],
  ] as const) {
    await map.presses([x + 0.5, y + 0.5]);
    await expect.element(events.palette).toBeVisible();
    await expect.element(events.palette.getByRole('row', { name: '上り階段' })).toBeVisible();
    const box = boxOf(events.palette);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.bottom).toBeLessThanOrEqual(height);
    await expect.element(events.search).toBeInViewport();
    await presses('Escape');
    await isGone(events.palette);
  }
  await map.counts(0);
});

test('marked kinds come first, then those used last; Enter alone never chooses one with a counterpart', async () => {
  await map.opens();
  await events.places('下り階段', [4, 5]);
  await events.places('宿屋', [6, 5]);
  await map.presses([8.5, 8.5]);
  await map.presses([8.5, 8.5]);
  await events.search.fill('シュート');
  const mark = events.palette.getByRole('button', { name: 'お気に入り：シュート' });
  await mark.click();
  await expect.element(mark.first()).toHaveAttribute('aria-pressed', 'true');
  await events.search.fill('');
  await expect
    .poll(() =>
      events.kinds
        .elements()
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    )
    .toEqual(['シュート', '宿屋', '下り階段']);
  await events.palette.getByRole('button', { name: 'お気に入り：シュート' }).first().click();
  await presses('Escape');
  // Now the kind used last leads to a second floor.
  await events.places('下り階段', [10, 5]);
  await map.presses([8.5, 8.5]);
  await map.presses([8.5, 8.5]);
  await expect.element(events.kinds.first()).toHaveTextContent('下り階段');
  await presses('Enter');
  await map.shows(8, 8, { holds: ['宿屋'] });
});

test('the lock of the palette keeps placing, and so does Shift', async () => {
  await map.opens();
  await map.chooses('event');
  await map.presses([3.5, 3.5]);
  const lock = events.palette.getByRole('button', { name: '続けて置く（Shift）' });
  await lock.click();
  await expect.element(lock).toHaveAttribute('aria-pressed', 'true');
  await events.palette.getByRole('row', { name: '宿屋', exact: true }).click();
  await map.shows(3, 3, { holds: ['宿屋'] });
  await map.presses([5.5, 3.5]);
  await map.shows(5, 3, { holds: ['宿屋'] });
  await page.getByText('続けて置く（Shift）').click();
  await map.presses([5.5, 3.5]);
  await map.presses([7.5, 3.5]);
  await isGone(events.formOf(5, 3));
  await userEvent.keyboard('{Shift>}');
  await map.presses([9.5, 3.5]);
  await userEvent.keyboard('{/Shift}');
  await map.shows(9, 3, { holds: ['宿屋'] });
  await map.counts(3);
});

test('a kind is placed with the keyboard alone: its key, its number, Enter', async () => {
  await map.opens();
  focuses(map.grid);
  await presses('ArrowRight', 'ArrowUp');
  await presses('Shift+v');
  await expect.element(events.search).toHaveFocus();
  await userEvent.keyboard('401');
  await presses('Enter');
  await map.shows(1, 1, { holds: ['シュート：02階 (1, 1) へ'] });
  await expect.element(events.formOf(1, 1).getByRole('spinbutton').first()).toHaveFocus();
  // The list is walked with the arrow keys, and what stands there is told.
  await presses('Escape', 'ArrowRight', 'Shift+v');
  await expect.element(events.search).toHaveFocus();
  await userEvent.keyboard('tavern');
  await haveTexts(events.kinds, ['酒場']);
  await presses('ArrowDown');
  await expect.element(events.palette.getByRole('row', { name: '酒場' })).toHaveFocus();
  await presses('Enter');
  await map.shows(2, 1, { holds: ['酒場'] });
});
