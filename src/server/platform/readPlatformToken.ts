import { type JWTDecryptGetKey, jwtDecrypt } from 'jose';
import * as z from 'zod';
import type { Config } from '#server/config.ts';

/** The longest time from its making that a token is good for. Seconds, as the claims have them. */
export const TOKEN_LIFETIME = 60;
/** How far the clocks of the platform and of this server may be apart. Seconds. */
export const CLOCK_TOLERANCE = 5;
const LONGEST_TOKEN = 4096;

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  jti: z.string().min(1).max(255),
  iat: z.int(),
  exp: z.int(),
  // What the registration form can be filled in with. What it would not take is as good as nothing.
  name: z.unknown().optional(),
  language: z.unknown().optional(),
});

/** Whom a platform hands over, and what else it says of them. */
export type PlatformClaims = z.infer<typeof claimsSchema>;

/**
 * Opens a token of the game platform (docs/wire.md, "Hand-over from a game platform"): a JWE, `dir` with A256GCM, whose header
 * names one of the present keys and says nothing else.
 * @param now milliseconds UTC
 * @throws Error for whatever is wrong with it. Its message is for the log; nobody else is told which it is
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

/** Who makes the tokens of a platform: the origin of the page where its players log in. */
export const issuerOf = ({ loginUrl }: { readonly loginUrl: string }): string => new URL(loginUrl).origin;
