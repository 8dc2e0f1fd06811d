/** Keeps values up to a number of bytes; what was asked for longest ago goes first. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #mostBytes: number;
  readonly #bytesOf: (value: Value) => number;
  #bytes = 0;

  /** @param bytesOf what one value takes; asked again when it goes, so it must answer the same */
  constructor(mostBytes: number, bytesOf: (value: Value) => number) {
    this.#mostBytes = mostBytes;
    this.#bytesOf = bytesOf;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    // The entries of a Map stand in the order in which they came.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Keeps `value`, unless it is larger than all that may be kept. */
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
