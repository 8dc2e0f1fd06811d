import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FloorMap } from '../support/FloorMap.ts';
import { boxOf, focuses, hasScenario } from '../support/site.tsx';

test('the panels beside the map are made wider by the pointer and by keys, within limits, and stay so in this browser', async () => {
  await page.viewport(1440, 800);
  const map = new FloorMap(await hasScenario());
  await map.opens();
  const edge = page.getByRole('separator', { name: 'パネルの幅' });
  const panels = page.getByRole('complementary', { name: '道具' });
  const width = () => boxOf(panels).width;
  // The panels are widened by their scrollbar once it was measured (`measureGutter`).
  await expect.poll(() => panels.element().querySelector('[style*="--gutter"]')).not.toBe(null);
  await expect.element(edge).toHaveAttribute('aria-valuenow', '248');
  const before = width();
  const { left, top } = boxOf(edge);
  const at = (x: number) => ({ coords: { x, y: top + 40 } });
  await userEvent.pointer([at(left + 3), '[MouseLeft>]', at(left - 40), at(left - 97), '[/MouseLeft]']);
  await expect.element(edge).toHaveAttribute('aria-valuenow', '348');
  await expect.poll(width).toBe(before + 100);
  expect(localStorage.getItem('meikyu.map.panelWidth')).toBe('348');
  focuses(edge);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(edge).toHaveAttribute('aria-valuenow', '364');
  await userEvent.keyboard('{Home}');
  await expect.element(edge).toHaveAttribute('aria-valuenow', '640');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(edge).toHaveAttribute('aria-valuenow', '248');
  await expect.poll(width).toBe(before);
});
