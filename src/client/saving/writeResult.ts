import { apiErrorOf } from '#client/api/apiError.ts';

/** How a write of something that has a revision ended. A write never rejects. */
export type WriteResult<Present> =
  | { readonly kind: 'saved'; readonly revision: number }
  /** Made from an older revision: what the server has now. */
  | { readonly kind: 'stale'; readonly present: Present }
  /** No answer, or one that asks to come again later. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly message?: string };

/**
 * Timeouts, too many requests, failures of the server and a session that has ended are worth another attempt; other
 * refusals are not.
 */
const isPassing = (status: number): boolean => status >= 500 || status === 401 || status === 408 || status === 429;

/** @param readPresent what the answer to a stale write (409) shows */
export async function written<Present>(
  answer: Promise<{ data: { revision: number } }>,
  readPresent: (data: unknown) => Present,
): Promise<WriteResult<Present>> {
  try {
    return { kind: 'saved', revision: (await answer).data.revision };
  } catch (failure) {
    const error = apiErrorOf(failure);
    if (!error || isPassing(error.code)) return { kind: 'unreachable' };
    if (error.code === 409) return { kind: 'stale', present: readPresent(error.data) };
    return error.message === undefined ? { kind: 'refused' } : { kind: 'refused', message: error.message };
  }
}
