import { createHash, randomBytes } from 'node:crypto';

/** Makes a new secret: 256 random bits, base64url. */
export const secretToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a secret: its SHA-256, hexadecimal. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
