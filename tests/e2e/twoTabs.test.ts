import { EventPanel } from './support/EventPanel.ts';
import { FloorActions } from './support/FloorActions.ts';
import { FloorMap, row } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

/** The same floor in two tabs of one author, both as the server has it. */
const twoTabs = test.extend<{ here: FloorMap; there: FloorMap }>({
  here: async ({ map }, use) => use(map),
  there: async ({ author, here, context }, use) => {
    const there = new FloorMap(author, await context.newPage());
    await there.page.goto(here.page.url());
    await there.isOpen();
    await use(there);
  },
});

twoTabs.beforeEach(({ faults }) => {
  // A floor that another tab has changed meanwhile is refused before it is merged.
  faults.expect(/status of 409/);
});

// The merging of strokes of two tabs is tested without a browser (tests/client/mapEditor/mapMerging.test.ts).

twoTabs('the same side drawn differently is shown on both sides, and decided', async ({ here, there, words }) => {
  await here.page.bringToFront();
  await here.presses([8.5, 9]);
  await here.isSaved();
  await there.page.bringToFront();
  await there.chooses('door');
  await there.presses([8.5, 9]);
  await there.saysOfSaving(words.conflict);
  await expect(there.page.getByRole('alert').filter({ hasText: words.conflictCount(1) })).toBeVisible();
  await there.page.getByRole('button', { name: words.placeByPlace }).click();
  await expect(there.page.getByRole('button', { name: words.mine(words.border.door) })).toBeVisible();
  await expect(there.page.getByRole('button', { name: words.theirs(words.border.wall) })).toBeVisible();
  const inBothWays = await there.picture([8, 9]);
  await there.page.getByRole('button', { name: words.allMine }).click();
  await there.shows(8, 9, { south: 'door' });
  await there.isSaved();
  await expect(there.page.getByRole('alert')).toBeHidden();
  expect((await there.picture([8, 9])).equals(inBothWays)).toBe(false);
  await here.page.reload();
  await here.isOpen();
  await here.shows(8, 9, { south: 'door' });
});

twoTabs(
  'an event that one tab deletes while the other fills it in is asked about as one',
  async ({ here, there, words }) => {
    twoTabs.slow();
    await new EventPanel(here).places('HP回復', [4, 5]);
    await here.isSaved();
    await there.page.reload();
    await there.isOpen();
    await here.page.bringToFront();
    await here.drags(
      [
        [4.2, 5.5],
        [4.8, 5.5],
      ],
      { button: 'right' },
    );
    await here.isSaved();
    await there.page.bringToFront();
    await there.chooses('event');
    await there.presses([4.5, 5.5]);
    const percent = new EventPanel(there).formOf(4, 5).getByRole('spinbutton', { name: '率（％）' });
    await percent.fill('50');
    await percent.press('Enter');
    await there.saysOfSaving(words.conflict);
    await expect(there.page.getByRole('alert').filter({ hasText: words.conflictCount(1) })).toBeVisible();
    await there.page.getByRole('button', { name: words.placeByPlace }).click();
    await expect(there.page.getByRole('button', { name: words.mine('HP回復：率（％） 50%') })).toBeVisible();
    await there.page.getByRole('button', { name: words.theirs(words.border.open) }).click();
    await there.shows(4, 5);
    await expect.poll(() => there.grid.evaluate((grid) => grid === document.activeElement)).toBe(true);
    await there.isSaved();
    await there.undoes();
    await there.shows(4, 5, { holds: ['HP回復：率（％） 50%'] });
    await there.isSaved();
  },
);

twoTabs(
  'a question that comes above the map during a stroke moves no cell away from under it',
  async ({ here, there, words }) => {
    await here.page.bringToFront();
    await here.presses([8.5, 9]);
    await here.isSaved();
    await there.page.bringToFront();
    await there.chooses('door');
    const isDrawing = Promise.withResolvers<void>();
    await there.page.route(/floors\.saveGrid/, async (route) => {
      await isDrawing.promise;
      await route.continue();
    });
    await there.presses([8.5, 9]);
    const end = await there.pixel([6.5, 5]);
    await there.begins([
      [2.5, 5],
      [3.5, 5],
    ]);
    isDrawing.resolve();
    await expect(there.page.getByRole('alert').filter({ hasText: words.conflictCount(1) })).toBeVisible();
    await there.page.mouse.move(end.x, end.y, { steps: 12 });
    await there.page.mouse.up();
    await there.showAll(row(2, 6, 5), { south: 'door' });
    // The whole floor is visible again.
    await there.presses([12.5, 23]);
    await there.shows(12, 23, { south: 'door' });
  },
);

