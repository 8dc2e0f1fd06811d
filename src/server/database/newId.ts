import { randomBytes } from 'node:crypto';

/** Letters and digits that are hard to confuse. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns a new id: 16 characters, 80 random bits. It reveals no order or time. */
export function newId(): string {
  return Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
