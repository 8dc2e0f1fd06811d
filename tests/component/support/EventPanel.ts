import { type Locator, page } from 'vitest/browser';
import type { FloorMap, Point } from './FloorMap.ts';

/** The palette of events and the form of the one that is looked at, in Japanese. */
export class EventPanel {
  readonly #map: FloorMap;

  constructor(map: FloorMap) {
    this.#map = map;
  }

  get palette(): Locator {
    return page.getByRole('dialog', { name: 'イベントの種類' });
  }

  /** The lines of the palette, from the top. */
  get kinds(): Locator {
    return this.palette.getByRole('gridcell');
  }

  get search(): Locator {
    return page.getByRole('searchbox', { name: '種類を探す' });
  }

  /** The form of the event of a cell. */
  formOf(x: number, y: number): Locator {
    return page.getByRole('region', { name: `イベント x${x} y${y}` });
  }

  /** Arms the event tool with a kind, which closes an open form. */
  async chooses(kind: string): Promise<void> {
    await this.#map.chooses('event');
    await page.getByRole('button', { name: /^(種類を選ぶ|次に置くもの)/ }).click();
    await this.palette.getByRole('row', { name: kind, exact: true }).last().click();
  }

  /** Puts an event of a kind into a cell. */
  async places(kind: string, [x, y]: Point): Promise<void> {
    await this.chooses(kind);
    await this.#map.presses([x + 0.5, y + 0.5]);
  }
}
