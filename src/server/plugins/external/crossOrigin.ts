import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** Paths that pages of other origins use; everything else is the site itself. */
const API = /^\/(api|trpc|files|healthz)(?:[/?]|$)/;

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Localization';
const ANSWER_HEADERS = 'Content-Disposition, ETag, Retry-After, X-Lost-Characters';
/** The time that a browser may cache the answer to a preflight request. Seconds. */
const MAX_AGE = 600;

/**
 * Lets pages of exactly these origins use the API (ALLOWED_ORIGINS); without any it is limited to the site's own pages. Cookies play no
 * part: only the Authorization header authenticates, so credentials are never allowed.
 */
export function registerCrossOrigin(app: FastifyInstance, { allowedOrigins }: Config): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!API.test(request.url)) return;
    // A cache must not give the answer for one origin to another; tRPC writes its own header, and no-store next to it.
    reply.header('vary', 'Origin');
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', ANSWER_HEADERS);
    if (request.method !== 'OPTIONS' || asked === undefined) return;
    await reply
      .code(204)
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': MAX_AGE,
      })
      .send();
  });
}
