import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import type { Language } from '#domain/text/languages.ts';
import { databaseRefusal } from './databaseRefusal.ts';
import { issueMessages } from './issueMessage.ts';
import { isMessageKey, message } from './messages.ts';
import { type FieldMessage, type RefusalStatus, RequestError } from './RequestError.ts';

/** The error format of REST and tRPC (docs/wire.md, "Errors"); `data` is the current record of a 409. */
export interface ErrorBody {
  title: string;
  message: string;
  code: number;
  request_id: string;
  errors?: Record<string, string[]>;
  /** Only of a refused release: the reasons that block it, by key. */
  reasons?: readonly { readonly reason: string; readonly count: number }[];
  data?: unknown;
  /** Only of a refused deletion: the places that use what was to be deleted. */
  uses?: unknown;
}

export interface DescribedError {
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds for Retry-After. */
  readonly retryAfter?: number;
}

/** Statuses of Fastify's and tRPC's own errors that may be passed on unchanged. */
const PASSED_ON: readonly number[] = [400, 404, 405, 412, 413, 414, 415, 416, 503];

/** Names that superjson never writes; a field with such a name, or without one, is reported as a fault of the whole body. */
const RESERVED = ['', '__proto__', 'constructor', 'prototype'];

/** Describes `error` for the caller, in the caller's language. An unexpected error reveals nothing but its request id. */
export function describeError(error: unknown, language: Language, requestId: string): DescribedError {
  const refusal = toRefusal(error);
  const status = refusal?.status ?? 500;
  const { values, errors, reasons, present, uses, retryAfter } = refusal?.details ?? {};
  const text = (key: string, placeholders?: Readonly<Record<string, string | number>>) =>
    message(key, language, placeholders);
  return {
    status,
    ...((retryAfter ?? status === 503) && { retryAfter: retryAfter ?? 2 }),
    body: {
      title: text(status === 422 ? 'title.input' : status === 409 ? 'title.conflict' : 'title.error'),
      message: text(refusal?.messageKey ?? 'status.500', values),
      code: status,
      request_id: requestId,
      ...(errors && { errors: byField(errors, (one) => ('key' in one ? text(one.key, one.values) : one[language])) }),
      ...(reasons && { reasons }),
      ...(present !== undefined && { data: present }),
      ...(uses !== undefined && { uses }),
    },
  };
}

function byField(
  errors: Readonly<Record<string, readonly FieldMessage[]>>,
  textOf: (one: FieldMessage) => string,
): Record<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [field, found] of Object.entries(errors)) {
    const name = RESERVED.includes(field) ? 'body' : field;
    texts.set(name, [...(texts.get(name) ?? []), ...found.map(textOf)]);
  }
  return Object.fromEntries(texts);
}

/** Converts `error` to a refusal; undefined if it is unexpected and must be logged. */
export function toRefusal(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error;
  if (error instanceof ZodError) return new RequestError(422, undefined, { errors: issueMessages(error) });
  if (error instanceof TRPCError) return fromTrpc(error);
  const known = databaseRefusal(error);
  if (known) return known;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return PASSED_ON.includes(status as number) ? new RequestError(status as RefusalStatus) : undefined;
}

const TRPC_STATUSES: Readonly<Record<string, RefusalStatus>> = {
  PARSE_ERROR: 400,
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
};

function fromTrpc(error: TRPCError): RequestError | undefined {
  const cause = error.cause ? toRefusal(error.cause) : undefined;
  if (cause) return cause;
  const status = TRPC_STATUSES[error.code];
  return status && new RequestError(status, isMessageKey(error.message) ? error.message : undefined);
}
