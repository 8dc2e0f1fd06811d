import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import superjson from 'superjson';
import { clipError } from '#server/errors/databaseRefusal.ts';
import { describeError, toRefusal } from '#server/errors/describeError.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { countPairs, readJsonText, refuseDoubledKeys } from '#server/parseJson.ts';
import { appRouter } from '#server/router.ts';
import { SAVE_BODY_LIMIT } from '#server/saves/writeSave.ts';
import type { Services } from '#server/services.ts';
import { refuse } from './errors.ts';

/** Maximum number of calls in one batch, for server and client. */
const LARGEST_BATCH = 10;

/** Largest bodies in bytes of calls that may exceed the usual limit when they are not batched. */
const BODY_LIMITS: Readonly<Record<string, number>> = {
  'saves.write': SAVE_BODY_LIMIT,
  'reports.send': 3 * 2 ** 20,
};

const METHODS = ['GET', 'HEAD', 'POST'];

/** Serves the router on /trpc. Only application/json is accepted: tRPC's own multipart parser has no limits. */
export async function trpcScope(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      const { text, pairs } = readJsonText(body as Buffer);
      refuseDoubledKeys(pairs, countPairs(parseJson(text)));
      done(null, text);
    } catch (error) {
      done(error as Error);
    }
  });
  app.setErrorHandler((error, request, reply) => {
    const { body } = refuse(error, request, reply);
    const shape = { message: body.message, code: -32600, data: body };
    return reply.type('application/json').send(JSON.stringify({ error: superjson.serialize(shape) }));
  });
  app.setNotFoundHandler(({ method }, reply) => {
    if (METHODS.includes(method)) throw new RequestError(404);
    reply.header('allow', METHODS.join(', '));
    throw new RequestError(405);
  });
  const answer = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    // tRPC answers HEAD without looking at the call; Node omits the body of an answer to HEAD by itself.
    if (request.raw.method === 'HEAD') request.raw.method = 'GET';
    return fastifyRequestHandler({
      router: appRouter,
      req: request,
      res: reply,
      path,
      maxBatchSize: LARGEST_BATCH,
      createContext: () => ({ services, caller: request.caller }),
      onError: ({ error }) => {
        if (!toRefusal(error)) request.log.error({ err: clipError(error.cause ?? error) }, 'unexpected error');
      },
      responseMeta: ({ errors }) => {
        const [first] = errors;
        if (!first) return {};
        const { status, retryAfter } = describeError(first, request.caller.language, request.id);
        const isMixed = errors.length > 1;
        return {
          status: isMixed ? 207 : status,
          ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
        };
      },
    });
  };
  app.route({
    method: METHODS,
    url: '/:path',
    handler: (request, reply) => answer(request, reply, (request.params as { path: string }).path),
  });
  for (const [path, bodyLimit] of Object.entries(BODY_LIMITS))
    app.route({
      method: METHODS,
      url: `/${path}`,
      bodyLimit,
      handler: (request, reply) => answer(request, reply, path),
    });
}

/** Parses a body that tRPC will parse again by itself; its bodies are small. @throws RequestError 400 */
function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'not_json');
  }
}
