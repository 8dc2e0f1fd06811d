import { EventPanel } from './support/EventPanel.ts';
import { Fingers } from './support/Fingers.ts';
import type { Point } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

test.use({ hasTouch: true, viewport: { width: 834, height: 1112 } });

test('one finger moves the map and looks at what it taps, and draws only where drawing is chosen', async ({
  page,
  context,
  map,
  words,
}) => {
  const fingers = new Fingers(await context.newCDPSession(page), map);
  const draw = page.getByRole('radio', { name: words.touchDraw });
  await expect(page.getByRole('radio', { name: words.touchLook })).toBeChecked();
  await fingers.touch('touchStart', [4.5, 6]);
  for (let x = 5; x <= 7.5; x += 0.25) await fingers.touch('touchMove', [x, 6]);
  await fingers.lift();
  // The floor has moved along: the cell that was at x9 lies three cells to the east.
  await fingers.touch('touchStart', [12.5, 9.5]);
  await fingers.lift();
  await map.tells('x9 y9');
  await map.counts(0);

  await draw.check({ force: true });
  await page.keyboard.press('0');
  await fingers.touch('touchStart', [4.5, 6]);
  await fingers.lift();
  await map.counts(2);
  await map.isSaved();
  // It stays as it was chosen on this device.
  await page.reload();
  await map.isOpen();
  await expect(draw).toBeChecked();
});

test('with the event tool a finger opens the event that it taps, and in an empty cell the list of kinds, on a phone too', async ({
  page,
  context,
  map,
}) => {
  const fingers = new Fingers(await context.newCDPSession(page), map);
  const events = new EventPanel(map);
  await events.places('酒場', [8, 8]);
  const form = events.formOf(8, 8);
  await form.getByRole('button', { name: 'イベントの欄を閉じる' }).click();
  for (const width of [834, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await map.chooses('event');
    await fingers.touch('touchStart', [5.5, 5.5]);
    await fingers.lift();
    await expect(events.palette).toBeVisible();
    await expect(form).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(events.palette).toBeHidden();
    await fingers.touch('touchStart', [8.5, 8.5]);
    await fingers.lift();
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: 'イベントの欄を閉じる' }).click();
    await map.counts(1);
    if (width === 390) await page.keyboard.press('Escape');
  }
  // On a phone the form of what was placed opens by itself.
  await fingers.touch('touchStart', [5.5, 5.5]);
  await fingers.lift();
  await events.takes('宿屋');
  await expect(events.formOf(5, 5)).toBeVisible();
  await map.counts(2);
});

test('what is typed after a finger placed a message is its text, and nothing is drawn', async ({
  page,
  context,
  map,
  words,
}) => {
  const fingers = new Fingers(await context.newCDPSession(page), map);
  const events = new EventPanel(map);
  await page.getByRole('radio', { name: words.touchDraw }).check({ force: true });
  await events.chooses('メッセージを表示');
  await fingers.touch('touchStart', [5.5, 5.5]);
  await fingers.lift();
  const field = events.formOf(5, 5).getByRole('textbox', { name: 'メッセージの本文' });
  await expect(field).toBeVisible();
  // A touch opens no on-screen keyboard: the field waits for a real one.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('inputmode'))).toBe('none');
  await page.keyboard.type('The dark room');
  await expect(field).toHaveValue('The dark room');
  await expect(field).toBeFocused();
  await map.counts(1);
});

test('one finger draws where that is chosen; two zoom and pan, and draw nothing', async ({
  page,
  context,
  map,
  words,
}) => {
  const fingers = new Fingers(await context.newCDPSession(page), map);
  await page.getByRole('radio', { name: words.touchDraw }).check({ force: true });
  await fingers.touch('touchStart', [4.5, 6]);
  for (let x = 5; x <= 7.5; x += 0.25) await fingers.touch('touchMove', [x, 6]);
  await fingers.lift();
  await map.shows(4, 6, { south: 'wall' });
  await map.shows(7, 6, { south: 'wall' });
  await map.counts(8);
  await map.isSaved();
  // The inspector shows the cell where the finger was lifted.
  await expect(
    page.getByRole('complementary', { name: words.tools }).getByText('x7 y6', { exact: true }),
  ).toBeVisible();

  // The first finger begins a stroke; the second one cancels it.
  await fingers.touch('touchStart', [10.5, 12]);
  await fingers.touch('touchMove', [11.5, 12]);
  await fingers.touch('touchStart', [11.5, 12], [14.5, 12]);
  await fingers.touch('touchMove', [9.5, 12], [16.5, 12]);
  await fingers.touch('touchMove', [8.5, 12], [17.5, 12]);
  await fingers.lift();
  await expect(page.getByText(words.zoom(100))).toBeHidden();
  await map.counts(8);
});

