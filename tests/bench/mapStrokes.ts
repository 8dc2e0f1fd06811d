import type { Browser, Page } from '@playwright/test';
import { fitViewport } from '#client/floor/paint/viewport.ts';
import { amount } from './amount.ts';
import { inBrowser } from './inBrowser.ts';
import { measuredPage, openBare, throttle } from './measuredPage.ts';
import { type Bounds, openMap } from './openMap.ts';
import { signUp } from './signUp.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(8, 1);
/** Cells of a row that a stroke passes, and rows that it goes down, turning at each end. */
const ROW = amount(18, 6);
const ROWS = amount(9, 2);
const FIRST = 3;
/** The number in the label if a stroke draws more than its places, such as the ends of its rows. */
const MORE = amount('[2-9]\\d\\d', '\\d+');
/** Cells a side of the floor. */
const SIDE = 24;

/**
 * The place in its cells where a tool moves: along their south sides, or through their middles; and the map's message once it has drawn all
 * of its places, or at least the outline of its room.
 */
const TOOLS = {
  wall: { key: 'w', below: 1, drawn: new RegExp(`×(${ROW * ROWS}|${MORE})$`) },
  dark: { key: 'k', below: 0.5, drawn: new RegExp(`×(${ROW * ROWS}|${MORE})$`) },
  room: { key: 'r', below: 0.5, drawn: new RegExp(`×(${2 * (ROW + ROWS)}|1\\d\\d|${MORE})$`) },
} as const;

/**
 * Measures a paint move of the real map against a bare canvas that draws a wall, and one of a room, whose outline is redrawn with each
 * move, against one that draws a room, all with the processor throttled to a quarter. The first-person view is open as usual. It paints a
 * few times a second during a stroke, so it only affects the slowest moves: those are compared with a map on which it is closed.
 */
export const mapStrokes = (): Promise<Figure[]> =>
  inBrowser(async (browser, url) => {
    const { token, scenarioId } = await signUp(url);
    const openPage = async (view: 'small' | 'closed') => {
      const page = await measuredPage(browser, { script: 'moveTimes.js', login: { token, url } });
      await page.addInitScript(`localStorage.setItem('meikyu.map.view', '"${view}"')`);
      const bounds = await openMap(page, url, scenarioId, view === 'small' ? '01' : '02');
      if (view === 'small') await page.locator('aside canvas').waitFor();
      return { page, bounds, throttled: await throttle(page) };
    };
    const [map, alone] = [await openPage('small'), await openPage('closed')];
    const bare = await openBareCanvas(browser, url, map.bounds, 'wall');
    const bareRoom = await openBareCanvas(browser, url, map.bounds, 'room');
    const times = {
      wall: [] as number[],
      dark: [] as number[],
      room: [] as number[],
      alone: [] as number[],
      bare: [] as number[],
      bareRoom: [] as number[],
    };
    const draw = async ({ page, bounds, throttled }: typeof map, tool: keyof typeof TOOLS): Promise<number[]> => {
      await page.bringToFront();
      await page.keyboard.press(TOOLS[tool].key);
      const moves = await throttled(() => stroke(page, bounds, TOOLS[tool].below));
      await haveDrawn(page, TOOLS[tool].drawn);
      // Each round starts with the walls of the one before.
      if (tool === 'room') await page.keyboard.press('Control+z');
      return moves;
    };
    for (let round = 0; round <= ROUNDS; round++) {
      // The first round only warms everything up.
      const keep = round > 0;
      for (const tool of ['wall', 'dark', 'room'] as const) {
        const moves = await draw(map, tool);
        if (keep) times[tool].push(...moves);
      }
      const moves = await draw(alone, 'wall');
      if (keep) times.alone.push(...moves);
      for (const [{ page, throttled }, tool, name] of [
        [bare, 'wall', 'bare'],
        [bareRoom, 'room', 'bareRoom'],
      ] as const) {
        await page.bringToFront();
        const least = await throttled(() => stroke(page, { ...map.bounds, x: 0, y: 0 }, TOOLS[tool].below));
        if (keep) times[name].push(...least);
      }
    }
    const beside = `one in 20: ${slowest(times.wall)} ms, without the view ${slowest(times.alone)}`;
    return [
      figure(`wall move, 4x throttle (${beside})`, times.wall, times.bare),
      figure('paint move, 4x throttle', times.dark, times.bare),
      figure('room move, 4x throttle', times.room, times.bareRoom),
    ];
  });

/** Returns the duration that one move in twenty exceeds. */
const slowest = (times: readonly number[]): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN).toFixed(1);

async function openBareCanvas(browser: Browser, url: string, { width, height }: Bounds, draws: 'wall' | 'room') {
  const page = await measuredPage(browser, { script: 'moveTimes.js' });
  const { cell, left, bottom } = fitViewport(width, height, SIDE);
  const map = JSON.stringify({ width, height, size: cell, cells: SIDE, left, above: bottom - SIDE * cell, draws });
  await openBare(page, url, '', 'bareCanvas.js', map);
  await page.locator('canvas').waitFor();
  return { page, throttled: await throttle(page) };
}

/** Draws one long stroke, one cell per move, down the rows of the map; returns the times of its moves in milliseconds. */
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

/** A stroke that draws nothing costs nothing: the map must report what this one drew. */
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
    goal: { atMost: 1.5 },
  };
}
