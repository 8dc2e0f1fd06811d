/** Keeps values up to a number of bytes; the least recently used value is dropped first. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #mostBytes: number;
  readonly #bytesOf: (value: Value) => number;
  #bytes = 0;

  /** @param bytesOf returns the size of a value; called again when it is dropped, so it must be stable */
  constructor(mostBytes: number, bytesOf: (value: Value) => number) {
    this.#mostBytes = mostBytes;
    this.#bytesOf = bytesOf;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    // A Map iterates in insertion order.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Stores `value`, unless it is larger than the whole cache. */
  set(key: Key, value: Value): void {
    this.#drop(key);
    this.#entries.set(key, value);
    this.#bytes += this.#bytesOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: Key): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= this.#bytesOf(value);
  }
}
