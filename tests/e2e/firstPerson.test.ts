import { isAccessible } from './support/isAccessible.ts';
import { expect, type Page, test } from './support/test.ts';

/** The first-person view; its accessible name describes what it shows. */
const view = (page: Page, words: string | RegExp = /向き。/) => page.getByRole('button', { name: words });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('where stillness is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a step is one frame, and while nothing changes none is painted', { tag: '@firefox' }, async ({ map, page }) => {
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

test('an enlarged view takes the keys until Esc, and is found so again', { tag: '@firefox' }, async ({ map, page }) => {
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

test('a view that was closed stays closed', { tag: '@firefox' }, async ({ map, page }) => {
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
