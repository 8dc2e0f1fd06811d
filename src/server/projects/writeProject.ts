import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ZipFile } from 'yazl';
import { type ScenarioContent, writeScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { LARGEST_DOCUMENT } from '#server/services/packDocument.ts';
import {
  DOCUMENT,
  MANIFEST,
  type Manifest,
  PROJECT_FORMAT,
  PROJECT_VERSION,
  type ProjectPicture,
  pictureEntry,
} from './projectFile.ts';

export interface WritingTask {
  /** A scenario, or the stored gzip of its document: that goes into the file unchanged, whatever its version. */
  readonly content: ScenarioContent | Uint8Array;
  readonly pictures: readonly ProjectPicture[];
  readonly app_version: string;
  /** Milliseconds UTC. */
  readonly created_at: number;
}

/** Runs in a worker thread: writes a scenario as a project file. */
export async function writeProject({ content, pictures, app_version, created_at }: WritingTask): Promise<Uint8Array> {
  const document =
    content instanceof Uint8Array
      ? await promisify(gunzip)(content, { maxOutputLength: LARGEST_DOCUMENT })
      : Buffer.from(writeScenarioDocument(content));
  const entries = [
    { name: DOCUMENT, bytes: document, compress: true },
    // PNG does not get smaller by compression.
    ...pictures.map(({ id, bytes }) => ({ name: pictureEntry(id), bytes: Buffer.from(bytes), compress: false })),
  ];
  const manifest: Manifest = {
    format: PROJECT_FORMAT,
    version: PROJECT_VERSION,
    app_version,
    created_at: new Date(created_at).toISOString(),
    entries: entries.map(({ name, bytes }) => ({
      name,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
  const zip = new ZipFile();
  const mtime = new Date(created_at);
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, undefined, 2)), MANIFEST, { mtime, compress: true });
  for (const { name, bytes, compress } of entries) zip.addBuffer(bytes, name, { mtime, compress });
  zip.end();
  return buffer(zip.outputStream);
}
