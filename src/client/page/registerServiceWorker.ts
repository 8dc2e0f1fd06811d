import { registerWorker } from '#client/secureOnly.ts';

/**
 * Registers the service worker that opens the site without a connection, from the root of the site. If there is none (an old browser, plain
 * http, a private window), nothing is shown (docs/product.md, "Connection"). Not in development, where nothing may come from a cache.
 */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV) return;
  addEventListener('load', () => {
    registerWorker('/sw.js', '/').catch(() => console.info('serviceWorker is not supported in current browser!'));
  });
}
