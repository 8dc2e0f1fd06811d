import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { type Point, row } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

/** Along the grid line y=5, from the cell x2 to the cell x6. */
const LINE: readonly Point[] = [
  [2.5, 5],
  [6.5, 5],
];

test('a wall is drawn in one drag, with its corner too, and its edges are counted meanwhile', async ({ map, page }) => {
  await map.pointsAt([2.5, 5]);
  await map.tells('x2 y5　南の境　1本の境を描く');
  await map.begins([
    [2.5, 5],
    [7, 5],
    [7, 8.5],
  ]);
  await map.tells(/　9本の境を描く$/);
  await page.mouse.up();
  await map.showAll(row(2, 5, 5), { south: 'wall' });
  await map.shows(6, 5, { south: 'wall', east: 'wall' });
  for (const y of [6, 7, 8]) await map.shows(6, y, { east: 'wall' });
  await map.showAll(row(2, 6, 4), { north: 'wall' });
  await map.counts(5 + 5 + 3 + 4);
});

test('a drag that the browser reports in one leap misses no edge', async ({ map }) => {
  await map.drags(
    [
      [1.5, 10],
      [21.5, 10],
    ],
    { movements: 1 },
  );
  await map.showAll(row(1, 21, 10), { south: 'wall' });
  await map.counts(42);
});

test('the right button erases, and so does the left one that begins on a wall', async ({ map }) => {
  await map.drags(LINE);
  await map.counts(10);
  await map.drags(LINE.slice(0, 1), { button: 'right' });
  await map.shows(2, 5);
  await map.shows(3, 5, { south: 'wall' });
  await map.drags([
    [3.5, 5],
    [6.5, 5],
  ]);
  await map.counts(0);
});

