import { randomBytes } from 'node:crypto';

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new id made by the app: 16 characters, 80 random bits. It says nothing of order or time. */
export function newId(): string {
  return Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
