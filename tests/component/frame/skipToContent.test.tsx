import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { focuses, hasScenario, opens, presses } from '../support/site.tsx';

let scenario: string;
beforeAll(async () => {
  scenario = await hasScenario();
});

test.each([
  ['a form', 'data-settings/items/5', () => page.getByRole('heading', { level: 2 }).first()],
  ['the scenario’s home', '', () => page.getByRole('heading', { level: 2 }).first()],
  ['the map', 'floor-maps/01', () => page.getByRole('grid')],
])('“Skip to content” lands past tabs and lists of pages: %s', async (_screen, path, start) => {
  await opens(`/scenarios/${scenario}/${path}`);
  await expect.element(start()).toBeVisible();
  focuses(page.getByRole('button', { name: '本文へ移動' }));
  await presses('Enter');
  await expect.poll(() => document.activeElement?.matches('h2, [role=grid]')).toBe(true);
  expect(document.activeElement?.closest('nav, aside')).toBeNull();
  expect(document.activeElement?.closest('#content')).not.toBeNull();
  // The next stop is within the screen.
  await presses('Tab');
  expect(document.activeElement?.closest('nav')).toBeNull();
});
