import { currentLanguage } from '#client/i18n/language.ts';
import { readAccessToken } from './accessToken.ts';
import { type ApiError, endsSession, isApiError, RestError } from './apiError.ts';
import { API_URL } from './apiUrl.ts';
import { endSession } from './endSession.ts';

/**
 * Sends a form to a call of the REST interface, which takes files as tRPC does not, and gives its answer. `onProgress` hears which
 * share of it, 0 to 1, is on its way; only XMLHttpRequest tells that.
 * @param path below /api/frontend/
 * @param signal takes the call back: nobody waits for its answer any more
 * @param key the Idempotency-Key, of what is to be done once
 * @throws RestError with the server's answer; an Error where no answer came; the reason of `signal`
 */
export function sendForm<Answer>(
  path: string,
  form: FormData,
  onProgress: (share: number) => void = () => {},
  { signal, key }: { readonly signal?: AbortSignal; readonly key?: string } = {},
): Promise<Answer> {
  const token = readAccessToken();
  const request = new XMLHttpRequest();
  request.open('POST', `${API_URL}/api/frontend/${path}`);
  request.responseType = 'json';
  request.setRequestHeader('X-Localization', currentLanguage());
  request.setRequestHeader('Authorization', `Bearer ${token ?? ''}`);
  if (key !== undefined) request.setRequestHeader('Idempotency-Key', key);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  const answered = new Promise<Answer>((resolve, reject) => {
    request.addEventListener('abort', () => reject(signal?.reason));
    request.addEventListener('error', () => reject(new Error('network')));
    request.addEventListener('load', () => {
      const body: unknown = request.response;
      if (request.status < 300 && body !== null) {
        resolve((body as { data: Answer }).data);
        return;
      }
      const answer: ApiError = isApiError(body) ? body : { code: request.status };
      if (endsSession(answer)) endSession(token);
      reject(new RestError(answer));
    });
  });
  signal?.addEventListener('abort', () => request.abort());
  request.send(form);
  return answered;
}
