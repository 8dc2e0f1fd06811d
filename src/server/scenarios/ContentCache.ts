import type { Scenario } from '#server/database/models/Scenario.ts';

/** Entries kept; one is at most a floor in the form of the spec, 150 kB. */
const MOST_ENTRIES = 256;

/**
 * Keeps what was derived from a scenario's content. It is right for as long as the scenario's counter stands where it
 * stood, since every write raises it, on whichever process; so nothing is ever dropped for being old, only for room.
 */
export class ContentCache {
  readonly #entries = new Map<string, { counter: number; value: unknown }>();

  /** The value of `key` for the scenario as it was read by this request, made anew where the content has changed. */
  async get<Value>(scenario: Scenario, key: string, make: () => Promise<Value>): Promise<Value> {
    const name = `${scenario.id} ${key}`;
    const kept = this.#entries.get(name);
    if (kept?.counter === scenario.counter) return kept.value as Value;
    const value = await make();
    this.#entries.delete(name);
    this.#entries.set(name, { counter: scenario.counter, value });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > MOST_ENTRIES && !oldest.done) this.#entries.delete(oldest.value);
    return value;
  }
}