for (const choice of ['useMine', 'useTheirs'] as const) {
  twoTabs(`a floor named differently in both is asked about: ${choice}`, async ({ here, there, author, words }) => {
    twoTabs.slow();
    const nameIn = (tab: FloorMap) => tab.page.getByLabel(words.floorName).and(tab.page.locator('input'));
    for (const [tab, name] of [
      [here, '石の間'],
      [there, '水の間'],
    ] as const) {
      await tab.page.bringToFront();
      // The settings open in both tabs, although only one opened them.
      if (tab === here) await tab.page.getByRole('tab', { name: words.floorTab, exact: true }).click();
      await nameIn(tab).fill(name);
      await nameIn(tab).blur();
      if (tab === here) {
        const link = tab.page.getByRole('complementary', { name: words.floorList }).getByRole('link');
        await expect(link.first()).toContainText('石の間');
      }
    }
    const asked = there.page.getByRole('alert').filter({ hasText: '石の間' });
    await asked.getByRole('button', { name: words[choice] }).click();
    await expect(asked).toBeHidden();
    const chosen = choice === 'useMine' ? '水の間' : '石の間';
    await expect(nameIn(there)).toHaveValue(chosen);
    await expect.poll(() => nameIn(there).evaluate((field) => field === document.activeElement)).toBe(true);
    const { rest } = author.account;
    const floor = new URL(there.page.url()).pathname.slice(1);
    await expect.poll(async () => (await rest.get<{ name_ja: string }>(floor)).data.name_ja).toBe(chosen);
  });
}

for (const { action, submit, done } of [
  { action: 'copyFloor', submit: 'floor.copy', done: 'floor.copied' },
  { action: 'initialise', submit: 'floor.initialise', done: 'floor.initialised' },
  { action: 'resetOptions', submit: 'floor.reset', done: 'floor.resetDone' },
] as const) {
  twoTabs(`a floor is not replaced as it was never seen: ${action}`, async ({ here, there, author }) => {
    twoTabs.slow();
    const floors = new FloorActions(author, there);
    const { rest } = author.account;
    /** Draws on floor 02 while the other tab shows something else. */
    const draws = async (x: number) => {
      await here.page.bringToFront();
      await here.presses([x + 0.5, 9]);
      await here.isSaved();
      await there.page.bringToFront();
    };
    await rest.put(floors.path('02'), { name_ja: '水の間', difficulty: 5 });
    await floors.goesTo('02');
    if (action === 'copyFloor') await floors.goesTo('01');
    await here.page.goto(here.page.url().replace(/01$/, '02'));
    await here.isOpen('02');
    await draws(8);

    const dialog = await floors.asksFor(action);
    const press = () => dialog.getByRole('button', { name: floors.says(submit), exact: true }).click();
    /** A stroke counts the cells on both of its sides. */
    const tells = async (cells: number) => {
      if (action === 'copyFloor')
        await expect(dialog.getByRole('status')).toContainText(floors.says('floor.lostCells', { number: '02', cells }));
      if (action === 'initialise') await expect(dialog).toContainText(floors.says('floor.initialiseWhat', { cells }));
    };
    // The dialog was opened before that, and shows it as well.
    await tells(2);
    await draws(12);
    const before = await floors.stored('02');
    await press();
    await expect(dialog.getByRole('alert')).toContainText(floors.says('floor.outrun', { number: '02' }));
    expect(await floors.stored('02')).toEqual(before);

    await tells(4);
    await press();
    await expect(there.page.getByRole('status').filter({ hasText: floors.says(done, { number: '02' }) })).toBeVisible();
    const after = await floors.stored('02');
    expect(after.difficulty).toBe(0);
    expect(after.maps.flat().filter(({ border }) => border.north || border.south)).toHaveLength(
      action === 'resetOptions' ? 4 : 0,
    );
    // A single undo restores what one step removed.
    if (action === 'initialise') {
      await there.page.getByRole('grid').focus();
      await there.undoes();
      await there.counts(4);
      await there.isSaved();
    }
  });
}
