import { hash, verify } from '@node-rs/argon2';
import { Turns } from '#server/Turns.ts';

/** The minimum that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/**
 * Hashes passwords in NFC, because keyboards compose letters differently, at most eight at once. A class that logs in at the same time has
 * to queue (docs/decisions/0031).
 */
export class PasswordHasher {
  readonly #turns = new Turns({ mostAtOnce: 8, mostWaiting: 50 });
  /** Used in the place of the hash if an account does not exist, so that both cases take the same time. */
  readonly #decoy = this.hash('no account has this password');

  hash(password: string): Promise<string> {
    return this.#turns.take(() => hash(password.normalize('NFC'), PARAMETERS));
  }

  /** Whether `password` matches `stored`; undefined stands for no account, '' for an account without a password, and both take as long. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const decoy = await this.#decoy;
    const matches = await this.#turns.take(() => verify(stored || decoy, password.normalize('NFC')));
    return matches && Boolean(stored);
  }

  /** Whether `stored` has older parameters and should be hashed again at the next login. */
  isOutdated(stored: string): boolean {
    return !stored.startsWith(CURRENT);
  }
}
