import { test } from './support/test.ts';

test('zz', async ({ map, page, faults }) => {
  faults.expect(/./);
  page.on('console', (m) => console.log('C', m.text()));
  page.on('pageerror', (m) => console.log('E', m.stack));
  await map.chooses('dark');
  await map.presses([2.5, 2.5]);
  await map.chooses('select');
  await map.drags([
    [2.5, 2.5],
    [4.5, 3.5],
  ]);
  await page.keyboard.press('Shift+Digit3');
  await page.waitForTimeout(1500);
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 100)));
  await page.screenshot({ path: '/tmp/sel1.png' });
  await page.keyboard.press('3');
  await map.pointsAt([10.5, 10.5]);
  await map.pointsAt([1.5, 10.5]);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/sel2.png' });
});
