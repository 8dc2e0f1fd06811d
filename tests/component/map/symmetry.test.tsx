import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FloorMap } from '../support/FloorMap.ts';
import { hasScenario, presses } from '../support/site.tsx';

let map: FloorMap;
beforeEach(async () => {
  map = new FloorMap(await hasScenario());
  await map.opens();
});

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('symmetry is switched by keys and among the options of a tool, and the line below the map says that it is on', async () => {
  await map.chooses('room');
  await map.sets('対称に描く', '左右');
  const line = page.getByText('対称：左右', { exact: true });
  await expect.element(line).toBeVisible();
  await presses('Shift+z');
  await expect.element(radio('左右と上下')).toBeChecked();
  await expect.element(page.getByText('線：x 12・y 12')).toBeVisible();
  await page.getByRole('button', { name: '線を右へ半マス' }).click();
  await expect.element(page.getByText('線：x 12.5・y 12')).toBeVisible();
  await page.getByRole('button', { name: '線をフロアのまん中へ' }).click();
  await map.drags([
    [2.5, 2.5],
    [6.5, 4.5],
  ]);
  await map.shows(19, 19, { south: 'wall' });
  await map.sets('対称に描く', 'しない');
  await expect.element(line).not.toBeInTheDocument();
  // A tool that places one thing has no symmetry.
  await map.chooses('event');
  await expect.element(radio('しない')).not.toBeInTheDocument();
});
