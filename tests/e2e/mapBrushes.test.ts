import { BORDER } from '#domain/map/cell.ts';
import { blankGrid, readCell } from '#domain/map/floorGrid.ts';
import { type Point, row } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

/** A room of four by three cells. */
const ROOM: readonly Point[] = [
  [3.5, 3.5],
  [6.5, 5.5],
];

test('a monster room whose walls changed says so, and is filled anew by one click or a command', async ({
  page,
  map,
  words,
}) => {
  const main = page.getByRole('complementary', { name: words.tools });
  await map.chooses('room');
  await map.drags(ROOM);
  await map.drags([
    [7.5, 3.5],
    [8.5, 5.5],
  ]);
  await map.chooses('monsterRoom');
  await map.presses([4.5, 4.5]);
  await expect(main.getByText(words.staleRoom)).toBeHidden();
  await map.chooses('eraser');
  await map.drags([
    [7, 3.5],
    [7, 5.5],
  ]);
  await expect(main.getByText(words.staleRoom)).toBeVisible();
  // Along the path of a hand: over cells, and out of the map.
  await map.pointsAt([4.5, 4.5]);
  await expect(main.getByText('x4 y4', { exact: true })).toBeVisible();
  const refill = main.getByRole('button', { name: words.refill, exact: true });
  const box = await refill.boundingBox();
  if (!box) throw new Error('the button is not in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 40 });
  await refill.click();
  await map.shows(7, 4, { holds: [words.cell.room(1)] });
  await expect(main.getByText(words.staleRoom)).toBeHidden();

  await map.undoes();
  await map.shows(7, 4);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words.refillRooms);
  await page.getByRole('option', { name: words.refillRooms }).click();
  await map.shows(7, 4, { holds: [words.cell.room(1)] });

  // With a gap in its walls, the fill would cover the whole floor, so only the text says so.
  await map.drags([
    [3, 4.5],
    [3, 4.6],
  ]);
  await expect(main.getByText(words.openRoom)).toBeVisible();
  await expect(main.getByRole('button', { name: words.refill, exact: true })).toBeHidden();
});

test('a chip is put down, and a cell is picked up, kept for the account and put down again', async ({
  page,
  map,
  words,
}) => {
  // Brushes as earlier versions stored them, only in the browser.
  const old = { ...readCell(blankGrid(), 0, 0), east: BORDER.gate };
  await page.evaluate((brush) => localStorage.setItem('meikyu.map.brushes', JSON.stringify({ brushes: [brush] })), old);
  const chips = page.getByRole('radiogroup', { name: words.setsOfWalls });
  await map.chooses('chip');
  await chips
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: words.wallNorth, exact: true }) })
    .click();
  await map.drags([
    [2.5, 2.5],
    [4.5, 2.5],
  ]);
  await map.showAll(row(2, 4, 2), { north: 'wall' });
  await map.chooses('noTeleport');
  await map.presses([3.5, 2.5]);
  await map.chooses('chip');
  await map.presses([3.5, 2.5], { key: 'Alt' });
  await map.presses([10.5, 10.5]);
  await map.shows(10, 10, { north: 'wall', holds: [words.cell.noTeleport] });
  const kept = page.getByRole('radiogroup', { name: words.keptCells });
  await expect(kept.locator('label')).toHaveCount(1);
  const saved = page.waitForResponse(/accountDocuments.save/);
  await page.getByRole('button', { name: words.keep, exact: true }).click();
  await expect(kept.locator('label')).toHaveCount(2);
  await saved;
  await map.isSaved();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await map.isOpen();
  await map.chooses('chip');
  await expect(kept.locator('label')).toHaveCount(2);
  await kept.locator('label').first().click();
  await map.presses([12.5, 10.5]);
  await map.shows(12, 10, { north: 'wall', holds: [words.cell.noTeleport] });
  await page.getByRole('button', { name: words.remove, exact: true }).click();
  await expect(kept.locator('label')).toHaveCount(1);
});
