import { fetchFile } from './fetchFile.ts';
import { saveFile } from './saveFile.ts';

/** Has the browser save what a call of the REST interface answers; parameters and errors are those of `fetchFile`. */
export async function downloadFile(path: string, fileName: string, signal: AbortSignal | null = null): Promise<void> {
  const response = await fetchFile(path, signal);
  saveFile(await response.blob(), fileName);
}
