import type { FastifyInstance } from 'fastify';
import { RequestError } from '#server/errors/RequestError.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How far the end of this server has come. */
    stopping: { isAnnounced: boolean };
  }
}

/**
 * Announces the stop in advance: proxies that ask /readyz choose another server, and keep-alive connections end with their next answer,
 * so that none is closed during a request. New connections are accepted until `close`.
 */
export function registerStopping(app: FastifyInstance): void {
  const stopping = { isAnnounced: false };
  app.decorate('stopping', stopping);
  let isClosing = false;
  app.addHook('onRequest', async () => {
    // It came on a connection that was there before.
    if (isClosing) throw new RequestError(503);
  });
  app.addHook('preClose', async () => {
    stopping.isAnnounced = true;
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.isAnnounced) reply.header('connection', 'close');
  });
}
