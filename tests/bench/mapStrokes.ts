import { type Browser, chromium, type Page } from '@playwright/test';
import { fitViewport } from '#client/mapEditor/canvas/viewport.ts';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { measuredPage, openBare, throttle } from './measuredPage.ts';
import { signUp } from './signUp.ts';
import { startServer } from './startServer.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = 8;
/** Cells of a row that a stroke runs over, and rows that it goes down, turning at each end. */
const ROW = 18;
const ROWS = 9;
const FIRST = 3;
/** Cells a side of the floor. */
const SIDE = 24;

type Bounds = { x: number; y: number; width: number; height: number };

/**
 * Where in its cells a tool is led: along their south sides, or through their middles; and what the map says when it has
 * drawn all of its places, or at least the outline of its room.
 */
const TOOLS = {
  wall: { key: 'w', below: 1, drawn: new RegExp(`×(${ROW * ROWS}|[2-9]\\d\\d)$`) },
  dark: { key: 'k', below: 0.5, drawn: new RegExp(`×(${ROW * ROWS}|[2-9]\\d\\d)$`) },
  room: { key: 'r', below: 0.5, drawn: new RegExp(`×(${2 * (ROW + ROWS)}|\\d\\d\\d)$`) },
} as const;

/** A paint move of the real map against a bare canvas that draws a wall, both with the processor throttled to a quarter. */
export async function mapStrokes(): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('there is no Chromium to measure with');
  const server = await startServer('src/server/start.ts');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const { map, bounds } = await openMap(browser, server.url);
    const bare = await openBareCanvas(browser, server.url, bounds);
    const times = { wall: [] as number[], dark: [] as number[], room: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      // The first round only warms everything up.
      const keep = round > 0;
      for (const tool of ['wall', 'dark', 'room'] as const) {
        await map.bringToFront();
        await map.keyboard.press(TOOLS[tool].key);
        const moves = await stroke(map, bounds, TOOLS[tool].below);
        await haveDrawn(map, TOOLS[tool].drawn);
        // Each round finds the walls as the one before left them.
        if (tool === 'room') await map.keyboard.press('Control+z');
        if (keep) times[tool].push(...moves);
      }
      await bare.bringToFront();
      const moves = await stroke(bare, { ...bounds, x: 0, y: 0 }, TOOLS.wall.below);
      if (keep) times.bare.push(...moves);
    }
    return [
      figure('wall move, 4x throttle', times.wall, times.bare),
      figure('paint move, 4x throttle', times.dark, times.bare),
      figure('room move, 4x throttle', times.room, times.bare),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openMap(browser: Browser, url: string): Promise<{ map: Page; bounds: Bounds }> {
  const { token, scenarioId } = await signUp(url);
  const map = await measuredPage(browser, { script: 'moveTimes.js', login: { token, url } });
  await throttle(map);
  await map.goto(`${url}/scenarios/${scenarioId}/floor-maps/01`);
  await map.getByRole('gridcell').first().waitFor({ state: 'attached' });
  await map.waitForLoadState('networkidle');
  // The grid is out of sight; what holds it is the map. There is a canvas of the first-person view too.
  const bounds = await map.getByRole('grid').locator('..').boundingBox();
  if (!bounds) throw new Error('the map is not shown');
  return { map, bounds };
}

async function openBareCanvas(browser: Browser, url: string, { width, height }: Bounds): Promise<Page> {
  const page = await measuredPage(browser, { script: 'moveTimes.js' });
  await throttle(page);
  const { cell, left, bottom } = fitViewport(width, height, SIDE);
  const map = JSON.stringify({ width, height, size: cell, cells: SIDE, left, above: bottom - SIDE * cell });
  await openBare(page, url, '', 'bareCanvas.js', map);
  await page.locator('canvas').waitFor();
  return page;
}

/** One long stroke, a cell a move, down the rows of the map; the times of its moves in milliseconds. */
async function stroke(page: Page, { x, y, width, height }: Bounds, below: number): Promise<number[]> {
  const { cell, left, bottom } = fitViewport(width, height, SIDE);
  const at = (column: number, row: number) =>
    page.mouse.move(x + left + (column + 0.5) * cell, y + bottom - (SIDE - row - below) * cell);
  await at(FIRST, FIRST);
  await page.mouse.down();
  await page.evaluate('moveTimes.length = 0');
  for (let row = 0; row < ROWS; row++) {
    for (let step = 0; step < ROW; step++) await at(FIRST + (row % 2 === 0 ? step : ROW - 1 - step), FIRST + row);
  }
  const times = (await page.evaluate('[...moveTimes]')) as number[];
  await page.mouse.up();
  return times;
}

/** A stroke that draws nothing costs nothing: the map must say what this one drew. */
async function haveDrawn(map: Page, drawn: RegExp): Promise<void> {
  await map.getByText(drawn).first().waitFor({ state: 'attached' });
}

function figure(name: string, ours: readonly number[], limit: readonly number[]): Figure {
  const [time, least] = [median(ours), median(limit)];
  return {
    name,
    ours: `${time.toFixed(2)} ms`,
    limit: `${least.toFixed(2)} ms`,
    ratio: time / least,
    goal: { atMost: 1.25 },
  };
}
