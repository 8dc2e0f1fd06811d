import { currentLanguage } from '#client/i18n/language.ts';
import { readAccessToken } from '#client/shell/accessToken.ts';
import { endSession } from '#client/shell/endSession.ts';
import { type ApiError, isApiError, RestError } from './apiError.ts';
import { API_URL } from './apiUrl.ts';
import { saveFile } from './saveFile.ts';

/**
 * Has the browser save what a call of the REST interface answers. A plain link would not carry the token.
 * @param path below /api/frontend/
 * @param signal takes the call back
 * @throws RestError with the server's answer; an Error where no answer came
 */
export async function downloadFile(path: string, fileName: string, signal: AbortSignal | null = null): Promise<void> {
  const token = readAccessToken();
  const response = await fetch(`${API_URL}/api/frontend/${path}`, {
    headers: { 'X-Localization': currentLanguage(), Authorization: `Bearer ${token ?? ''}` },
    signal,
  });
  if (!response.ok) {
    if (response.status === 401) endSession(token);
    const body: unknown = await response.json().catch(() => undefined);
    const answer: ApiError = isApiError(body) ? body : { code: response.status };
    throw new RestError(answer);
  }
  saveFile(await response.blob(), fileName);
}
