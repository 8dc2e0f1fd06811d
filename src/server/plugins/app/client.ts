import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { DATA_POLICY } from '#server/plugins/external/securityHeaders.ts';

/** By folder of the built client: names in `assets` change with their content; a regenerated picture or sound may arrive a day later. */
const CACHING: Readonly<Record<string, string>> = {
  assets: 'public, max-age=31536000, immutable',
  city: 'public, max-age=86400',
  graphics: 'public, max-age=86400',
  guide: 'public, max-age=86400',
  monsters: 'public, max-age=86400',
  sample: 'public, max-age=86400',
  sounds: 'public, max-age=86400',
  tiled: 'public, max-age=86400',
};

/** Methods that read a file or another resource with a URL of its own. */
const READING = ['GET', 'HEAD'];

const root = join(import.meta.dirname, '../../../../dist/client');
const PAGE = join(root, 'index.html');

/** Serves the built client; every URL that a browser opens and no route answers shows the client's page. */
export async function registerClient(app: FastifyInstance, { apiUrl }: Config): Promise<void> {
  const isBuilt = existsSync(PAGE);
  const sendPage = (_request: FastifyRequest, reply: FastifyReply) =>
    apiUrl === undefined
      ? reply.sendFile('index.html')
      : reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(pageWith(apiUrl));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', ...(apiUrl === undefined ? [] : ['index.html'])],
      setHeaders(reply, path) {
        const [folder = ''] = relative(root, path).split(sep);
        reply.header('cache-control', CACHING[folder] ?? 'no-cache');
        if (folder === 'graphics') reply.header('content-security-policy', DATA_POLICY);
      },
    });
    if (apiUrl !== undefined) for (const url of ['/', '/index.html']) app.get(url, sendPage);
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    if (!READING.includes(request.method) && app.hasRoute({ method: 'GET', url: path })) {
      reply.header('allow', READING.join(', '));
      throw new RequestError(405);
    }
    const isPage = READING.includes(request.method) && (request.headers.accept ?? '').includes('text/html');
    if (!isBuilt || !isPage || /^\/(api|trpc|files|assets|graphics|monsters|sounds|tiled)\//.test(request.url))
      throw new RequestError(404);
    return sendPage(request, reply);
  });
}

/** Returns the page with the URL of its API written into it. */
const pageWith = (apiUrl: string): string =>
  readFileSync(PAGE, 'utf8').replace('<head>', `<head><meta name="api-url" content="${apiUrl}" />`);
