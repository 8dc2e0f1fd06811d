import { expect, type Locator, type Page } from '@playwright/test';
import { fitViewport } from '#client/floor/paint/viewport.ts';
import { type CellContent, cellName, placeOf } from '../../support/cellName.ts';
import type { Author } from './Author.ts';
import type { ToolName, Words } from './words.ts';

export type { CellContent };

/** On the floor, in cells from its south-west corner: (2.5, 5) lies on the south side of the cell x2 y5. */
export type Point = readonly [x: number, y: number];

/** How a stroke is made; the left button without a key where nothing is said. */
interface How {
  readonly button?: 'left' | 'right' | 'middle';
  readonly key?: 'Shift' | 'Control' | 'Alt';
  /** Movements that the browser reports between two points. */
  readonly movements?: number;
}

/** The cells of a row from x to x. */
export const row = (from: number, to: number, y: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, y]);

/** The map of a floor as an author uses it: drawn on with the mouse, and read cell by cell from its grid. */
export class FloorMap {
  readonly page: Page;
  readonly #reader: Pick<Author, 'page' | 'words'>;
  readonly #size: number;

  /** `size`: cells a side. */
  constructor(reader: Pick<Author, 'page' | 'words'>, page: Page = reader.page, size = 24) {
    this.#reader = reader;
    this.page = page;
    this.#size = size;
  }

  get #words(): Words {
    return this.#reader.words;
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  async opens(scenarioId: string, number = '01'): Promise<void> {
    await this.page.goto(`/scenarios/${scenarioId}/floor-maps/${number}`);
    await this.isOpen(number);
  }

  async isOpen(number = '01'): Promise<void> {
    await expect(this.page.getByRole('grid', { name: this.#words.mapOf(number) })).toBeVisible();
    await expect.poll(() => this.#names()).toHaveLength(this.#size ** 2);
  }

  /** The cell holds exactly this. */
  async shows(x: number, y: number, content: CellContent = {}): Promise<void> {
    await this.showAll([[x, y]], content);
  }

  /** All cells hold this. */
  async showAll(cells: readonly Point[], content: CellContent = {}): Promise<void> {
    const wanted = cells.map(([x, y]) => cellName(this.#words, x, y, content));
    const places = cells.map(([x, y]) => `x${x} y${y}`);
    await expect
      .poll(async () => (await this.#names()).filter((name) => places.includes(placeOf(name, this.#words))).sort())
      .toEqual(wanted.sort());
  }

  /** How many cells hold anything at all. */
  async counts(painted: number): Promise<void> {
    await expect
      .poll(async () => (await this.#names()).filter((name) => name !== placeOf(name, this.#words)).length)
      .toBe(painted);
  }

  async chooses(tool: ToolName): Promise<void> {
    const button = this.page.getByRole('toolbar', { name: this.#words.tools }).getByRole('button', {
      name: this.#words.tool[tool],
      exact: true,
    });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  /** Just these cells are chosen. */
  async hasChosen(cells: readonly Point[]): Promise<void> {
    const chosen = this.grid.locator('[role=gridcell][aria-selected=true]');
    await expect
      .poll(async () => (await chosen.evaluateAll((all) => all.map((cell) => cell.id))).sort())
      .toEqual(cells.map(([x, y]) => `map-cell-${x}-${y}`).sort());
  }

  /** Picks one of the few values of a setting of the tool in hand. */
  async sets(setting: string, value: string): Promise<void> {
    await this.page.getByRole('radiogroup', { name: setting }).getByText(value, { exact: true }).click();
  }

  /** Draws one stroke through the points. */
  async drags(points: readonly Point[], how: How = {}): Promise<void> {
    await this.begins(points, how);
    await this.page.mouse.up({ button: how.button ?? 'left' });
    if (how.key) await this.page.keyboard.up(how.key);
  }

  /** A stroke that is not let go of yet. */
  async begins([first, ...rest]: readonly Point[], { button = 'left', key, movements = 12 }: How = {}): Promise<void> {
    if (!first) throw new RangeError('a stroke has a beginning');
    const start = await this.pixel(first);
    await this.page.mouse.move(start.x, start.y);
    if (key) await this.page.keyboard.down(key);
    await this.page.mouse.down({ button });
    for (const point of rest) {
      const { x, y } = await this.pixel(point);
      await this.page.mouse.move(x, y, { steps: movements });
    }
  }

  async presses(point: Point, how: How = {}): Promise<void> {
    await this.drags([point], how);
  }

  async pointsAt(point: Point): Promise<void> {
    const { x, y } = await this.pixel(point);
    await this.page.mouse.move(x, y);
  }

  /** The middle of the map in the window. */
  async middle(): Promise<{ x: number; y: number }> {
    const { x, y, width, height } = await this.#box();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** The line below the map tells where the pointer is. */
  async tells(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('main').getByText(text).first()).toBeVisible();
  }

  /**
   * The map as it is seen, once it rests: what was drawn last may still be on its way to the screen.
   * @param cell of which alone it is asked
   */
  async picture(cell?: Point): Promise<Buffer> {
    const clip = cell ? await this.#boxOf(cell) : await this.#box();
    let before: Buffer = Buffer.alloc(0);
    let now: Buffer = await this.page.screenshot({ clip });
    while (!now.equals(before)) [before, now] = [now, await this.page.screenshot({ clip })];
    return now;
  }

  /** The server has everything. */
  async isSaved(): Promise<void> {
    // The words stay in the page while they are not seen.
    await expect(this.page.getByRole('status').getByText(this.#words.saved)).toBeVisible();
  }

  async saysOfSaving(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toBeVisible();
  }

  async undoes(): Promise<void> {
    await this.page.keyboard.press('Control+z');
  }

  async redoes(): Promise<void> {
    await this.page.keyboard.press('Control+y');
  }

  /** What assistive technology is told of every cell. */
  #names(): Promise<string[]> {
    return this.grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  }

  /** Where a point of the floor lies in the window while the whole floor is in sight. */
  async pixel([x, y]: Point): Promise<{ x: number; y: number }> {
    const box = await this.#box();
    const view = fitViewport(Math.floor(box.width), Math.floor(box.height), this.#size);
    return { x: box.x + view.left + x * view.cell, y: box.y + view.bottom - y * view.cell };
  }

  async #boxOf([x, y]: Point): Promise<{ x: number; y: number; width: number; height: number }> {
    const [from, to] = [await this.pixel([x, y + 1]), await this.pixel([x + 1, y])];
    return { ...from, width: to.x - from.x, height: to.y - from.y };
  }

  async #box(): Promise<{ x: number; y: number; width: number; height: number }> {
    // The grid is out of sight; what holds it is the map.
    const box = await this.grid.locator('..').boundingBox();
    if (!box) throw new Error('the map is not in sight');
    return box;
  }
}
