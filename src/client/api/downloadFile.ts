import { attachedName } from '#domain/files/fileName.ts';
import { fetchFile } from './fetchFile.ts';
import { saveFile } from './saveFile.ts';

/**
 * Lets the browser save the file that a call of the REST interface returns. Other parameters and errors as in `fetchFile`.
 * @param fileName by default the name that the server gives the file
 */
export async function downloadFile(path: string, fileName?: string, signal: AbortSignal | null = null): Promise<void> {
  const response = await fetchFile(path, signal);
  saveFile(await response.blob(), fileName ?? attachedName(response.headers.get('content-disposition')) ?? 'file');
}
