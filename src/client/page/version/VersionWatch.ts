import type { Clock } from '#client/clock.ts';
import { timings } from '#client/timings.ts';

interface VersionParts {
  /** The version that this page is of. */
  readonly own: string;
  /** The version of the site now; rejects without an answer. */
  readonly ask: () => Promise<string>;
  readonly isHidden: () => boolean;
  readonly clock: Clock;
  /** Called once, when the version is another than the page's own. */
  readonly changed: () => void;
}

/** Asks for the site's version again and again (docs/product.md, "Sessions"), but not while nobody sees the page. */
export class VersionWatch {
  readonly #parts: VersionParts;
  #hasChanged = false;

  constructor(parts: VersionParts) {
    this.#parts = parts;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.#hasChanged) return;
    this.#parts.clock.after(timings.versionPoll, () => void this.#ask());
    if (this.#parts.isHidden()) return;
    let version: string;
    try {
      version = await this.#parts.ask();
    } catch {
      // Asked again by and by; a connection that is gone is told elsewhere.
      return;
    }
    if (version === this.#parts.own || this.#hasChanged) return;
    this.#hasChanged = true;
    this.#parts.changed();
  }
}
