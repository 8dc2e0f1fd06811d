import { PLAN_SIZE } from '#client/mapEditor/practice/plan.ts';
import { FloorMap } from './support/FloorMap.ts';
import { isAccessible } from './support/isAccessible.ts';
import { test as base, expect, type Page } from './support/test.ts';

/** The map of the front page, for a guest. */
const test = base.extend<{ sheet: FloorMap }>({
  sheet: ({ page, words }, use) => use(new FloorMap({ page, words }, page, PLAN_SIZE)),
});

// The map is prefetched here.
test.use({ savesData: false });

/** Returns the current picture of the first-person view. */
const view = (page: Page): Promise<string> =>
  page.locator("canvas[data-view='plan']").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

test('a guest draws on the labyrinth of the front page, sees it from within, and takes it back', async ({
  page,
  sheet,
  words,
}) => {
  const written: string[] = [];
  page.on('request', (request) => void (request.method() === 'GET' || written.push(request.url())));
  await page.goto('/');
  await sheet.isOpen();
  const before = await view(page);
  await sheet.drags([
    [6.5, 8],
    [8.5, 8],
  ]);
  await sheet.shows(7, 8, { south: 'wall' });
  // Far away in the north-east, outside of the view.
  expect(await view(page)).toBe(before);
  await sheet.chooses('door');
  await sheet.presses([4.5, 1]);
  await expect.poll(() => view(page)).not.toBe(before);
  await sheet.chooses('room');
  await sheet.drags([
    [6.5, 6.5],
    [8.5, 6.5],
  ]);
  await sheet.shows(7, 6, { north: 'wall', south: 'wall' });

  for (let step = 0; step < 3; step++) await sheet.undoes();
  await sheet.shows(7, 8);
  await sheet.shows(7, 6);
  expect(await view(page)).toBe(before);
  await page.getByRole('button', { name: words.redo, exact: true }).click();
  await sheet.shows(7, 8, { south: 'wall' });

  expect(written).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('journal')))).toEqual([]);
  await page.getByRole('region', { name: words.tryIt }).getByRole('link').click();
  await expect(page).toHaveURL('/auth/register');
});

test('by keyboard the map comes after the links, and draws with its keys', async ({ page, sheet, words }) => {
  // The browser is never idle, so only the focus loads the map.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/');
  await expect(page.getByRole('button', { name: words.tryMap })).toBeVisible();
  await page.getByRole('link', { name: words.guide }).focus();
  await page.keyboard.press('Tab');
  await sheet.isOpen();
  await expect(sheet.grid).toBeFocused();
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowUp');
  await page.keyboard.down('d');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.up('d');
  await sheet.shows(0, 7, { west: 'wall', east: 'wall', north: 'door' });
  await isAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: words.guide })).toBeFocused();
});

test('when the map takes the place of its picture, nothing moves', async ({ page, sheet }) => {
  await page.addInitScript(() => {
    const moved = Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await sheet.isOpen();
  expect(await page.evaluate(() => (window as Window & { moved?: number }).moved)).toBe(0);
});

test('the wheel over the map scrolls the page', async ({ page, sheet }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('/');
  await sheet.isOpen();
  await sheet.grid.locator('..').scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await sheet.pointsAt([7.5, 7.5]);
  await page.mouse.wheel(0, -80);
  await expect.poll(scrolled).toBeLessThan(before);
  // The stroke lies under the pointer, although the page has moved below it.
  await sheet.drags([
    [7.5, 8],
    [8.5, 8],
  ]);
  await sheet.shows(7, 8, { south: 'wall' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the map waits to be touched, then a finger draws on it', async ({ page, sheet, words, context }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const still = page.getByRole('button', { name: words.tryMap });
    await expect(sheet.grid).toBeHidden();
    await still.tap();
    await sheet.isOpen();
    const session = await context.newCDPSession(page);
    const touch = async (type: string, ...points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
    await touch('touchStart', await sheet.pixel([6.5, 8]));
    for (let x = 6.5; x <= 8.5; x += 0.25) await touch('touchMove', await sheet.pixel([x, 8]));
    await touch('touchEnd');
    await sheet.shows(7, 8, { south: 'wall' });
    await page.getByRole('button', { name: words.undo, exact: true }).tap();
    await sheet.shows(7, 8);
  });
});
