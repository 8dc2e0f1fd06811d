import { apiErrorOf, isUnreached } from '#client/api/apiError.ts';
import type { WriteFailure, WriteResult } from '#client/sync/WriteResult.ts';

/** Timeouts, too many requests and server failures are worth another attempt; other refusals are not. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Converts the error of a failed call to a WriteFailure. */
export function failureOf(thrown: unknown): WriteFailure {
  const answer = apiErrorOf(thrown);
  if (!answer || answer.code === 401 || isUnreached(thrown)) return UNREACHABLE;
  const words = [answer.message, Object.values(answer.errors ?? {})[0]?.[0]].filter((one) => one !== undefined);
  return {
    kind: 'refused',
    ...(words.length > 0 && { message: words.join(' ') }),
    ...(isPassing(answer.code) && { isPassing: true }),
    ...(answer.code === 500 && { unexpected: answer }),
  };
}

const UNREACHABLE = { kind: 'unreachable' } as const;

/**
 * Waits for the answer of a write and converts it to a result; never rejects.
 * @param readPresent reads the current version from the answer to a stale write (409)
 */
export async function written<Present>(
  answer: Promise<{ data: { revision: number } }>,
  readPresent: (data: unknown) => Present,
): Promise<WriteResult<Present>> {
  try {
    return { kind: 'saved', revision: (await answer).data.revision };
  } catch (failure) {
    const answer = apiErrorOf(failure);
    return answer?.code === 409 ? { kind: 'stale', present: readPresent(answer.data) } : failureOf(failure);
  }
}
