import { memoryStorage } from '../../memoryStorage.ts';

// What a browser has and Node has not, as far as a map asks for it. To be imported before what is tried.

/** A browser that has kept nothing yet: atoms read it when they are first loaded. */
globalThis.localStorage ??= memoryStorage() as unknown as Storage;

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
