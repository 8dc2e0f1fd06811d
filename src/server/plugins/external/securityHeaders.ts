import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { type Config, isHttps } from '#server/config.ts';

/**
 * The styles that react-aria adds to a page by itself, word for word: how pressable things take touches, and on iOS that
 * what lies behind a dialog does not scroll. They are allowed by their hashes.
 */
const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Answers that are data, not pages: a browser that shows one runs nothing of it. */
export const DATA_POLICY = "default-src 'none'; sandbox";

/** Headers of every answer, errors and files included (docs/safety.md, S28). */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const api = config.apiUrl === undefined ? [] : [config.apiUrl];
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...REACT_ARIA_STYLES.map(hashSource)],
        imgSrc: ["'self'", ...api, 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...api],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // On plain http these would make the page unreachable for itself.
        ...(isHttps(config) && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps(config) && { maxAge: 31_536_000 },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(trpc|api\/frontend|api\/openapi)/.test(request.url)) {
      reply.header('content-security-policy', DATA_POLICY).header('cache-control', 'no-store');
    }
  });
}