test('what is painted on stroke by stroke looks as the map painted anew', async ({ map, page, words }) => {
  // Of each stroke several pictures are taken.
  test.slow();
  const strokes = [
    // Walls along, across and to the end of each other; around the rim; a room that shrinks again while it is drawn.
    ['wall', [2.5, 5], [7, 5], [7, 8.5]],
    ['wall', [5, 3.5], [5, 7.5]],
    ['wall', [0, 3.5], [0, 9], [4, 9]],
    ['dark', [3.5, 6.5], [9.5, 6.5]],
    ['room', [9.5, 3.5], [15.5, 9.5], [12.5, 7.5]],
    ['door', [12, 5.5], [12, 6.5]],
    ['wall', [9.5, 6], [14.5, 6]],
    ['phantom', [17, 4.5], [17, 8.5]],
    ['wall', [16.5, 6], [18.5, 6]],
    ['wall', [15.5, 7], [16.5, 7]],
    ['room', [4.5, 4.5], [10.5, 11.5]],
    // One that begins where its kind is takes it away.
    ['wall', [5.5, 5], [6.5, 5]],
    ['dark', [5.5, 6.5], [7.5, 6.5]],
    // Further down than the canvas of strokes, and back to where it begins.
    ['dark', [19.5, 2.5], [19.5, 20.5], [20.5, 20.5], [20.5, 8.5]],
    ['room', [21.5, 2.5], [22.5, 21.5], [22.5, 4.5]],
  ] as const;
  const looksAsPaintedAnew = async () => {
    const painted = await map.picture();
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    // At another size, and at this one again, all of it is painted.
    await page.setViewportSize({ ...window, width: window.width + 40 });
    await expect.poll(async () => (await map.picture()).equals(painted)).toBe(false);
    await page.setViewportSize(window);
    await expect.poll(async () => (await map.picture()).equals(painted)).toBe(true);
  };
  for (const doesLook of [true, false]) {
    for (const [tool, ...points] of strokes) {
      await map.chooses(tool === 'phantom' ? 'door' : tool);
      if (tool === 'phantom') await map.sets(words.kind, mapEditorTexts['map.border.phantomWall']?.ja ?? '');
      await map.begins(points);
      if (doesLook) await looksAsPaintedAnew();
      await page.mouse.up();
    }
  }
  // Off the map, where nothing is pointed at.
  await page.mouse.move(0, 0);
  await looksAsPaintedAnew();
  await map.begins([
    [12.5, 14.5],
    [16.5, 19.5],
    [15.5, 18.5],
  ]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await looksAsPaintedAnew();
});

test('Esc and the other button cancel a stroke', async ({ map, page }) => {
  await map.begins(LINE);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await map.begins(LINE);
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await page.mouse.up();
  await map.counts(0);
  // The next stroke is none the worse for it.
  await map.drags(LINE);
  await map.counts(10);
});

test('with Ctrl only the half on the side of the pointer is drawn', async ({ map }) => {
  await map.drags(
    [
      [2.5, 5.1],
      [4.5, 5.1],
    ],
    { key: 'Control' },
  );
  await map.showAll(row(2, 4, 5), { south: 'wall', beyond: { south: 'open' } });
  await map.showAll(row(2, 4, 4), { north: 'open', beyond: { north: 'wall' } });
});

test('with Shift a wall stays straight', async ({ map }) => {
  await map.drags(
    [
      [2.5, 5],
      [6.5, 7.4],
    ],
    { key: 'Shift' },
  );
  await map.showAll(row(2, 6, 5), { south: 'wall' });
  await map.counts(10);
});

test('a door brings its wall; erased once it leaves the wall, erased again nothing', async ({ map, page, words }) => {
  await map.chooses('door');
  await map.presses([4.5, 5]);
  await map.shows(4, 5, { south: 'door' });
  await map.shows(4, 4, { north: 'door' });
  await map.presses([4.5, 5], { button: 'right' });
  await map.shows(4, 5, { south: 'wall' });
  await map.presses([4.5, 5], { button: 'right' });
  await map.shows(4, 5);
  await map.sets(words.kind, words.border.gate);
  await map.presses([8, 3.5]);
  await map.shows(8, 3, { west: 'gate' });
  await expect(page.getByRole('radio', { name: words.border.gate })).toBeChecked();
});

test('a room has walls around, nothing inside, and a door where asked for', async ({ map, words }) => {
  await map.drags([
    [12, 9.5],
    [12, 13.5],
  ]);
  await map.chooses('room');
  await map.sets(words.doorOnSide, words.south);
  await map.drags([
    [10.5, 10.5],
    [12.5, 12.5],
  ]);
  await map.shows(10, 10, { south: 'wall', west: 'wall' });
  await map.shows(11, 10, { south: 'door' });
  await map.shows(12, 10, { south: 'wall', east: 'wall' });
  await map.shows(11, 11);
  await map.shows(12, 12, { north: 'wall', east: 'wall' });
  await map.shows(10, 12, { north: 'wall', west: 'wall' });
  await map.shows(11, 13, { south: 'wall', east: 'wall' });
});

test('the eraser takes edges, with Shift all that a cell holds', async ({ map, words }) => {
  await map.chooses('room');
  await map.drags([
    [3.5, 3.5],
    [5.5, 5.5],
  ]);
  await map.chooses('dark');
  await map.presses([4.5, 4.5]);
  await map.shows(4, 4, { isDark: true });
  await map.chooses('eraser');
  await map.drags([
    [3.5, 6],
    [5.5, 6],
  ]);
  await map.shows(4, 5);
  await map.shows(3, 5, { west: 'wall' });
  await map.drags(
    [
      [3.5, 3.5],
      [3.5, 5.5],
    ],
    { key: 'Shift' },
  );
  for (const y of [3, 4, 5]) await map.shows(3, y);
  await map.shows(4, 4, { isDark: true });
  await map.sets(words.gesture, words.rectangle);
  await map.drags([
    [0.5, 0.5],
    [8.5, 8.5],
  ]);
  await map.counts(0);
});

test('a dark zone is painted, drawn as a rectangle, and filled up to its walls', async ({ map, words }) => {
  await map.chooses('dark');
  await map.drags([
    [1.5, 20.5],
    [5.5, 20.5],
  ]);
  await map.showAll(row(1, 5, 20), { isDark: true });
  await map.sets(words.gesture, words.rectangle);
  await map.drags([
    [10.5, 18.5],
    [12.5, 20.5],
  ]);
  for (const y of [18, 19, 20]) await map.showAll(row(10, 12, y), { isDark: true });
  await map.counts(5 + 9);
  await map.chooses('room');
  await map.drags([
    [2.5, 2.5],
    [3.5, 3.5],
  ]);
  await map.chooses('dark');
  await map.sets(words.gesture, words.fill);
  await map.presses([2.5, 2.5]);
  await map.shows(3, 3, { north: 'wall', east: 'wall', isDark: true });
  await map.shows(2, 2, { south: 'wall', west: 'wall', isDark: true });
  await map.shows(4, 3, { west: 'wall' });
  await map.presses([2.5, 2.5], { button: 'right' });
  await map.shows(3, 3, { north: 'wall', east: 'wall' });
});

test('zooming and panning leave under the pointer what was there', async ({ map, page, words }) => {
  await map.pointsAt([7.5, 12]);
  await map.tells('x7 y12');
  await page.mouse.wheel(0, -400);
  await map.tells(words.zoom(190));
  await page.mouse.down();
  await page.mouse.up();
  await map.shows(7, 12, { south: 'wall' });
  // The floor goes with the pointer, so that the same place lies under it where it is let go.
  await page.mouse.down({ button: 'middle' });
  const view = await map.middle();
  await page.mouse.move(view.x, view.y, { steps: 5 });
  await page.mouse.up({ button: 'middle' });
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await map.counts(0);
  await page.keyboard.press('0');
  await map.tells(words.zoom(100));
  await map.presses([7.5, 12]);
  await map.shows(7, 12, { south: 'wall' });
});
