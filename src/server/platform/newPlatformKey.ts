import { randomBytes } from 'node:crypto';
import { newId } from '#server/database/newId.ts';

/** Makes a key in the format of PLATFORM_KEYS: an id, and 256 random bits. */
export const newPlatformKey = (): string => `${newId().slice(0, 8)}:${randomBytes(32).toString('base64url')}`;
