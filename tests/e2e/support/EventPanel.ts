import { expect, type Locator, type Page } from '@playwright/test';
import { diceSlots, type EventSlot, eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { EVENT_DICE, type EventCategory, type EventType } from '#domain/catalogs/eventTypes.ts';
import { diceText } from '#domain/dice/diceText.ts';
import type { SlotKey } from '#domain/events/slotKinds.ts';
import { newEvent } from '#domain/map/event.ts';
import { diceIn } from '#domain/resource/diceLeaves.ts';
import { resourceOf } from '#domain/resources/index.ts';
import type { FloorMap, Point } from './FloorMap.ts';

const PLACE_KINDS = ['floor', 'x', 'y', 'x1', 'y1', 'x2', 'y2'];

/** The palette of events and the form of the current one, in Japanese. */
export class EventPanel {
  readonly page: Page;
  readonly #map: FloorMap;

  constructor(map: FloorMap) {
    this.#map = map;
    this.page = map.page;
  }

  get palette(): Locator {
    return this.page.getByRole('dialog', { name: 'イベントの種類' });
  }

  /** The lines of the palette, from the top. */
  get kinds(): Locator {
    return this.palette.getByRole('gridcell');
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: '種類を探す' });
  }

  /** Returns the form of the event of a cell. */
  formOf(x: number, y: number): Locator {
    return this.page.getByRole('region', { name: `イベント x${x} y${y}` });
  }

  /** Arms the event tool with a kind, which closes an open form. */
  async chooses(kind: string): Promise<void> {
    await this.#map.chooses('event');
    await this.#opensPalette();
    await this.takes(kind);
  }

  /** Takes a kind in the open palette. */
  async takes(kind: string): Promise<void> {
    await this.#takes(this.palette.getByRole('row', { name: kind, exact: true }).last());
  }

  /** Presses a kind. The list of the library restores its place when it gets the focus, and knows that place a frame after it was scrolled. */
  async #takes(kind: Locator): Promise<void> {
    await kind.scrollIntoViewIfNeeded();
    await kind.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await kind.click();
    await expect(this.palette).toBeHidden();
  }

  async #opensPalette(): Promise<void> {
    await this.page.getByRole('button', { name: /^(種類を選ぶ|次に置くもの)/ }).click();
  }

  /** Puts an event of a kind into a cell. */
  async places(kind: string, [x, y]: Point): Promise<void> {
    await this.chooses(kind);
    await this.#map.presses([x + 0.5, y + 0.5]);
  }

  /** Puts an event into a cell from its place in the palette; the tool is already chosen. */
  async placesType(category: EventCategory, type: EventType, [x, y]: Point): Promise<void> {
    await this.#opensPalette();
    const group = this.palette.getByRole('rowgroup', { name: category.name.ja, exact: true });
    await this.#takes(group.getByRole('row', { name: type.name.ja, exact: true }).last());
    await this.#map.presses([x + 0.5, y + 0.5]);
  }

  /**
   * Fills in one number of an event in its form: `number` itself, or the entry of a closed list at that place.
   * @param before numbers of the event that are already filled in
   * @returns the resulting number
   */
  async fillsIn(
    form: Locator,
    type: EventType,
    key: string,
    number: number,
    before: Readonly<Partial<Record<SlotKey, number>>> = {},
  ): Promise<number> {
    const slot = eventSlots(type, before).find(({ path }) => path === key) as EventSlot;
    const { field, kind } = slot;
    const label = { name: slot.label.ja, exact: true };
    if (field.kind === 'choice') {
      const option = field.options[number % field.options.length];
      if (!option) throw new RangeError(`${label.name} has no entry ${number}`);
      const name = option.label.ja;
      if (kind === 'facing' || kind === 'side') {
        await form.getByRole('radiogroup', label).getByRole('radio', { name, exact: true }).click({ force: true });
      } else {
        await form.getByRole('button', { name: new RegExp(`${label.name}$`) }).click();
        await this.page.getByRole('option', { name, exact: true }).click();
      }
      return option.code;
    }
    if (field.kind === 'reference' && resourceOf(field.to) && !PLACE_KINDS.includes(kind)) {
      await form.getByRole('combobox', label).fill(String(number));
      await this.page.getByRole('option', { name: new RegExp(`^0*${number}( |$)`) }).click();
      return number;
    }
    const most = field.kind === 'int' ? field.max : number;
    const dice = diceSlots(eventSlots(type));
    if (Object.values(dice).some(({ path }) => path === key)) {
      const input = form.getByRole('textbox', { name: EVENT_DICE.label.ja, exact: true });
      await input.fill(diceText(diceIn(dice, { ...newEvent(type), ...before, [key]: number })));
      await input.press('Enter');
      return number;
    }
    const input = form.getByRole('spinbutton', label);
    await input.fill(String(Math.min(number, most)));
    await input.press('Enter');
    await input.press('Tab');
    return Math.min(number, most);
  }
}
