import { type JWTDecryptGetKey, jwtDecrypt } from 'jose';
import * as z from 'zod';
import type { Config } from '#server/config.ts';

/** Maximum lifetime of a token after it was made. Seconds, as the claims have them. */
export const TOKEN_LIFETIME = 60;
/** Maximum difference between the clocks of the platform and of this server. Seconds. */
export const CLOCK_TOLERANCE = 5;
const LONGEST_TOKEN = 4096;

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  jti: z.string().min(1).max(255),
  iat: z.int(),
  exp: z.int(),
  // Values to fill in the registration form with. Values that it would refuse are ignored.
  name: z.unknown().optional(),
  language: z.unknown().optional(),
});

/** The player whom a platform hands over, with the further claims about them. */
export type PlatformClaims = z.infer<typeof claimsSchema>;

/**
 * Opens a token of the game platform (docs/wire.md, "Hand-over from a game platform"): a JWE, `dir` with A256GCM, whose header names one of
 * the present keys and has no other fields.
 * @param now milliseconds UTC
 * @throws Error for whatever is wrong with it. Its message is for the log; the caller is not told the reason
 */
export async function readPlatformToken(config: Config, now: number, token: string): Promise<PlatformClaims> {
  const { platform, publicUrl } = config;
  if (!platform) throw new Error('no platform is set');
  if (token.length > LONGEST_TOKEN) throw new Error('too long');
  const keyOf: JWTDecryptGetKey<Uint8Array> = ({ alg, enc, kid, typ = 'JWT', ...more }) => {
    const found = platform.keys.find(({ id }) => id === kid);
    if (!found || alg !== 'dir' || enc !== 'A256GCM' || typ !== 'JWT' || Object.keys(more).length > 0) {
      throw new Error('a header of another kind');
    }
    return found.key;
  };
  const { payload } = await jwtDecrypt(token, keyOf, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
    issuer: issuerOf(platform),
    audience: publicUrl,
    requiredClaims: ['iss', 'aud', 'sub', 'iat', 'exp', 'jti'],
    maxTokenAge: TOKEN_LIFETIME,
    clockTolerance: CLOCK_TOLERANCE,
    currentDate: new Date(now),
  });
  const claims = claimsSchema.parse(payload);
  if (claims.exp <= claims.iat) throw new Error('over before it was made');
  if (claims.exp - claims.iat > TOKEN_LIFETIME) throw new Error('good for too long');
  return claims;
}

/** Returns the issuer of a platform's tokens: the origin of the page where its players log in. */
export const issuerOf = ({ loginUrl }: { readonly loginUrl: string }): string => new URL(loginUrl).origin;
