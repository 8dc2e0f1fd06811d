import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageFrom } from '#domain/text/languages.ts';
import { clipError } from '#server/errors/databaseRefusal.ts';
import { type DescribedError, describeError, toRefusal } from '#server/errors/describeError.ts';
import { type RefusalStatus, RequestError } from '#server/errors/RequestError.ts';

/** Node's error codes for a reader who left during the answer, or a sender who left during the body: no fault of the server. */
const LEFT: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** Describes `error` for a request and logs it if it is unexpected; sets status and Retry-After. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): DescribedError {
  const hasLeft = request.socket.destroyed && LEFT.has((error as { code?: string }).code ?? '');
  if (!toRefusal(error) && !hasLeft) request.log.error({ err: clipError(error) }, 'unexpected error');
  const described = describeError(error, languageFrom(request.headers['x-localization']), request.id);
  reply.code(described.status);
  if (described.retryAfter !== undefined) reply.header('retry-after', described.retryAfter);
  // The length of the file of which a range was requested that it does not have (Content-Range).
  if (described.status === 416) reply.headers((error as { headers?: Record<string, string> }).headers ?? {});
  return described;
}

/** Registers the error format of every route outside tRPC. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body } = refuse(error, request, reply);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

type Headers = Readonly<Record<string, string>>;

/** Answers a URL that cannot be routed. No hook has run by then, so the headers are set here. */
export const refuseAddress =
  (headers: Headers) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void =>
    void answerError(error, request, reply.headers(headers));

/** Errors of Node's parser, by its codes; anything else is not HTTP. */
const REFUSED: Readonly<Record<string, RefusalStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
/** A request line with a URL that exceeds the 16 kB that Node allows for line and headers together. */
const LONG_LINE = /^[A-Z]+ [^\r\n]{16000}/;

/** Answers input that never becomes a request: it is not HTTP, too long, or too slow. No language is known yet. */
export const refuseConnection =
  (headers: Headers) =>
  ({ code = '', rawPacket }: ConnectionFault, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const isLongLine = code === 'HPE_HEADER_OVERFLOW' && LONG_LINE.test(String(rawPacket));
    const { status, fields, text } = lastAnswer(headers, isLongLine ? 414 : (REFUSED[code] ?? 400), undefined);
    const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', text].join('\r\n'));
  };

/** Answers a request with an Expect header that this server does not know; Node by itself would do so without any of our headers. */
export const refuseExpectation =
  (headers: Headers) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const { status, fields, text } = lastAnswer(headers, 417, request.headers['x-localization']);
    response.writeHead(status, fields).end(text);
  };

/** Returns the answer after which a connection is closed. */
function lastAnswer(headers: Headers, status: RefusalStatus, language: unknown) {
  const { body } = describeError(new RequestError(status), languageFrom(language), randomUUID());
  const text = JSON.stringify(body);
  const fields = {
    ...headers,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  };
  return { status, fields, text };
}

interface ConnectionFault {
  readonly code?: string;
  /** The bytes that had just been read. */
  readonly rawPacket?: unknown;
}
