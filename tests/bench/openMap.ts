import type { Page } from '@playwright/test';

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Opens the map of a floor, waits until it is idle, and returns its bounds on the page. */
export async function openMap(page: Page, url: string, scenarioId: string, floor = '01'): Promise<Bounds> {
  await page.goto(`${url}/scenarios/${scenarioId}/floor-maps/${floor}`);
  await page.getByRole('gridcell').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // The grid is not visible; the element around it is the map. There is a canvas of the first-person view too.
  const bounds = await page.getByRole('grid').locator('..').boundingBox();
  if (!bounds) throw new Error('the map is not shown');
  return bounds;
}
