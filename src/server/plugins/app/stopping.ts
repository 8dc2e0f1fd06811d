import type { FastifyInstance } from 'fastify';
import { RequestError } from '#server/errors/RequestError.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the stop of this server has been announced. */
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
    // The request came on a connection that was open before.
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
