import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { fitViewport } from '#client/floor/paint/viewport.ts';
import { type ToolName, words } from '../../e2e/support/words.ts';
import { type CellContent, cellName, placeOf } from '../../support/cellName.ts';
import { opens, presses } from './site.tsx';

/** On the floor, in cells from its south-west corner: (2.5, 5) lies on the south side of the cell x2 y5. */
export type Point = readonly [x: number, y: number];

/** Cells a side. */
const SIZE = 24;
/** Movements that the browser reports between two points. */
const MOVEMENTS = 12;

/** The map of a floor, in Japanese: drawn on with the mouse, and read cell by cell from its grid. */
export class FloorMap {
  readonly scenarioId: string;

  constructor(scenarioId: string) {
    this.scenarioId = scenarioId;
  }

  get grid(): Locator {
    return page.getByRole('grid');
  }

  /** `search`: what stands behind the address. */
  async opens(number = '01', search = ''): Promise<void> {
    await opens(`/scenarios/${this.scenarioId}/floor-maps/${number}${search}`);
    await this.isOpen(number);
  }

  async isOpen(number = '01'): Promise<void> {
    await expect.element(page.getByRole('grid', { name: words.ja.mapOf(number) })).toBeVisible();
    await expect.poll(() => this.#names()).toHaveLength(SIZE ** 2);
  }

  /** The cell holds exactly this. */
  async shows(x: number, y: number, content: CellContent = {}): Promise<void> {
    await this.showAll([[x, y]], content);
  }

  /** All cells hold this. */
  async showAll(cells: readonly Point[], content: CellContent = {}): Promise<void> {
    const wanted = cells.map(([x, y]) => cellName(words.ja, x, y, content));
    const places = cells.map(([x, y]) => `x${x} y${y}`);
    await expect
      .poll(() =>
        this.#names()
          .filter((name) => places.includes(placeOf(name, words.ja)))
          .sort(),
      )
      .toEqual(wanted.sort());
  }

  /** How many cells hold anything at all. */
  async counts(painted: number): Promise<void> {
    await expect.poll(() => this.#names().filter((name) => name !== placeOf(name, words.ja))).toHaveLength(painted);
  }

  async chooses(tool: ToolName): Promise<void> {
    const toolbar = page.getByRole('toolbar', { name: words.ja.tools });
    const button = toolbar.getByRole('button', { name: words.ja.tool[tool], exact: true });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  }

  /** Just these cells are chosen. */
  async hasChosen(cells: readonly Point[]): Promise<void> {
    const chosen = this.grid.css('[role=gridcell][aria-selected=true]');
    await expect
      .poll(() =>
        chosen
          .elements()
          .map(({ id }) => id)
          .sort(),
      )
      .toEqual(cells.map(([x, y]) => `map-cell-${x}-${y}`).sort());
  }

  /** Picks one of the few values of a setting of the tool in hand. */
  async sets(setting: string, value: string): Promise<void> {
    await page.getByRole('radiogroup', { name: setting }).getByText(value, { exact: true }).click();
  }

  /** Draws one stroke through the points. */
  async drags(points: readonly Point[], key?: 'Shift' | 'Control' | 'Alt'): Promise<void> {
    if (key) await userEvent.keyboard(`{${key}>}`);
    await this.begins(points);
    await this.lets();
    if (key) await userEvent.keyboard(`{/${key}}`);
  }

  /** A stroke that is not let go of yet. */
  async begins([first, ...rest]: readonly Point[]): Promise<void> {
    if (!first) throw new RangeError('a stroke has a beginning');
    const moves = rest.flatMap((to, index) => {
      const from = rest[index - 1] ?? first;
      const between = (at: number, axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * (at + 1)) / MOVEMENTS;
      return Array.from({ length: MOVEMENTS }, (_, at) => ({ coords: this.pixel([between(at, 0), between(at, 1)]) }));
    });
    await userEvent.pointer([{ coords: this.pixel(first) }, '[MouseLeft>]', ...moves]);
  }

  /** Lets go of a stroke. */
  async lets(): Promise<void> {
    await userEvent.pointer('[/MouseLeft]');
  }

  async presses(point: Point, button: 'Left' | 'Right' = 'Left'): Promise<void> {
    await userEvent.pointer([{ coords: this.pixel(point) }, `[Mouse${button}]`]);
  }

  async pointsAt(point: Point): Promise<void> {
    await userEvent.pointer({ coords: this.pixel(point) });
  }

  /** The line below the map tells where the pointer is. */
  async tells(text: string | RegExp): Promise<void> {
    await expect.element(page.getByRole('main').getByText(text, { exact: false }).first()).toBeVisible();
  }

  /** The server has everything. */
  async isSaved(): Promise<void> {
    // The words stay in the page while they are not seen.
    await expect.element(page.getByRole('status').getByText(words.ja.saved)).toBeVisible();
  }

  async undoes(): Promise<void> {
    await presses('Control+z');
  }

  async redoes(): Promise<void> {
    await presses('Control+y');
  }

  /** Returns the accessible names of all cells. */
  #names(): string[] {
    const cells = document.querySelectorAll('[role=grid] [role=gridcell]');
    return Array.from(cells, (cell) => cell.getAttribute('aria-label') ?? '');
  }

  /** Returns the place of a point of the floor in the window, while the whole floor is in sight. */
  pixel([x, y]: Point): { x: number; y: number } {
    // The grid is out of sight; what holds it is the map.
    const box = this.grid.element().parentElement?.getBoundingClientRect();
    if (!box) throw new Error('the map is not in sight');
    const view = fitViewport(Math.floor(box.width), Math.floor(box.height), SIZE);
    return { x: box.x + view.left + x * view.cell, y: box.y + view.bottom - y * view.cell };
  }
}
