import { TRPCClientError } from '@trpc/client';
import type { ServerFault } from '#client/sync/WriteResult.ts';

/** The server's error format (docs/wire.md, "Errors"). Its texts are in the language of the user. */
export interface ApiError extends ServerFault {
  /** The messages of each field, keyed by field path (422). */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** The current record on the server (409). */
  readonly data?: unknown;
}

/** A refused call of the REST interface, which handles what tRPC does not: files. */
export class RestError extends Error {
  readonly answer: ApiError;
  constructor(answer: ApiError) {
    super(answer.message);
    this.answer = answer;
  }
}

/** Returns the server's answer to a failed call; undefined if there was no answer at all. */
export function apiErrorOf(error: unknown): ApiError | undefined {
  if (error instanceof RestError) return error.answer;
  if (!(error instanceof TRPCClientError)) return undefined;
  if (error.cause instanceof RestError) return error.cause.answer;
  const answer: unknown = error.data;
  if (isApiError(answer)) return answer;
  const response: unknown = error.meta?.response;
  return response instanceof Response ? { code: response.status } : undefined;
}

/** Whether a call did not reach the server: nothing answered, or a proxy did (a 5xx without a message). */
export function isUnreached(error: unknown): boolean {
  const answer = apiErrorOf(error);
  return !answer || (answer.code >= 500 && answer.message === undefined);
}

/**
 * Whether the server no longer knows the session. A proxy that asks for its own password sends a 401 without a message, which says nothing
 * about the session.
 */
export const endsSession = (answer: ApiError | undefined): boolean =>
  answer?.code === 401 && answer.message !== undefined;

/** Returns the messages of a form's fields; undefined if the error is not about fields. */
export const fieldErrorsOf = (error: unknown): ApiError['errors'] => {
  const answer = apiErrorOf(error);
  return answer?.code === 422 ? answer.errors : undefined;
};

/**
 * Returns the time at which a throttled call (429) may be retried, in milliseconds since 1970 by this computer's clock; undefined if the
 * call was refused for another reason, or if the answer does not say how long to wait.
 */
export function throttledUntil(error: unknown): number | undefined {
  const answer = apiErrorOf(error);
  if (answer?.code !== 429 || !(error instanceof TRPCClientError)) return undefined;
  const response: unknown = error.meta?.response;
  const seconds = response instanceof Response ? Number(response.headers.get('retry-after')) : 0;
  return seconds > 0 ? Date.now() + seconds * 1000 : undefined;
}

export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';
