import type { FastifyInstance } from 'fastify';
import { clipError } from '#server/errors/databaseRefusal.ts';
import { RequestError } from '#server/errors/RequestError.ts';

/**
 * Answers 503 to every request without an answer after `limit` milliseconds, or 408 if it has not even arrived by then: in that case its
 * connection is closed, as its rest may still come. Its work continues, because a database cannot be interrupted; the outcome is only
 * logged. Fastify's own `handlerTimeout` ends with the last byte of a body, and so applies only to requests without one.
 */
export function registerTimeLimit(app: FastifyInstance, limit: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      // An answer that has begun may take as long as its reader's connection needs.
      if (reply.sent || reply.raw.headersSent) return;
      const { complete, readableFlowing } = request.raw;
      // If nobody has begun to read the body, the server is the one that is late, not the client.
      if (complete || readableFlowing === null) reply.send(new RequestError(503));
      else reply.header('connection', 'close').send(new RequestError(408));
    }, limit);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = async function (request, reply) {
      try {
        const payload: unknown = await handler.call(this, request, reply);
        return reply.sent ? reply : payload;
      } catch (error) {
        if (!reply.sent) throw error;
        request.log.warn({ err: clipError(error) }, 'failed after its time was over');
        return reply;
      }
    };
  });
}
