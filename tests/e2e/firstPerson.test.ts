import type { FloorMap } from './support/FloorMap.ts';
import { isAccessible } from './support/isAccessible.ts';
import { expect, type Page, test } from './support/test.ts';

/** The first-person view; its accessible name describes what it shows. */
const view = (page: Page, words: string | RegExp = /向き。/) => page.getByRole('button', { name: words });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pixels = (page: Page): Promise<string> =>
  view(page)
    .locator('canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** A wall on the north side of x5 y7, seen from two cells before it. */
async function seesWall(map: FloorMap, page: Page): Promise<void> {
  await map.pointsAt([5.5, 5.95]);
  await expect(view(page, 'x5 y5、北向き。ずっと先まで開けています')).toBeVisible();
  await map.presses([5.5, 8]);
  await map.pointsAt([5.5, 5.95]);
  await expect(view(page, 'x5 y5、北向き。2マス先に壁')).toBeVisible();
}

test('the view from the cell under the pointer changes as one paints, and is taken back with it', async ({
  map,
  page,
}) => {
  await seesWall(map, page);
  const walled = await pixels(page);
  await map.undoes();
  await expect(view(page, 'x5 y5、北向き。ずっと先まで開けています')).toBeVisible();
  await expect.poll(() => pixels(page)).not.toBe(walled);
  await map.redoes();
  await expect.poll(() => pixels(page)).toBe(walled);
});

test('while a stroke is still under way it is seen already', async ({ map, page }) => {
  await map.pointsAt([5.5, 5.95]);
  await expect(view(page, 'x5 y5、北向き。ずっと先まで開けています')).toBeVisible();
  await map.begins([
    [5.5, 5.95],
    [7.5, 5.95],
  ]);
  await expect(view(page, 'x5 y5、北向き。目の前に壁')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view(page, /ずっと先まで開けています/)).toBeVisible();
  await page.mouse.up();
});

test('with the arrow keys in the view one turns and walks, and the cell cursor comes along', async ({ map, page }) => {
  await seesWall(map, page);
  await view(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(view(page, 'x5 y6、北向き。1マス先に壁')).toBeVisible();
  await expect(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-5-6');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'そちらへは進めません。' })).toHaveCount(1);
  await expect(view(page, 'x5 y7、北向き。目の前に壁')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(view(page, /x5 y7、東向き。/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(view(page, /x4 y7、東向き。/)).toBeVisible();
  await button(page, '左を向く').click();
  await button(page, '前へ進む').click();
  await expect(view(page, /x4 y8、北向き。/)).toBeVisible();
});

test('the arrow keys on the map lead the view too', async ({ map, page }) => {
  await map.grid.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(view(page, /x1 y1、東向き。/)).toBeVisible();
});

test.describe('where stillness is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a step is one frame, and while nothing changes none is painted', async ({ map, page }) => {
    await map.grid.focus();
    await page.keyboard.press('ArrowUp');
    await expect(view(page, /x0 y1、北向き。/)).toBeVisible();
    const twoFrames = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // The text changes with the step, the picture with the next frame.
    await twoFrames();
    await page.evaluate(() => {
      const counted = Object.assign(window, { painted: 0 });
      const paint = CanvasRenderingContext2D.prototype.putImageData;
      CanvasRenderingContext2D.prototype.putImageData = function (...image: unknown[]) {
        counted.painted++;
        Reflect.apply(paint, this, image);
      };
    });
    const painted = () => page.evaluate(() => (window as Window & { painted?: number }).painted);
    await view(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(view(page, /x0 y2、北向き。/)).toBeVisible();
    await twoFrames();
    expect(await painted()).toBe(1);
  });
});

test('an enlarged view takes the keys until Esc, and is found so again', async ({ map, page }) => {
  await map.pointsAt([5.5, 5.5]);
  const canvas = view(page).locator('canvas');
  await expect(canvas).toHaveAttribute('width', '223');
  await button(page, 'プレイヤー視点を大きくする').click();
  await expect(canvas).toHaveAttribute('width', '512');
  // After enlarging, the keys control it, and Esc returns to the map.
  await expect(view(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(view(page, /^x5 y6、北向き/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(map.grid).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-6-6');
  await page.reload();
  await map.isOpen();
  await expect(canvas).toHaveAttribute('width', '512');
});

test('a view that was closed stays closed', async ({ map, page }) => {
  await expect(view(page)).toBeVisible();
  await button(page, 'プレイヤー視点を閉じる').click();
  await expect(view(page)).toHaveCount(0);
  await page.reload();
  await map.isOpen();
  await expect(button(page, 'プレイヤー視点を出す')).toBeVisible();
  await expect(view(page)).toHaveCount(0);
});

test('the view is as open to assistive technology as the map', async ({ map, page }) => {
  // axe checks every cell of the map.
  test.slow();
  await map.pointsAt([5.5, 5.5]);
  await expect(view(page)).toBeVisible();
  await isAccessible(page);
});
