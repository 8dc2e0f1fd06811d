import { BORDER } from '#domain/map/cell.ts';
import { blankGrid, readCell } from '#domain/map/floorGrid.ts';
import { type Point, row } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

/** A room of four by three cells. */
const ROOM: readonly Point[] = [
  [3.5, 3.5],
  [6.5, 5.5],
];

test('a corridor is dug with the mouse, branches off and is closed again', async ({ map }) => {
  await map.chooses('corridor');
  await map.drags([
    [3.5, 8.5],
    [7.5, 8.5],
    [7.5, 11.5],
  ]);
  await map.shows(3, 8, { north: 'wall', south: 'wall', west: 'wall' });
  await map.shows(5, 8, { north: 'wall', south: 'wall' });
  await map.shows(7, 8, { east: 'wall', south: 'wall' });
  await map.shows(7, 11, { north: 'wall', east: 'wall', west: 'wall' });
  await map.drags([
    [5.5, 8.5],
    [5.5, 5.5],
  ]);
  await map.shows(5, 8, { north: 'wall' });
  await map.shows(5, 7, { east: 'wall', west: 'wall' });
  await map.drags(
    [
      [5.5, 8.5],
      [5.5, 7.5],
    ],
    { button: 'right' },
  );
  await map.shows(5, 8, { north: 'wall', south: 'wall' });
});

test('zones, marks and monster rooms are painted, and the fill tool fills with each of them', async ({
  map,
  words,
}) => {
  const { cell } = words;
  await map.chooses('noTeleport');
  await map.drags([
    [1.5, 20.5],
    [3.5, 20.5],
  ]);
  await map.showAll(row(1, 3, 20), { holds: [cell.noTeleport] });
  await map.chooses('floorMark');
  await map.drags([
    [3.5, 20.5],
    [4.5, 20.5],
  ]);
  await map.shows(3, 20, { holds: [cell.noTeleport, cell.water] });
  await map.shows(4, 20, { holds: [cell.water] });
  await map.sets(words.kind, cell.flame);
  await map.presses([4.5, 20.5]);
  await map.shows(4, 20, { holds: [cell.flame] });
  await map.presses([4.5, 20.5]);
  await map.shows(4, 20);
  await map.chooses('ceilingMark');
  await map.presses([4.5, 20.5]);
  await map.shows(4, 20, { holds: [cell.nightSky] });

  await map.chooses('room');
  await map.drags(ROOM);
  await map.chooses('monsterRoom');
  await map.sets(words.appearanceSlot, words.roomSlot(2));
  await map.presses([4.5, 4.5]);
  await map.shows(4, 4, { holds: [cell.room(2)] });
  await map.shows(6, 5, { north: 'wall', east: 'wall', holds: [cell.room(2)] });
  await map.shows(7, 5, { west: 'wall' });
  await map.chooses('fill');
  await map.sets(words.fillWith, cell.dark);
  await map.presses([4.5, 4.5]);
  await map.shows(4, 4, { holds: [cell.dark, cell.room(2)] });
  await map.sets(words.fillWith, words.roomSlot(3));
  await map.presses([4.5, 4.5]);
  await map.shows(4, 4, { holds: [cell.dark, cell.room(3)] });
  await map.presses([4.5, 4.5], { button: 'right' });
  await map.shows(4, 4, { holds: [cell.dark] });
});

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
  // As a hand goes there: over cells, and out of the map.
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

  // Broken open, it would spill over the whole floor: then the words alone tell.
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
  // As earlier versions kept brushes, in the browser alone.
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

test('the eyedropper, or Alt and a click, picks up the tool that draws what lies there', async ({
  page,
  map,
  words,
}) => {
  const isInHand = (name: string) =>
    expect(page.getByRole('toolbar', { name: words.tools }).getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  await map.chooses('door');
  await map.sets(words.kind, words.border.gate);
  await map.presses([4.5, 5]);
  await map.sets(words.kind, words.border.door);
  await map.chooses('floorMark');
  await map.sets(words.kind, words.cell.flame);
  await map.presses([8.5, 8.5]);
  await map.chooses('eyedropper');
  await map.presses([4.5, 5]);
  await isInHand(words.tool.door);
  await expect(page.getByRole('radio', { name: words.border.gate })).toBeChecked();
  await map.presses([8.5, 8.5], { key: 'Alt' });
  await isInHand(words.tool.floorMark);
  await expect(page.getByRole('radio', { name: words.cell.flame })).toBeChecked();
  // Picking up draws nothing: the gate with its two halves, and the flame.
  await map.counts(3);
});

test('the rim is one edge: it is drawn on both of its sides, and one way where asked for', async ({ map }) => {
  await map.drags([
    [5.5, 24],
    [7.5, 24],
  ]);
  await map.showAll(row(5, 7, 23), { north: 'wall' });
  await map.showAll(row(5, 7, 0), { south: 'wall' });
  await map.drags(
    [
      [10.5, 0.1],
      [11.5, 0.1],
    ],
    { key: 'Control' },
  );
  await map.showAll(row(10, 11, 0), { south: 'wall', beyond: { south: 'open' } });
  await map.showAll(row(10, 11, 23), { north: 'open', beyond: { north: 'wall' } });
});

test('with Shift a room is a square', async ({ map }) => {
  await map.chooses('room');
  await map.drags(
    [
      [10.5, 10.5],
      [12.5, 11.5],
    ],
    { key: 'Shift' },
  );
  await map.shows(12, 12, { north: 'wall', east: 'wall' });
  await map.shows(12, 11, { east: 'wall' });
});
