import { RestError } from './apiError.ts';

/**
 * Fetches an answer of the site. One that is no JSON is not the site's own, but that of a proxy before it, or of a network that first wants
 * to be logged into.
 * @throws RestError with the status of such an answer; an Error where no answer came
 */
export async function fetchAnswer(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (/^application\/json\b/.test(response.headers.get('content-type') ?? '')) return response;
  throw new RestError({ code: response.status });
}
