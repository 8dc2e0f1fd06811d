import { timings } from '#client/timings.ts';
import { RestError } from './apiError.ts';

/**
 * Fetches an answer of the site. An answer that is not JSON does not come from the site, but from a proxy in front of it or from a network
 * that requires a login first.
 * @param patience how long to wait for the whole answer, in milliseconds
 * @throws RestError with the status of such an answer; an Error if no answer came
 */
export async function fetchAnswer(
  input: RequestInfo | URL,
  init: RequestInit,
  patience: number = timings.callPatience,
): Promise<Response> {
  const late = AbortSignal.timeout(patience);
  const signal = init.signal ? AbortSignal.any([init.signal, late]) : late;
  const response = await fetch(input, { ...init, signal });
  if (/^application\/json\b/.test(response.headers.get('content-type') ?? '')) return response;
  throw new RestError({ code: response.status });
}
