import { LOOKED_AT, otherFile, type WantedFile } from '#domain/files/otherFile.ts';
import type { Label } from '#domain/text/languages.ts';

/** Returns what `otherFile` says of a chosen file; only its beginning is read. */
export const otherFileOf = async (file: Blob, wanted: WantedFile): Promise<Label | undefined> =>
  otherFile(new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer()), wanted);
