import { callTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toRefusal } from '#server/errors/describeError.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { countPairs, refuseDoubledKeys } from '#server/parseJson.ts';
import { appRouter } from '#server/router.ts';
import { Upload, type Uploads } from '#server/services/Uploads.ts';
import type { Services } from '#server/services.ts';
import { coerceText } from './coerceText.ts';
import { REST_PATHS, type RestPath } from './paths.ts';
import { type KnownProcedure, procedureOf } from './procedureOf.ts';
import { readForm, registerFormParser } from './readForm.ts';

export const REST_PREFIX = '/api/frontend';
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Serves every row of rest/paths.ts as a Fastify route of its own, which calls the procedure behind it. Refusals come in the order of
 * docs/wire.md, "Errors": the caller is identified before a body is read.
 */
export async function registerRestBridge(app: FastifyInstance, services: Services): Promise<void> {
  for (const path of REST_PATHS) if (!path.takesForm) serve(app, services, path);
  await app.register(async (scope) => {
    await registerFormParser(scope);
    for (const path of REST_PATHS) if (path.takesForm) serve(scope, services, path);
  });
  for (const [url, methods] of methodsByUrl()) {
    app.route({
      method: METHODS.filter((method) => !methods.includes(method)),
      url,
      exposeHeadRoute: false,
      onRequest: async (_request, reply) => {
        reply.header('allow', methods.join(', '));
        throw new RequestError(405);
      },
      handler: () => undefined,
    });
  }
}

function serve(app: FastifyInstance, services: Services, path: RestPath): void {
  const procedure = procedureOf(path.procedure);
  const { bodyLimit } = path;
  app.route({
    method: path.method,
    url: routeUrl(path.path),
    exposeHeadRoute: asksOnly(path),
    ...(bodyLimit && { bodyLimit }),
    ...(path.toInput?.takeOut && { config: { takeOut: path.toInput.takeOut } }),
    onRequest: (request) => authorise(request, procedure),
    ...(path.takesForm && { preValidation: (request, reply) => readForm(services.uploads, request, reply, bodyLimit) }),
    handler: (request, reply) => answer(services, path, procedure, request, reply),
  });
}

