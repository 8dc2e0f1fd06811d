import { TRPCClientError } from '@trpc/client';

/** The server's one error shape (wire.md, "Errors"), its texts already in the reader's language. */
export interface ApiError {
  readonly title?: string;
  readonly message?: string;
  /** The HTTP status. */
  readonly code: number;
  readonly request_id?: string;
  /** By field path, the messages beside the field (422). */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** The present record (409). */
  readonly data?: unknown;
}

/** What the server answered to a failed call; undefined where there was no answer at all. */
export function apiErrorOf(error: unknown): ApiError | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const answer: unknown = error.data;
  if (isApiError(answer)) return answer;
  const response: unknown = error.meta?.response;
  return response instanceof Response ? { code: response.status } : undefined;
}

/** The messages of a form's fields; undefined where the error is not about fields. */
export const fieldErrorsOf = (error: unknown): ApiError['errors'] => {
  const answer = apiErrorOf(error);
  return answer?.code === 422 ? answer.errors : undefined;
};

const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';
