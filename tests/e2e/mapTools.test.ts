import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { row } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

test('a wall is drawn in one drag, with its corner too, and its edges are counted meanwhile', async ({ map, page }) => {
  await map.pointsAt([2.5, 5]);
  await map.tells('x2 y5　南の辺　1本の辺を描く');
  await map.begins([
    [2.5, 5],
    [7, 5],
    [7, 8.5],
  ]);
  await map.tells(/　9本の辺を描く$/);
  await page.mouse.up();
  await map.showAll(row(2, 5, 5), { south: 'wall' });
  await map.shows(6, 5, { south: 'wall', east: 'wall' });
  for (const y of [6, 7, 8]) await map.shows(6, y, { east: 'wall' });
  await map.showAll(row(2, 6, 4), { north: 'wall' });
  await map.counts(5 + 5 + 3 + 4);
});

test('what is painted on stroke by stroke looks as the map painted anew', async ({ map, page, words }) => {
  // The painted cells are tested without a browser (tests/client/mapEditor/mapStrokes.test.ts); this tests their pixels.
  const strokes = [
    // Walls to each other's ends and around the rim; a room that shrinks again; a kind of edge that extends into its cells.
    ['wall', [2.5, 5], [7, 5], [7, 8.5]],
    ['wall', [0, 3.5], [0, 9], [4, 9]],
    ['dark', [3.5, 6.5], [9.5, 6.5]],
    ['room', [9.5, 3.5], [15.5, 9.5], [12.5, 7.5]],
    ['phantom', [17, 4.5], [17, 8.5]],
    ['wall', [16.5, 6], [18.5, 6]],
    // A stroke that begins on its own kind removes it.
    ['wall', [3.5, 5], [5.5, 5]],
  ] as const;
  for (const [tool, ...points] of strokes) {
    await map.chooses(tool === 'phantom' ? 'door' : tool);
    if (tool === 'phantom') await map.sets(words.kind, mapEditorTexts['map.border.phantomWall'].ja);
    await map.drags(points);
  }
  await map.begins([
    [12.5, 14.5],
    [16.5, 19.5],
    [15.5, 18.5],
  ]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  // Off the map, so that nothing is under the pointer.
  await page.mouse.move(0, 0);
  const painted = await map.picture();
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  // At another size, and again at this one, everything is painted.
  await page.setViewportSize({ ...window, width: window.width + 40 });
  await expect.poll(async () => (await map.picture()).equals(painted)).toBe(false);
  await page.setViewportSize(window);
  await expect.poll(async () => (await map.picture()).equals(painted)).toBe(true);
});
