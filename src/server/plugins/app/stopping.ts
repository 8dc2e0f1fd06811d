import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** How far the end of this server has come. */
    stopping: { isAnnounced: boolean };
  }
}

/**
 * Announces the end before it comes: a proxy that asks /readyz chooses another server, and each connection that is kept alive ends
 * with its next answer, so that none is closed while a request is on its way. New connections are taken until `close`.
 */
export function registerStopping(app: FastifyInstance): void {
  const stopping = { isAnnounced: false };
  app.decorate('stopping', stopping);
  app.addHook('preClose', async () => {
    stopping.isAnnounced = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.isAnnounced) reply.header('connection', 'close');
  });
}
