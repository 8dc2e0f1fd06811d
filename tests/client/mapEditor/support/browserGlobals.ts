// Browser globals that a map needs and Node lacks. Import it before the code under test.

/**
 * A storage that stores nothing: atoms read it when they are first loaded. Test files run one after the other in the same process, so
 * stored data of one would be found by the others. A storage that another test has installed may not be readable.
 */
const nothingKept = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
};
if (typeof globalThis.localStorage?.getItem !== 'function') globalThis.localStorage = nothingKept;

/** A path that records the lines it was made of. */
class NamedPath {
  readonly #lines: string;
  constructor(lines: string) {
    this.#lines = lines;
  }
  toString(): string {
    return this.#lines;
  }
}
globalThis.Path2D ??= NamedPath as unknown as typeof Path2D;
