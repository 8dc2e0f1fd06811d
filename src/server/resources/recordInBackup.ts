import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { DocumentError } from '#domain/scenario/DocumentError.ts';
import { decodeDocument } from '#domain/scenario/decodeDocument.ts';
import { readDocumentRecords } from '#domain/scenario/ScenarioDocument.ts';
import { LARGEST_DOCUMENT } from '#server/services/packDocument.ts';

interface BackupTask {
  readonly kind: RecordKindName;
  readonly number: number;
  /** gzip of a ScenarioDocument. */
  readonly document: Uint8Array;
}

/** Runs in a worker thread: returns one record of a backup; undefined if the backup cannot be read. */
export async function recordInBackup({ kind, number, document }: BackupTask): Promise<object | undefined> {
  const resource = resourceOf(kind) as Resource;
  try {
    const text = await promisify(gunzip)(document, { maxOutputLength: LARGEST_DOCUMENT });
    return readDocumentRecords(decodeDocument(text), resource).get(number) ?? blankOf(resource, number);
  } catch (error) {
    if (error instanceof DocumentError || (error as { code?: string }).code?.startsWith('Z_')) return undefined;
    throw error;
  }
}
