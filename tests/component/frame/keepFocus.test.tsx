// The place of the keyboard while one goes from screen to screen and presses what goes away.
import { beforeAll, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { SCENARIO_TABS } from '#client/frame/scenario/scenarioTabs.ts';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { AREA_GROUPS } from '#client/screens/areaGroups.ts';
import { pagePath } from '#client/screens/areas/areas.tsx';
import { makePlayable } from '../../support/publish.ts';
import { focuses, hasScenario, opens, presses, rest } from '../support/site.tsx';

let scenario: string;
beforeAll(async () => {
  scenario = await hasScenario();
  await makePlayable(rest, `scenarios/${scenario}`);
});

/** Says which element has the focus; nothing if it fell to the start of the page. */
const focused = () => {
  const element = document.activeElement;
  return element === document.body ? '' : (element?.outerHTML.slice(0, 200) ?? '');
};
const keepsPlace = () => expect.poll(focused).not.toBe('');

/** Presses what a locator finds with the keyboard; the focus is somewhere after that, and stays there. */
async function does(target: Locator, key = 'Enter'): Promise<void> {
  await expect.element(target).toBeEnabled();
  focuses(target);
  await presses(key);
  await keepsPlace();
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const onHeading = () => expect.poll(() => document.activeElement?.matches('main :is(h1, h2)') || focused()).toBe(true);

test('the whole way to a published work by keyboard leaves the focus where one goes on', async () => {
  await rest.patch(`scenarios/${scenario}`, { title_en: '' });
  await opens(`/scenarios/${scenario}`);
  await does(link('リリースする'));
  await onHeading();
  await does(link('タイトルと作者名へ'));
  // The link leads to its field.
  await expect.poll(() => document.activeElement?.matches('[data-path="title_en"] input')).toBe(true);
  await userEvent.keyboard('The Sunken Maze');
  await does(button('タイトルと作者名を保存'));
  await expect.element(page.getByText('タイトルと作者名を保存しました')).toBeVisible();
  await keepsPlace();

  history.back();
  // A link within the page.
  await does(link('仮登録へ'));
  await does(button('仮登録する'));
  const dialog = page.getByRole('alertdialog');
  await does(dialog.getByRole('button', { name: '仮登録する' }));
  await expect.element(page.getByText(/^\d{15}$/)).toBeVisible();
  await keepsPlace();
  await does(page.getByRole('button', { name: '「公開準備中」にする（一般）' }));
  await expect.element(page.getByText('「公開準備中」にしました。')).toBeVisible();
  await keepsPlace();

  await does(link('注意事項へ'));
  await onHeading();
  await does(page.getByRole('checkbox'), 'Space');
  await does(button('同意する'));
  await expect.element(page.getByText(/に同意しました/)).toBeVisible();
  // Beside what says so, from which Tab goes on.
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^[^。]*に同意しました/);
  history.back();
  await does(button('リリースする'));
  await does(dialog.getByRole('button', { name: 'リリースする' }));
  await expect.element(page.getByText('リリースしました。')).toBeVisible();
  await keepsPlace();
  await does(link('公開ページを見る'));
  await expect.poll(() => location.pathname).toMatch(/^\/works\/\d{15}$/);
  await keepsPlace();
  history.back();
  await expect.element(link('公開ページを見る')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe('公開ページを見る');
});

/** All screens of a scenario, by their paths below it. */
const SCREENS: readonly string[] = [
  ...SCENARIO_TABS.map(({ href }) => href(':id')).filter((path) => path.startsWith(scenarioPath(':id'))),
  ...['backups', 'reports'].map((path) => `${scenarioPath(':id')}/${path}`),
  ...AREA_GROUPS.flatMap((group) =>
    group.areas.flatMap((area) => area.pages.map((one) => pagePath(':id', group, area, one))),
  ),
];
/** A landing tries a screen of each frame: the home, the map, an area with tabs, an area of its own, a list. */
const ONE_OF_EACH = ['/:id', '/floor-maps', '/items/item-list', '/status-setting', '/backups'];
const isWhole = import.meta.env.TEST_WHOLE === 'true';
const TRIED = SCREENS.filter((path) => isWhole || ONE_OF_EACH.some((end) => path.endsWith(end)));

test('the screens that are tried are among those of the code', () => {
  expect(ONE_OF_EACH.filter((end) => !TRIED.some((path) => path.endsWith(end)))).toEqual([]);
});

test.each(TRIED)(
  'a link that goes away leaves the focus on the next screen, %s too, and “back” on the link',
  async (path) => {
    await opens('/scenarios');
    const way = page.getByRole('table').getByRole('link', { name: '水底の迷宮' });
    await does(way);
    await onHeading();
    await opens(path.replace(':id', scenario));
    await keepsPlace();
    await expect.poll(() => document.activeElement?.closest('main') !== null).toBe(true);
    history.go(-2);
    await expect.element(way).toBeVisible();
    await expect.poll(focused).toBe(way.element().outerHTML.slice(0, 200));
  },
);
