import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FloorMap } from '../support/FloorMap.ts';
import { hasScenario } from '../support/site.tsx';

test('the settings of the floor stand beside the map, which keeps its size, and give way to a tool and to an event', async () => {
  const map = new FloorMap(await hasScenario());
  await map.opens();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const encounters = page.getByRole('region', { name: '遭遇', exact: true });
  const size = () => map.grid.element().getBoundingClientRect().toJSON();
  const before = size();

  await tab('フロア').click();
  await expect.element(encounters).toBeVisible();
  expect(size()).toEqual(before);
  // The encounters come first, and a number is typed as one.
  await expect.element(page.getByRole('tabpanel').getByRole('region').first()).toHaveAccessibleName('遭遇');
  await expect.element(page.getByRole('spinbutton', { name: '難易度' })).toHaveValue('0');

  await map.chooses('room');
  await expect.element(tab('道具')).toHaveAttribute('aria-selected', 'true');
  await expect.element(encounters).not.toBeInTheDocument();
  await tab('フロア').click();
  await expect.element(encounters).toBeVisible();
});
