import { createHash } from 'node:crypto';
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

/** What a page of the site may load and do. */
function pagePolicy(config: Config): string {
  const api = config.apiUrl === undefined ? [] : [config.apiUrl];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...REACT_ARIA_STYLES.map(hashSource)],
    'img-src': ["'self'", ...api, 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // On plain http it would make the page unreachable for itself.
    ...(isHttps(config) && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/**
 * The headers of every answer, errors, files and what never becomes a request included (docs/safety.md, S28).
 * @param policy what a browser may do with the answer
 */
const securityHeaders = (config: Config, policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  ...(isHttps(config) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

/** Those of an answer about nobody's data that no route gives: it is kept by no cache. */
export const refusalHeaders = (config: Config): Readonly<Record<string, string>> => ({
  ...securityHeaders(config, DATA_POLICY),
  'cache-control': 'no-store',
});

export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config, pagePolicy(config));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (/^\/(trpc|api\/frontend|api\/openapi)/.test(request.url)) reply.headers(refusalHeaders(config));
  });
}
