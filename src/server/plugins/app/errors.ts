import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageFrom } from '#domain/text/languages.ts';
import { clipError } from '#server/database/databaseRefusal.ts';
import { type DescribedError, describeError, toRefusal } from '#server/errors/describeError.ts';
import { DATA_POLICY } from '#server/plugins/external/securityHeaders.ts';

/** Describes `error` for a request and logs it where it is unexpected; sets status and Retry-After. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): DescribedError {
  if (!toRefusal(error)) request.log.error({ err: clipError(error) }, 'unexpected error');
  const described = describeError(error, languageFrom(request.headers['x-localization']), request.id);
  reply.code(described.status);
  if (described.retryAfter !== undefined) reply.header('retry-after', described.retryAfter);
  return described;
}

/** The error of every surface that is not tRPC's own. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body } = refuse(error, request, reply);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Answers an address that no route can be looked up for. No hook has run by then, so the headers are set here. */
export function refuseAddress(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('content-security-policy', DATA_POLICY).header('x-content-type-options', 'nosniff');
  answerError(error, request, reply);
}
