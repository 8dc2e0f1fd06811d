import type { PictureUse } from '#domain/catalogs/pictureUses.ts';
import { sendForm } from './sendForm.ts';

/** A picture that the server has taken: its id, which a record can name, and where it is served. */
export interface UploadedFile {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Sends a picture (docs/wire.md, "Account"). `onProgress` hears which share of it, 0 to 1, is on its way.
 * @throws RestError with the server's answer: 422 on `file`, 413, 415; an Error where no answer came
 */
export function uploadFile(file: File, use: 'profile', onProgress?: (share: number) => void): Promise<UploadedFile> {
  const form = new FormData();
  form.set('use', use);
  form.set('file', file);
  return sendForm<UploadedFile>('file', form, onProgress);
}

/**
 * Sends a picture that records of a scenario can name then. As `uploadFile`.
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
