import { EncryptJWT } from 'jose';
import type { Platform } from '#server/config.ts';
import { secretToken } from '#server/services/secretToken.ts';
import { issuerOf, TOKEN_LIFETIME } from './readPlatformToken.ts';

/** A player in the terms of the platform. */
export interface Player {
  readonly sub: string;
  readonly name?: string;
  readonly language?: string;
}

/**
 * Makes a token like the platform does, with its newest key, so that a hand-over can be tried without the platform.
 * @param publicUrl origin of the installation that the token is for
 * @param now milliseconds UTC
 */
export function mintPlatformToken(
  platform: Platform,
  publicUrl: string,
  now: number,
  { sub, ...said }: Player,
): Promise<string> {
  const [newest] = platform.keys;
  if (!newest) throw new Error('a platform has a key');
  const second = Math.floor(now / 1000);
  return new EncryptJWT(said)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: newest.id, typ: 'JWT' })
    .setIssuer(issuerOf(platform))
    .setAudience(publicUrl)
    .setSubject(sub)
    .setIssuedAt(second)
    .setExpirationTime(second + TOKEN_LIFETIME)
    .setJti(secretToken())
    .encrypt(newest.key);
}
