// Chromium has the same in tests/component and in tests/e2e/screens.test.ts.
import { ItemTable } from '../../e2e/support/ItemTable.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { openEveryScreen } from '../openEveryScreen.ts';

test('every screen of a scenario opens', { tag: '@firefox' }, async ({ author, page }) => {
  test.slow();
  const home = `/scenarios/${await author.hasScenario()}`;
  await page.goto(home);
  const { opened, faults } = await page.evaluate(openEveryScreen, { within: home, parts: 9 });
  expect(faults).toEqual([]);
  expect(opened.length).toBeGreaterThan(40);
});

test('what is cut from a table is on the clipboard', { tag: '@firefox' }, async ({ author }) => {
  const table = new ItemTable(author, await author.hasScenario());
  await table.has({ 1: { name_ja: '青銅の剣' } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await table.presses('Control+x');
  await expect(table.cell(1, 'name_ja')).toHaveText('');
  await table.goesTo(3, 'name_ja');
  await table.presses('Control+v');
  await expect(table.cell(3, 'name_ja')).toHaveText('青銅の剣');
});
