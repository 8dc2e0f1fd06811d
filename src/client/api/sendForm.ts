import { currentLanguage } from '#client/i18n/language.ts';
import { readAccessToken } from './accessToken.ts';
import { type ApiError, endsSession, isApiError, RestError } from './apiError.ts';
import { API_URL } from './apiUrl.ts';
import { endSession } from './endSession.ts';

/**
 * Sends a form to a call of the REST interface, which takes files unlike tRPC, and returns its answer. `onProgress` gets the share that has
 * been sent, 0 to 1; only XMLHttpRequest reports that.
 * @param path below /api/frontend/
 * @param signal cancels the call: nobody waits for its answer any more
 * @param key the Idempotency-Key, if the call must be performed only once
 * @throws RestError with the server's answer; an Error if no answer came; the reason of `signal`
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
