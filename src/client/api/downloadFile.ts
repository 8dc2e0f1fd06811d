import { fetchFile } from './fetchFile.ts';
import { saveFile } from './saveFile.ts';

/** Lets the browser save the file that a call of the REST interface returns. Parameters and errors as in `fetchFile`. */
export async function downloadFile(path: string, fileName: string, signal: AbortSignal | null = null): Promise<void> {
  const response = await fetchFile(path, signal);
  saveFile(await response.blob(), fileName);
}
