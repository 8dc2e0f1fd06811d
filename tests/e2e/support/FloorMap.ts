import { expect, type Locator, type Page } from '@playwright/test';
import { fitViewport } from '#client/floor/paint/viewport.ts';
import { type CellContent, cellName, placeOf } from '../../support/cellName.ts';
import type { Author } from './Author.ts';
import type { ToolName, Words } from './words.ts';

export type { CellContent };

/** On the floor, in cells from its south-west corner: (2.5, 5) lies on the south side of the cell x2 y5. */
export type Point = readonly [x: number, y: number];

/** The button and keys of a stroke; by default the left button without a key. */
interface How {
  readonly button?: 'left' | 'right' | 'middle';
  readonly key?: 'Shift' | 'Control' | 'Alt';
  /** The number of movements that the browser reports between two points. */
  readonly movements?: number;
}

/** The cells of a row from x to x. */
export const row = (from: number, to: number, y: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, y]);

/** The map of a floor, with the actions of an author: drawn with the mouse, and read cell by cell from its grid. */
export class FloorMap {
  readonly page: Page;
  readonly #reader: Pick<Author, 'page' | 'words'>;
  readonly #size: number;

  /** `size`: cells per side. */
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

  /** Checks that the cell holds exactly this. */
  async shows(x: number, y: number, content: CellContent = {}): Promise<void> {
    await this.showAll([[x, y]], content);
  }

  /** Checks that all cells hold this. */
  async showAll(cells: readonly Point[], content: CellContent = {}): Promise<void> {
    const wanted = cells.map(([x, y]) => cellName(this.#words, x, y, content));
    const places = cells.map(([x, y]) => `x${x} y${y}`);
    await expect
      .poll(async () => (await this.#names()).filter((name) => places.includes(placeOf(name, this.#words))).sort())
      .toEqual(wanted.sort());
  }

  /** Checks how many cells hold anything at all. */
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

  /** Checks that exactly these cells are chosen. */
  async hasChosen(cells: readonly Point[]): Promise<void> {
    const chosen = this.grid.locator('[role=gridcell][aria-selected=true]');
    await expect
      .poll(async () => (await chosen.evaluateAll((all) => all.map((cell) => cell.id))).sort())
      .toEqual(cells.map(([x, y]) => `map-cell-${x}-${y}`).sort());
  }

  /** Picks one of the few values of a setting of the current tool. */
  async sets(setting: string, value: string): Promise<void> {
    await this.page.getByRole('radiogroup', { name: setting }).getByText(value, { exact: true }).click();
  }

  /** Draws one stroke through the points. */
  async drags(points: readonly Point[], how: How = {}): Promise<void> {
    await this.begins(points, how);
    await this.page.mouse.up({ button: how.button ?? 'left' });
    if (how.key) await this.page.keyboard.up(how.key);
  }

  /** Begins a stroke without ending it. */
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

  /** Checks that the line below the map shows the place of the pointer. */
  async tells(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('main').getByText(text).first()).toBeVisible();
  }

  /**
   * Returns the picture of the map once it rests, because the last paint may not be on the screen yet.
   * @param cell takes the picture of this cell alone
   */
  async picture(cell?: Point): Promise<Buffer> {
    const clip = cell ? await this.#boxOf(cell) : await this.#box();
    let before: Buffer = Buffer.alloc(0);
    let now: Buffer = await this.page.screenshot({ clip });
    while (!now.equals(before)) [before, now] = [now, await this.page.screenshot({ clip })];
    return now;
  }

  /** Checks that the server has everything. */
  async isSaved(): Promise<void> {
    // The words stay in the page while they are hidden.
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

  /** Returns the accessible names of all cells. */
  #names(): Promise<string[]> {
    return this.grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  }

  /** Returns the position of a point of the floor in the window while the whole floor is visible. */
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
    // The grid is visually hidden; its parent is the map.
    const box = await this.grid.locator('..').boundingBox();
    if (!box) throw new Error('the map is not in sight');
    return box;
  }
}
