import { BoundedCache } from '#server/BoundedCache.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';

/** A floor is mostly its packed grid: 2-3 kB, and at most 128. */
const MOST_BYTES = 16 * 2 ** 20;

interface Entry {
  readonly counter: number;
  readonly value: unknown;
  readonly bytes: number;
}

/**
 * Caches values derived from a scenario's content. They are valid as long as the scenario's counter is unchanged, because every write
 * in any process increases it; entries are only dropped for space.
 */
export class ContentCache {
  readonly #entries = new BoundedCache<string, Entry>(MOST_BYTES, ({ bytes }) => bytes);
  /** Values that are being made, by name and counter. */
  readonly #making = new Map<string, Promise<unknown>>();

  /**
   * Returns the value of `key` for the scenario as this request has read it; makes it again if the content has changed. Requests that come
   * meanwhile wait for it: each of them would read the whole scenario into memory.
   * @param bytesOf returns the approximate size of a value
   */
  async get<Value>(
    scenario: Scenario,
    key: string,
    make: () => Promise<Value>,
    bytesOf: (value: Value) => number,
  ): Promise<Value> {
    const name = `${scenario.id} ${key}`;
    const kept = this.#entries.get(name);
    if (kept?.counter === scenario.counter) return kept.value as Value;
    const state = `${name} ${scenario.counter}`;
    const made = this.#making.get(state);
    // The request that makes the value may leave, which ends the work; then one of the waiting requests makes it.
    if (made) return made.catch(() => this.get(scenario, key, make, bytesOf)) as Promise<Value>;
    const making = make();
    this.#making.set(state, making);
    try {
      const value = await making;
      this.#entries.set(name, { counter: scenario.counter, value, bytes: bytesOf(value) });
      return value;
    } finally {
      this.#making.delete(state);
    }
  }
}
