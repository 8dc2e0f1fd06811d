import { TRPCClientError } from '@trpc/client';
import type { ServerFault } from '#client/sync/WriteResult.ts';

/** The server's error format (docs/wire.md, "Errors"), its texts in the language of the user. */
export interface ApiError extends ServerFault {
  /** By field path, the messages beside the field (422). */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** The present record (409). */
  readonly data?: unknown;
}

/** A refused call of the REST interface, which sends what tRPC does not: files. */
export class RestError extends Error {
  readonly answer: ApiError;
  constructor(answer: ApiError) {
    super(answer.message);
    this.answer = answer;
  }
}

/** What the server answered to a failed call; undefined where there was no answer at all. */
export function apiErrorOf(error: unknown): ApiError | undefined {
  if (error instanceof RestError) return error.answer;
  if (!(error instanceof TRPCClientError)) return undefined;
  if (error.cause instanceof RestError) return error.cause.answer;
  const answer: unknown = error.data;
  if (isApiError(answer)) return answer;
  const response: unknown = error.meta?.response;
  return response instanceof Response ? { code: response.status } : undefined;
}

/** Whether a call did not come to the server: it was not answered, or by a proxy, whose failure is one without words. */
export function isUnreached(error: unknown): boolean {
  const answer = apiErrorOf(error);
  return !answer || (answer.code >= 500 && answer.message === undefined);
}

/** Whether the server does not know the session any more. A proxy that asks for a password of its own says nothing of it, in no words. */
export const endsSession = (answer: ApiError | undefined): boolean =>
  answer?.code === 401 && answer.message !== undefined;

/** The messages of a form's fields; undefined where the error is not about fields. */
export const fieldErrorsOf = (error: unknown): ApiError['errors'] => {
  const answer = apiErrorOf(error);
  return answer?.code === 422 ? answer.errors : undefined;
};

/**
 * When a call that came too soon after others like it (429) makes sense again, in milliseconds since 1970 by this
 * computer's clock; undefined where it was refused for anything else, or the answer does not say how long to wait.
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
