import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FloorMap } from '../support/FloorMap.ts';
import { focuses, hasScenario, presses } from '../support/site.tsx';

/** The picture from within; it is named after what it shows. */
const view = (words: string | RegExp = /向き。/) => page.getByRole('button', { name: words, exact: false });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const pixels = () => (view().css('canvas').element() as unknown as HTMLCanvasElement).toDataURL();

/** A wall on the north side of x5 y7, seen from two cells before it. */
async function seesWall(): Promise<void> {
  await map.pointsAt([5.5, 5.95]);
  await expect.element(view('x5 y5、北向き。ずっと先まで開けています')).toBeVisible();
  await map.presses([5.5, 8]);
  await map.pointsAt([5.5, 5.95]);
  await expect.element(view('x5 y5、北向き。2マス先に壁')).toBeVisible();
}

let map: FloorMap;
beforeEach(async () => {
  map = new FloorMap(await hasScenario());
});

test('the view from the cell under the pointer changes as one paints, and is taken back with it', async () => {
  await map.opens();
  await seesWall();
  const walled = pixels();
  await map.undoes();
  await expect.element(view('x5 y5、北向き。ずっと先まで開けています')).toBeVisible();
  await expect.poll(() => pixels()).not.toBe(walled);
  await map.redoes();
  await expect.poll(() => pixels()).toBe(walled);
});

test('while a stroke is still under way it is seen already', async () => {
  await map.opens();
  await map.pointsAt([5.5, 5.95]);
  await expect.element(view('x5 y5、北向き。ずっと先まで開けています')).toBeVisible();
  await map.begins([
    [5.5, 5.95],
    [7.5, 5.95],
  ]);
  await expect.element(view('x5 y5、北向き。目の前に壁')).toBeVisible();
  await presses('Escape');
  await expect.element(view(/ずっと先まで開けています/)).toBeVisible();
  await map.lets();
});

test('with the arrow keys in the view one turns and walks, and the cell cursor comes along', async () => {
  await map.opens();
  await seesWall();
  focuses(view());
  await presses('ArrowUp');
  await expect.element(view('x5 y6、北向き。1マス先に壁')).toBeVisible();
  await expect.element(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-5-6');
  await presses('ArrowUp');
  await presses('ArrowUp');
  await expect.element(page.getByRole('status').filter({ hasText: 'そちらへは進めません。' })).toHaveLength(1);
  await expect.element(view('x5 y7、北向き。目の前に壁')).toBeVisible();
  await presses('ArrowRight');
  await expect.element(view(/x5 y7、東向き。/)).toBeVisible();
  await presses('ArrowDown');
  await expect.element(view(/x4 y7、東向き。/)).toBeVisible();
  await button('左を向く').click();
  await button('前へ進む').click();
  await expect.element(view(/x4 y8、北向き。/)).toBeVisible();
});

test('the arrow keys on the map lead the view too', async () => {
  await map.opens();
  focuses(map.grid);
  await presses('ArrowUp');
  await presses('ArrowRight');
  await expect.element(view(/x1 y1、東向き。/)).toBeVisible();
});
