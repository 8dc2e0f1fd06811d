import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { listenOn } from '#server/listenOn.ts';
import type { Services } from '#server/services.ts';

/**
 * Counts every request, and serves the figures on a port of their own, which a proxy does not expose. Does nothing without METRICS_PORT.
 * @throws ConfigError at start, if the port cannot be listened on
 */
export function registerMetrics(app: FastifyInstance, { metrics, config, database }: Services): void {
  if (!metrics) return;
  database.on('retry', () => metrics.countRetry());
  app.addHook('onResponse', async (request, reply) => {
    const { url: pattern = 'unknown', method: known } = request.routeOptions;
    // Only methods that the route declares: a caller may make up methods.
    const method = pattern !== 'unknown' && [known].flat().includes(request.method) ? request.method : 'any';
    metrics.countRequest({ pattern, method }, reply.statusCode, reply.elapsedTime / 1000);
    const isUpload = (request.headers['content-type'] ?? '').startsWith('multipart/');
    if (isUpload && reply.statusCode >= 400) metrics.countRefusedUpload();
  });

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    const { type, text } = await metrics.report();
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  });
  app.addHook('onReady', async () => {
    const { host, metricsPort: port = 0 } = config;
    await listenOn(() => once(server.listen(port, host), 'listening'), { host, port }, 'METRICS_PORT');
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}
