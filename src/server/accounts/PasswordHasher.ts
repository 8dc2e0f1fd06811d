import { hash, verify } from '@node-rs/argon2';
import { RequestError } from '#server/errors/RequestError.ts';

/** argon2id as OWASP's least: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
const MOST_AT_ONCE = 8;

/**
 * Hashes passwords in NFC, as keyboards differ in how they compose a letter, at most eight at once: more would take the memory and the cores from
 * everybody else.
 */
export class PasswordHasher {
  #running = 0;
  /** Stands in for the hash of an account that does not exist, so that both answers take as long. */
  readonly #decoy = this.hash('no account has this password');

  hash(password: string): Promise<string> {
    return this.#limited(() => hash(password.normalize('NFC'), PARAMETERS));
  }

  /** Whether `password` belongs to `stored`; undefined stands for no account and takes as long. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const decoy = await this.#decoy;
    const matches = await this.#limited(() => verify(stored ?? decoy, password.normalize('NFC')));
    return matches && stored !== undefined;
  }

  /** Whether `stored` was made with older parameters and should be made anew at the next login. */
  isOutdated(stored: string): boolean {
    return !stored.startsWith(CURRENT);
  }

  async #limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= MOST_AT_ONCE) throw new RequestError(503, undefined, { retryAfter: 1 });
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
    }
  }
}
