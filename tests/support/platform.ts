import { type CompactJWEHeaderParameters, EncryptJWT } from 'jose';

/** Keys of a game platform, as used for a while when one replaces the other. */
export const KEYS = [
  { id: 'new', key: Buffer.from(Array.from({ length: 32 }, (_, index) => (index * 7 + 3) % 256)) },
  { id: 'old', key: Buffer.from(Array.from({ length: 32 }, (_, index) => (index * 11 + 5) % 256)) },
] as const;

export const PLATFORM_URL = 'https://platform.example.com/login?to=meikyu';

/** The PUBLIC_URL of a server that a test has started in its own process, which listens on any port. */
export const TEST_PUBLIC_URL = 'http://127.0.0.1:0';

/** The settings of an installation for players of that platform. */
export const PLATFORM_ENV = {
  PLATFORM_LOGIN_URL: PLATFORM_URL,
  PLATFORM_KEYS: KEYS.map(({ id, key }) => `${id}:${key.toString('base64url')}`).join(','),
};

/** The differences of a token of the platform from a good one. A claim that is undefined is left out. */
export interface TokenChanges {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Partial<CompactJWEHeaderParameters>;
  readonly key?: Uint8Array;
}

let tokens = 0;

/** Makes a token of the platform for `sub`, with code separate from the server's. @param aud the PUBLIC_URL of the server */
export function platformToken(
  aud: string,
  sub: string,
  { claims = {}, header = {}, key = KEYS[0].key }: TokenChanges = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const good = { iss: 'https://platform.example.com', aud, sub, iat: now, exp: now + 60, jti: `token-${++tokens}` };
  const said = Object.entries({ ...good, ...claims }).filter(([, value]) => value !== undefined);
  return new EncryptJWT(Object.fromEntries(said))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: 'new', ...header })
    .encrypt(key);
}
