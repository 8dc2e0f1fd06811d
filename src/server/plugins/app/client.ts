import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '#server/errors/RequestError.ts';

const root = join(import.meta.dirname, '../../../../dist/client');

/** Serves the built client; every address that a browser opens and nothing else answers shows the client's page. */
export async function registerClient(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(root, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!isBuilt || !isPage || /^\/(api|trpc|files|assets)\//.test(request.url)) throw new RequestError(404);
    return reply.sendFile('index.html');
  });
}
