import { chromiumFlags } from '../support/chromium.ts';
import { Author } from './support/Author.ts';
import { EventPanel } from './support/EventPanel.ts';
import { FloorMap, type Point, row } from './support/FloorMap.ts';
import { ItemTable } from './support/ItemTable.ts';
import { newAccount } from './support/newAccount.ts';
import { test as base, expect } from './support/test.ts';

/** A name of this machine that a browser does not treat as localhost, so its pages only have what plain http offers. */
const NAME = 'lan.test';
const executablePath = process.env.CHROMIUM_PATH;

/** A club's server in the local network. */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', NAME)),
  author: async ({ page, origin, language }, use) =>
    use(new Author(page, await newAccount(origin.replace(NAME, '127.0.0.1'), language), language)),
});
test.use({
  launchOptions: {
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
    ...(executablePath ? { executablePath } : {}),
  },
});

const middle = (x: number, y: number): Point => [x + 0.5, y + 0.5];

test('on plain http from another machine one logs in, draws, places an event, copies and pastes, and plays', async ({
  author,
  page,
  words,
  faults,
}) => {
  test.slow();
  // The browser reports that one of our headers has no effect there.
  faults.expect(/Cross-Origin-Opener-Policy header has been ignored/);
  const scenario = await author.hasScenario();
  const map = new FloorMap(author);
  const events = new EventPanel(map);
  await page.goto(`/auth/login?return_to=/scenarios/${scenario}/floor-maps/01`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await author.logsIn();
  await map.isOpen();

  await test.step('a wall of six cells is drawn in one stroke', async () => {
    await map.chooses('wall');
    await map.drags([
      [2.3, 5],
      [7.7, 5],
    ]);
    await map.showAll(row(2, 7, 5), { south: 'wall' });
    await map.showAll(row(2, 7, 4), { north: 'wall' });
    await map.counts(12);
  });

  await test.step('an event is placed, copied with its wall, and laid down elsewhere', async () => {
    await events.places('お金を受け取る', [3, 5]);
    await map.shows(3, 5, { south: 'wall', holds: ['お金を受け取る：1d6、一度だけ'] });
    await map.chooses('select');
    await map.drags([middle(2, 5), middle(4, 5)]);
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await map.pointsAt(middle(12, 12));
    await page.getByRole('button', { name: 'ここに置く' }).click();
    await expect.poll(async () => page.getByRole('gridcell', { name: /お金を受け取る/ }).count()).toBe(2);
    await map.isSaved();
  });

  await test.step('a step is played', async () => {
    await page.keyboard.press('Escape');
    await map.pointsAt(middle(2, 2));
    await page.keyboard.press('p');
    const view = page.getByRole('status', { name: '目の前の眺め' });
    await expect(view).toHaveText(/^x2 y2、北向き。/);
    await page.keyboard.press('ArrowUp');
    await expect(view).toHaveText(/^x2 y3、北向き。/);
  });

  await test.step('a cell of a table is copied by its menu, and pasted by a key', async () => {
    const table = new ItemTable(author, scenario);
    await table.opens();
    await table.goesTo(3, 'name_ja');
    await page.keyboard.type('灯り');
    await table.presses('Enter');
    await table.cell(3, 'name_ja').click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^コピー/ }).click();
    await table.goesTo(5, 'name_ja');
    await table.presses('Control+v');
    await expect(table.cell(5, 'name_ja')).toHaveText('灯り');
    await table.isSaved();
  });
  await expect(page.getByText(words.offlineBadge, { exact: true })).toBeHidden();
});
