import type { Knex } from 'knex';
import { type GrowingList, type Order, type Place, placesOf } from './growingLists.ts';

/** Rows between two marks. */
const STEP = 1000;
/** Maximum age of marks in milliseconds; if setting them takes long, this many times as long as that took. */
const FRESH_TIME = 10_000;
const TIMES_AS_LONG = 100;

export interface Marks {
  /** The last row of each full step. */
  readonly places: readonly Place[];
  /** The number of rows. */
  readonly total: number;
}

interface Kept {
  readonly marks: Marks;
  readonly freshUntil: number;
}

/**
 * Marks every thousandth row of a list, so that distant pages are read from the mark before them, and counts the rows
 * (docs/decisions/0044). Short lists are counted each time. Longer ones use the last known marks, while a background scan of the index
 * updates them step by step.
 */
export class PageMarks {
  readonly #database: Knex;
  readonly #step: number;
  readonly #kept = new Map<string, Kept>();
  readonly #looks = new Map<string, Promise<Marks>>();

  constructor(database: Knex, step = STEP) {
    this.#database = database;
    this.#step = step;
  }

  async of(list: GrowingList, order: Order): Promise<Marks> {
    const name = JSON.stringify([list.code, order.column, order.isDescending]);
    const kept = this.#kept.get(name);
    if (kept && performance.now() < kept.freshUntil) return kept.marks;
    const look = this.#looks.get(name) ?? this.#look(name, list, order);
    if (!kept) return look;
    // If it still fails, the next caller finds out why.
    look.catch(() => {});
    return kept.marks;
  }

  /** Returns the rows of one page. */
  async read(list: GrowingList, order: Order, offset: number, count: number): Promise<Place[]> {
    const { places, total } = await this.of(list, order);
    // Rows added since the marks were set are at most one step, or are counted soon.
    if (offset >= total + this.#step) return [];
    const steps = Math.min(Math.floor(offset / this.#step), places.length);
    return placesOf(this.#database, list, order, places[steps - 1])
      .offset(offset - steps * this.#step)
      .limit(count);
  }

  #look(name: string, list: GrowingList, order: Order): Promise<Marks> {
    const look = this.#set(name, list, order).finally(() => this.#looks.delete(name));
    this.#looks.set(name, look);
    return look;
  }

  async #set(name: string, list: GrowingList, order: Order): Promise<Marks> {
    const start = performance.now();
    const places: Place[] = [];
    for (;;) {
      const [next] = await placesOf(this.#database, list, order, places.at(-1))
        .offset(this.#step - 1)
        .limit(1);
      if (!next) break;
      places.push(next);
    }
    const rest = placesOf(this.#database, list, order, places.at(-1)).limit(this.#step);
    const counted = await this.#database.from(rest.as('rest')).count({ count: '*' }).first();
    const marks = { places, total: places.length * this.#step + Number(counted?.count) };
    const now = performance.now();
    const freshUntil = now + Math.max(FRESH_TIME, (now - start) * TIMES_AS_LONG);
    if (places.length > 0) this.#kept.set(name, { marks, freshUntil });
    else this.#kept.delete(name);
    return marks;
  }
}
