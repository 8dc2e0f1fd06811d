import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Config, isHttps } from '#server/config.ts';

/**
 * The styles that react-aria adds to a page by itself, word for word: touch handling of pressable elements, and on iOS no scrolling behind
 * a dialog. They are allowed by their hashes.
 */
const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of answers that are data, not pages: a browser that shows one runs nothing in it. */
export const DATA_POLICY = "default-src 'none'; sandbox";

/** Returns the policy for pages: what they may load and do. */
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
    // On plain http this directive would make the page unable to load its own files.
    ...(isHttps(config) && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/**
 * Returns the headers of every answer, including errors, files and answers to input that never becomes a request (docs/safety.md, S28).
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

/** Returns the headers of answers that no route gives: no cache may store them. */
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
