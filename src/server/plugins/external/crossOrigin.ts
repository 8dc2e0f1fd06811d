import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** What pages ask for from elsewhere; all else is the site itself. */
const API = /^\/(api|trpc|files|healthz)(?:[/?]|$)/;

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Localization';
const ANSWER_HEADERS = 'Content-Disposition, ETag, Retry-After, X-Lost-Characters';
/** How long a browser may remember the answer to its question. Seconds. */
const MAX_AGE = 600;

/**
 * Lets pages of exactly these origins use the API (ALLOWED_ORIGINS); without any it is the site's own. Cookies are none of its business:
 * only the Authorization header authenticates, so credentials are never allowed.
 */
export function registerCrossOrigin(app: FastifyInstance, { allowedOrigins }: Config): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!API.test(request.url)) return;
    // What it answers to one origin is not for a cache to give to another; tRPC writes its own, and no-store beside it.
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