/** Returns `scenarios/{scenario_id}` in Fastify's syntax. */
const routeUrl = (path: string): string => `${REST_PREFIX}/${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Fastify answers HEAD wherever it answers GET, but HEAD must not trigger a call that has an effect. */
const asksOnly = ({ method, procedure }: RestPath): boolean =>
  method === 'GET' && procedureOf(procedure).type === 'query';

function methodsByUrl(): Map<string, string[]> {
  const byUrl = new Map<string, string[]>();
  for (const row of REST_PATHS) {
    const url = routeUrl(row.path);
    const methods = asksOnly(row) ? ['GET', 'HEAD'] : [row.method];
    byUrl.set(url, [...(byUrl.get(url) ?? []), ...methods]);
  }
  return byUrl;
}

async function authorise(
  { caller, params }: FastifyRequest,
  { access, needs, isKeyed, isMaking, storesNothing }: KnownProcedure,
): Promise<void> {
  if (access === 'public') return;
  if (access === 'signedIn') await caller.account();
  else await (isMaking ? caller.maker() : caller.member());
  const { scenario_id } = params as { scenario_id?: string };
  if (scenario_id === undefined || needs === undefined) return;
  if (isKeyed) await caller.keyedScenario(scenario_id, needs);
  else await caller.scenario(scenario_id, needs, storesNothing);
}

async function answer(
  services: Services,
  path: RestPath,
  procedure: KnownProcedure,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const wire = readInput(request, path, procedure);
  const input = path.toInput ? path.toInput.convert(wire) : wire;
  const body = request.body as object | undefined;
  if (body && !path.takesForm) refuseDoubledKeys(request.jsonPairs, (path.toInput?.countPairs ?? countPairs)(body));
  let status: number = path.status ?? 200;
  const created = () => {
    status = 201;
  };
  const signal = leaving(reply);
  const call = (given: Record<string, unknown>): Promise<unknown> =>
    callTRPCProcedure({
      router: appRouter,
      path: path.procedure,
      type: procedure.type,
      ctx: { services, caller: request.caller, created },
      getRawInput: async () => (procedure.schema || Object.keys(given).length > 0 ? given : undefined),
      signal,
      batchIndex: 0,
    });
  const result = await withFile(services.uploads, input, call).catch((error: unknown) => {
    throw refusalOnTheWire(error, path);
  });
  if (result === undefined) return reply.code(204).send();
  const { toAnswer } = path;
  const [contentType = 'application/json; charset=utf-8'] = Object.keys(toAnswer?.content ?? {});
  reply.code(status).type(contentType);
  if (!toAnswer) return reply.send(JSON.stringify(result));
  const { body: bytes, headers } = toAnswer.convert(result as never);
  reply.headers(headers);
  const isKnown = headers.etag !== undefined && matches(request.headers['if-none-match'], headers.etag);
  return isKnown ? reply.code(304).send() : reply.send(bytes);
}

/** Calls with the bytes of the file in the place of the upload, if the input has one. */
function withFile<Result>(
  uploads: Uploads,
  input: Record<string, unknown>,
  call: (input: Record<string, unknown>) => Promise<Result>,
): Promise<Result> {
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Upload) return uploads.read(value, (bytes) => call({ ...input, [name]: bytes }));
  }
  return call(input);
}

/** Returns the thrown error, with the present record of a stale write in the form of the wire. */
function refusalOnTheWire(error: unknown, { toInput }: RestPath): unknown {
  const refusal = toInput && toRefusal(error);
  if (refusal?.details.present === undefined) return error;
  const { status, messageKey, details } = refusal;
  return new RequestError(status, messageKey, { ...details, present: toInput?.toPresent(details.present as never) });
}

/**
 * Returns a signal that is aborted if the caller leaves before the answer. The request's own signal is aborted as soon as a body has been
 * read.
 */
function leaving({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.destroyed) stop();
  else raw.once('close', stop);
  return controller.signal;
}

/** Merges path, query and body into one input object; If-Match replaces a `revision` that the body does not name. */
function readInput(
  request: FastifyRequest,
  { takesForm, given, toInput }: RestPath,
  { fields, schema }: KnownProcedure,
): Record<string, unknown> {
  const { headers } = request;
  const body = toInput && Array.isArray(request.body) ? { [toInput.listField]: request.body } : request.body;
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw fieldError('body', 'not_object');
  }
  const input: Record<string, unknown> = Object.assign(Object.create(null), body);
  if (takesForm) for (const name of Object.keys(input)) input[name] = coerceText(input[name], fields[name]);
  for (const [name, text] of Object.entries(request.query as object)) {
    if (Object.hasOwn(input, name)) throw fieldError(name, 'doubled_key', { key: name });
    input[name] = coerceText(text, fields[name]);
  }
  for (const [name, text] of Object.entries(request.params as Record<string, string>)) {
    const again = input[name];
    // An option update may repeat scenario_id and floor_number of the path in its body; they must be equal.
    if (again !== undefined && !isSame(again, text)) throw fieldError(name, 'server_owned');
    input[name] = text;
  }
  for (const [name, value] of Object.entries(given ?? {})) {
    if (Object.hasOwn(input, name)) throw fieldError(name, 'unknown_key');
    input[name] = value;
  }
  const basis = headers['if-match'];
  if (basis !== undefined && Object.hasOwn(fields, 'revision')) input.revision ??= revisionOf(basis);
  if (!schema) {
    const unknown = Object.keys(input)[0];
    if (unknown !== undefined) throw fieldError(unknown, 'unknown_key');
  }
  return input;
}

/** Reads the revision of an If-Match header: a number, or an ETag, which begins with one. */
function revisionOf(header: string): number {
  const revision = /^(?:W\/)?"?(\d{1,15})/.exec(header)?.[1];
  if (revision === undefined) throw fieldError('if-match', 'wrong_format');
  return Number(revision);
}

/** Whether a value in the body equals the one in the path; a number may replace its digits. */
const isSame = (again: unknown, text: string): boolean =>
  again === text || ((typeof again === 'string' || typeof again === 'number') && Number(again) === Number(text));

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
