import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { DocumentError, type DocumentFault } from '#domain/scenario/DocumentError.ts';
import { decodeDocument } from '#domain/scenario/decodeDocument.ts';
import {
  readScenarioDocument,
  type ScenarioContent,
  type ScenarioDocument,
  writeScenarioDocument,
} from '#domain/scenario/ScenarioDocument.ts';
import { countBanned } from '#server/services/countBanned.ts';

/** A scenario's document may not unpack to more than this. Bytes. */
export const LARGEST_DOCUMENT = 64 * 2 ** 20;

export interface PackedDocument {
  readonly bytes: Uint8Array;
  /** Bytes before packing. */
  readonly size: number;
}

/** Runs in a worker thread (DocumentPacker): packing a whole scenario would hold up every other request for a while. */
export async function pack(content: ScenarioContent): Promise<PackedDocument> {
  const text = Buffer.from(writeScenarioDocument(content));
  return { bytes: await promisify(gzip)(text), size: text.length };
}

/** Like `pack`, and counts the texts that hold one of `words`. */
export async function packJudged({ content, words }: { content: ScenarioContent; words: readonly string[] }) {
  return { ...(await pack(content)), banned: countBanned(content, words) };
}

/** Returns the document, or why it cannot be read; errors do not keep their class when they leave a thread. */
export async function unpack(bytes: Uint8Array): Promise<ScenarioDocument | { fault: DocumentFault; path: string }> {
  try {
    const text = await promisify(gunzip)(bytes, { maxOutputLength: LARGEST_DOCUMENT });
    return readScenarioDocument(decodeDocument(text));
  } catch (error) {
    if (error instanceof DocumentError) return { fault: error.fault, path: error.path };
    return { fault: 'unreadable', path: '' };
  }
}

/** Like `unpack`, and counts the texts that hold one of `words`. */
export async function unpackJudged({ bytes, words }: { bytes: Uint8Array; words: readonly string[] }) {
  const document = await unpack(bytes);
  return 'fault' in document ? document : { document, banned: countBanned(document, words) };
}
