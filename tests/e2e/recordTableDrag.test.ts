import type { Locator } from '@playwright/test';
import { ItemTable } from './support/ItemTable.ts';
import { expect, test } from './support/test.ts';

test('what is dragged beyond the edge goes on by itself while it is held there, cells and the fill handle alike', async ({
  author,
  page: { mouse },
}) => {
  test.slow();
  const table = new ItemTable(author, await author.hasScenario());
  await table.has({ 1: { purchase_price: 120, sell_price: 50 } });
  await table.opens();
  const scroller = table.grid.locator('xpath=../..');
  const boxOf = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error('it is not shown');
    return box;
  };
  /** Presses on a part of the first row's cell, moves below the table, and rests there until forty rows have scrolled by. */
  const drags = async (path: string, part: number) => {
    await table.goesTo(1, path);
    const [frame, { x, y, width, height }] = await Promise.all([boxOf(scroller), boxOf(table.cell(1, path))]);
    await mouse.move(x + part * width - 1, y + part * height - 1);
    await mouse.down();
    await mouse.move(x + part * width - 1, frame.y + frame.height + 8, { steps: 3 });
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(40 * height);
    await mouse.up();
  };
  await drags('purchase_price', 0.5);
  await table.presses('Control+d', 'Control+Home');
  await drags('sell_price', 1);
  await table.isSaved();
  expect((await table.stored()).get(40)).toMatchObject({ purchase_price: 120, sell_price: 50 });
});