test('a finger paints a corridor from cell to cell, and taps fill an area', async ({ page, context, map, words }) => {
  const fingers = new Fingers(await context.newCDPSession(page), map);
  await page.getByRole('radio', { name: words.touchDraw }).check({ force: true });
  await map.chooses('corridor');
  await fingers.touch('touchStart', [4.5, 6.5]);
  for (let x = 5; x <= 7.5; x += 0.5) await fingers.touch('touchMove', [x, 6.5]);
  await fingers.lift();
  await map.shows(5, 6, { north: 'wall', south: 'wall' });
  await map.chooses('monsterRoom');
  await fingers.touch('touchStart', [5.5, 6.5]);
  await fingers.lift();
  await map.shows(4, 6, { north: 'wall', south: 'wall', west: 'wall', holds: [words.cell.room(1)] });
  await map.shows(7, 6, { north: 'wall', east: 'wall', south: 'wall', holds: [words.cell.room(1)] });
  await page.getByText(words.erasing).tap();
  await fingers.touch('touchStart', [5.5, 6.5]);
  await fingers.lift();
  await map.shows(7, 6, { north: 'wall', east: 'wall', south: 'wall' });
});

test('on a phone the view from within lies over the map, goes to where a finger was lifted, and is closed again', async ({
  page,
  context,
  map,
  words,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('radio', { name: words.touchDraw }).check({ force: true });
  const call = page.getByRole('button', { name: 'プレイヤー視点を出す・閉じる' });
  const view = page.getByRole('button', { name: /向き。/ });
  await expect(view).toHaveCount(0);
  await call.click();
  await expect(view).toHaveAccessibleName(/^x0 y0、北向き/);
  const fingers = new Fingers(await context.newCDPSession(page), map);
  await map.chooses('corridor');
  await fingers.touch('touchStart', [4.5, 6.5]);
  for (let x = 5; x <= 7.5; x += 0.5) await fingers.touch('touchMove', [x, 6.5]);
  await fingers.lift();
  await expect(view).toHaveAccessibleName('x7 y6、北向き。目の前に壁');
  await page.getByRole('button', { name: '左を向く' }).click();
  await expect(view).toHaveAccessibleName('x7 y6、西向き。3マス先に壁');
  await call.click();
  await expect(view).toHaveCount(0);
});

test('two fingers on a trackpad move the map, a pinch zooms it', async ({ page, map, words }) => {
  await map.pointsAt([12.5, 12.5]);
  await map.tells('x12 y12');
  const { x, y } = await map.pixel([12.5, 12.5]);
  const right = await map.pixel([15.5, 12.5]);
  await page.mouse.wheel(right.x - x, 0);
  await map.tells('x15 y12');
  await page.keyboard.press('0');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY: -50, modifiers: 2 });
  await expect(page.getByText(words.zoom(100))).toBeHidden();
  await map.pointsAt([12.5, 12.5]);
  await map.tells('x12 y12');
});

test('Space and a drag move the map and draw nothing', async ({ page, map }) => {
  const [from, to] = [await map.pixel([6.5, 6]), await map.pixel([9.5, 6])];
  await page.mouse.move(from.x, from.y);
  await page.keyboard.down(' ');
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.up(' ');
  await map.counts(0);
  await map.tells('x6 y6');
});

test('a pen draws with its tip', async ({ page, map }) => {
  const session = await page.context().newCDPSession(page);
  const pen = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', point: Point) => {
    const place = await map.pixel(point);
    await session.send('Input.dispatchMouseEvent', {
      type,
      ...place,
      button: 'left',
      pointerType: 'pen',
      clickCount: 1,
    });
  };
  await pen('mousePressed', [4.5, 6]);
  for (let x = 5; x <= 7.5; x += 0.5) await pen('mouseMoved', [x, 6]);
  await pen('mouseReleased', [7.5, 6]);
  await map.shows(4, 6, { south: 'wall' });
  await map.shows(7, 6, { south: 'wall' });
  await map.counts(8);
});
