// What a browser has and Node has not, as far as a map asks for it. To be imported before what is tried.

/**
 * A browser that keeps nothing: atoms read it when they are first loaded. Files of tests follow one another in a process, so what one
 * of them kept would be found by the others. A storage that another test has put there may not be one in which can be read.
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

/** A path that says by which lines it was made. */
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
