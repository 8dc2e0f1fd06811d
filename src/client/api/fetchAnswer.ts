import { timings } from '#client/timings.ts';
import { RestError } from './apiError.ts';

/**
 * Fetches an answer of the site. One that is no JSON is not the site's own, but that of a proxy before it, or of a network that first wants
 * to be logged into.
 * @param patience how long the whole answer is waited for, in milliseconds
 * @throws RestError with the status of such an answer; an Error where no answer came
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
