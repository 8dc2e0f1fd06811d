import type { PictureUse } from '#domain/catalogs/pictureUses.ts';
import { sendForm } from './sendForm.ts';

/** A picture that the server has accepted: its id, which a record can refer to, and the address that serves it. */
export interface UploadedFile {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Sends a picture (docs/wire.md, "Account"). `onProgress` gets the share that has been sent, 0 to 1.
 * @throws RestError with the server's answer: 422 on `file`, 413, 415; an Error if no answer came
 */
export function uploadFile(file: File, use: 'profile', onProgress?: (share: number) => void): Promise<UploadedFile> {
  const form = new FormData();
  form.set('use', use);
  form.set('file', file);
  return sendForm<UploadedFile>('file', form, onProgress);
}

/**
 * Sends a picture that records of a scenario can then refer to. Otherwise like `uploadFile`.
 * @throws as `uploadFile` does
 */
export function uploadScenarioPicture(
  scenarioId: string,
  file: Blob,
  use: PictureUse,
  onProgress?: (share: number) => void,
): Promise<UploadedFile> {
  const form = new FormData();
  form.set('use', use);
  form.set('file', file);
  return sendForm<UploadedFile>(`scenarios/${scenarioId}/file`, form, onProgress);
}
