import type { Clock } from '#client/clock.ts';
import { timings } from '#client/timings.ts';

interface VersionParts {
  /** The version of this page. */
  readonly own: string;
  /** Fetches the current version of the site; rejects if there is no answer. */
  readonly ask: () => Promise<string>;
  readonly isHidden: () => boolean;
  readonly clock: Clock;
  /** Called once, when the version differs from the page's own. */
  readonly changed: () => void;
}

/** Polls the site's version (docs/product.md, "Sessions"), but not while the page is hidden. */
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
      // The next poll asks again; a lost connection is reported elsewhere.
      return;
    }
    if (version === this.#parts.own || this.#hasChanged) return;
    this.#hasChanged = true;
    this.#parts.changed();
  }
}
