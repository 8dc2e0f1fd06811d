import { currentLanguage } from '#client/i18n/language.ts';
import { endSession, readAccessToken } from '#client/shell/accessToken.ts';
import { type ApiError, isApiError, RestError } from './apiError.ts';

/** A picture that the server has taken: its id, which a record can name, and where it is served. */
export interface UploadedFile {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Sends a picture (spec 1 §7, POST file). `onProgress` hears which share of it, 0 to 1, is on its way; only
 * XMLHttpRequest tells that.
 * @throws RestError with the server's answer: 422 on `file`, 413, 415; an Error where no answer came
 */
export function uploadFile(
  file: File,
  use: 'profile',
  onProgress: (share: number) => void = () => {},
): Promise<UploadedFile> {
  const form = new FormData();
  form.set('use', use);
  form.set('file', file);
  const token = readAccessToken();
  const request = new XMLHttpRequest();
  request.open('POST', '/api/frontend/file');
  request.responseType = 'json';
  request.setRequestHeader('X-Localization', currentLanguage());
  request.setRequestHeader('Authorization', `Bearer ${token ?? ''}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  const answered = new Promise<UploadedFile>((resolve, reject) => {
    request.addEventListener('error', () => reject(new Error('network')));
    request.addEventListener('load', () => {
      const body: unknown = request.response;
      if (request.status === 201) {
        resolve((body as { data: UploadedFile }).data);
        return;
      }
      if (request.status === 401) endSession(token);
      const answer: ApiError = isApiError(body) ? body : { code: request.status };
      reject(new RestError(answer));
    });
  });
  request.send(form);
  return answered;
}
