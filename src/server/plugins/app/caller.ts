import type { FastifyInstance } from 'fastify';
import { RequestError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';
import { Caller } from '#server/trpc/Caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Longest URL, and longest single value in it, in characters. */
const LONGEST_URL = 12_288;
const LONGEST_VALUE = 4096;

/** Gives every request its caller, and refuses one without a host or with a URL that is too long before anything else reads it. */
export function registerCaller(app: FastifyInstance, services: Services): void {
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onRequest', async (request, reply) => {
    const answered = new AbortController();
    reply.raw.once('finish', () => answered.abort());
    request.caller = new Caller(services, request, answered.signal);
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') throw new RequestError(400);
    if (request.url.length > LONGEST_URL) throw new RequestError(414);
    const values = Object.values({ ...(request.query as object), ...(request.params as object) }).flat();
    if (values.some((value) => typeof value === 'string' && value.length > LONGEST_VALUE)) throw new RequestError(414);
  });
}
