import { currentLanguage } from '#client/i18n/language.ts';
import { readAccessToken } from './accessToken.ts';
import { type ApiError, endsSession, isApiError, RestError } from './apiError.ts';
import { API_URL } from './apiUrl.ts';
import { endSession } from './endSession.ts';

/**
 * Requests a file from the REST interface. A plain link would not carry the token.
 * @param path below /api/frontend/
 * @param signal cancels the call
 * @throws RestError with the server's answer; an Error if no answer came
 */
export async function fetchFile(path: string, signal: AbortSignal | null = null): Promise<Response> {
  const token = readAccessToken();
  const response = await fetch(`${API_URL}/api/frontend/${path}`, {
    headers: { 'X-Localization': currentLanguage(), ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    signal,
  });
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  const answer: ApiError = isApiError(body) ? body : { code: response.status };
  if (endsSession(answer)) endSession(token);
  throw new RestError(answer);
}
