import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#server/rest/openapi.ts';
import type { Services } from '#server/services.ts';

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Meikyu API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="icon" href="/icon.svg"></head>
<body><div id="api"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, displayRequestDuration: true });`;

/** Serves the API document and a page to read and try it, entirely from this server. */
export async function apiDocumentScope(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.get('/api/openapi.json', () => openApiDocument(services.config.apiUrl ?? services.config.publicUrl));
  const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
    '': ['text/html', PAGE],
    'start.js': ['text/javascript', START],
    'swagger-ui.css': ['text/css', readFileSync(join(swagger, 'swagger-ui.css'), 'utf8')],
    'swagger-ui-bundle.js': ['text/javascript', readFileSync(join(swagger, 'swagger-ui-bundle.js'), 'utf8')],
  };
  app.get('/api/docs', (_request, reply) => reply.redirect('/api/docs/'));
  for (const [name, [type, content]] of Object.entries(files)) {
    app.get(`/api/docs/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content),
    );
  }
}
