import { createHash } from 'node:crypto';
import { createGunzip } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { otherFile, otherThan } from '#domain/files/otherFile.ts';
import { DocumentError } from '#domain/scenario/DocumentError.ts';
import { decodeDocument } from '#domain/scenario/decodeDocument.ts';
import type { UpgradedField } from '#domain/scenario/documentUpgrade.ts';
import { readOldDocument, type ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { decodeUtf8 } from '#domain/text/decodeUtf8.ts';
import type { Label } from '#domain/text/languages.ts';
import { clippedPath, scanJson } from '#domain/text/scanJson.ts';
import {
  DOCUMENT,
  headSchema,
  LARGEST,
  LARGEST_MANIFEST,
  MANIFEST,
  type Manifest,
  MOST_ENTRIES,
  manifestSchema,
  PROJECT_VERSION,
  ProjectError,
  type ProjectPicture,
  pictureOfEntry,
  type RefusedProject,
} from './projectFile.ts';
import { findParts, shown } from './projectParts.ts';

/** Maximum number of listed differing fields. */
const MOST_TOLD = 200;

/** The content of a file. */
export interface ReadProject {
  readonly document: ScenarioDocument;
  readonly pictures: readonly ProjectPicture[];
  /** The fields of the document that were changed by upgrading it. */
  readonly upgraded: readonly UpgradedField[];
  /** The number of all such fields; those above are the first of them. */
  readonly upgraded_count: number;
  /** Version in which the document was written. */
  readonly document_version: number;
  /** The program that made the file, and the time; null for a bare document, which has no pictures either. */
  readonly made: { readonly app_version: string; readonly created_at: string } | null;
}

/**
 * Runs in a worker thread: returns the content of a project file, or why it cannot be read; errors do not keep their class when they leave
 * a thread. Also accepts a bare document, gzipped or not.
 */
export async function readProject(sent: Uint8Array): Promise<ReadProject | RefusedProject> {
  try {
    return await openProject(Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength));
  } catch (error) {
    if (error instanceof ProjectError) return { fault: error.fault, entry: error.entry, other: error.other };
    throw error;
  }
}

async function openProject(bytes: Buffer): Promise<ReadProject> {
  if (bytes.length === 0) throw new ProjectError('empty');
  if (isZip(bytes)) return openZip(bytes);
  if (!isGzip(bytes)) return openDocument(bytes);
  const document = await unpacked(bytes);
  release(bytes);
  return openDocument(document);
}

/** Reads a bare document. */
function openDocument(bytes: Buffer): ReadProject {
  const other = otherFile(bytes, 'project');
  const isObject = /^(?:\xef\xbb\xbf)?\s*\{/.test(bytes.toString('latin1', 0, 100));
  if (other || !isObject) throw new ProjectError('not_a_project', '', other);
  return { ...documentOf(bytes), pictures: [], made: null };
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK';
const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

function unpacked(bytes: Buffer): Promise<Buffer> {
  const unpacking = createGunzip();
  unpacking.end(bytes);
  return filled(unpacking, LARGEST.document).catch((error: unknown) => {
    if (error instanceof ProjectError) throw error;
    throw new ProjectError((error as { code?: string }).code === 'Z_BUF_ERROR' ? 'truncated' : 'damaged', DOCUMENT);
  });
}

/** Reads a whole stream into one buffer: parts that are joined afterwards would be in memory twice. @throws ProjectError */
async function filled(stream: AsyncIterable<unknown>, most: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(most);
  let length = 0;
  for await (const part of stream) {
    if (length + (part as Buffer).length > most) throw new ProjectError('exploding');
    length += (part as Buffer).copy(bytes, length);
  }
  return bytes.subarray(0, length);
}

async function openZip(bytes: Buffer): Promise<ReadProject> {
  const other = otherFile(bytes, 'project');
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch(
    (error) => {
      if (other) throw new ProjectError('foreign', '', other);
      return refuseEnd(error);
    },
  );
  const entries = await listEntries(zip, other);
  const manifest = await readManifest(zip, entries);
  const listed = new Set([MANIFEST, ...manifest.entries.map(({ name }) => name)]);
  for (const name of entries.keys()) if (!listed.has(name)) throw new ProjectError('entry_name', name);
  const pictures: ProjectPicture[] = [];
  let document: Buffer | undefined;
  for (const { name, size, sha256 } of manifest.entries) {
    const entry = entries.get(name);
    if (!entry) throw new ProjectError('missing', name);
    const content = await readEntry(zip, entry, name);
    const hash = createHash('sha256').update(content).digest('hex');
    const id = pictureOfEntry(name);
    if (content.length !== size || hash !== sha256 || (id !== undefined && id !== hash))
      throw new ProjectError('checksum', name);
    if (id === undefined) document = content;
    else pictures.push({ id, bytes: content });
  }
  if (!document) throw new ProjectError('missing', DOCUMENT);
  release(bytes);
  const { app_version, created_at } = manifest;
  return { ...documentOf(document), pictures, made: { app_version, created_at } };
}

/** Throws for an error at the end of a ZIP, which lists its content: a file without it was truncated. */
function refuseEnd(error: unknown): never {
  const { message } = error as Error;
  const isCut = message.includes('signature not found') || message.includes('EOF');
  throw new ProjectError(isCut ? 'truncated' : 'damaged', MANIFEST);
}

/** An entry with its name. */
type Part = Entry & { readonly name: string };

/**
 * Lists the declared content of the file by name. Nothing is unpacked before all entries are known to be wanted, unique, and within their
 * limits; sizes of entries that overlap in the file are added up, too.
 * @param other what the file is if it is no project
 */
async function listEntries(zip: ZipFile, other?: Label): Promise<ReadonlyMap<string, Part>> {
  if (zip.entryCount > MOST_ENTRIES) throw new ProjectError('exploding');
  const listed: Part[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      // Without decodeStrings the name is given as bytes.
      listed.push(Object.assign(entry, { name: (entry.fileName as unknown as Buffer).toString() }));
    }
  } catch (error) {
    const { message } = error as Error;
    if (message.includes('encryption')) throw new ProjectError('encrypted');
    throw message.includes('EOF') ? new ProjectError('truncated') : new ProjectError('damaged', MANIFEST);
  }
  const found = findParts(listed);
  if (!found) {
    const nested = listed.find(({ name }) => /\.zip$/i.test(name));
    if (nested && !other) throw new ProjectError('nested', shown(nested.name));
    throw new ProjectError('foreign', '', other ?? otherThan(ZIP_OF_OTHERS, 'project'));
  }
  if (found.litter > LARGEST.litter) throw new ProjectError('exploding');
  let pictures = 0;
  for (const [name, entry] of found.parts) {
    const size = entry.uncompressedSize;
    if (name === MANIFEST && size > LARGEST.manifest) throw new ProjectError('exploding');
    if (name === DOCUMENT && size > LARGEST.document) throw new ProjectError('exploding');
    if (pictureOfEntry(name) !== undefined) pictures += size;
    if (pictures > LARGEST.pictures) throw new ProjectError('exploding');
    if (entry.isEncrypted()) throw new ProjectError('encrypted', name);
    if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
      throw new ProjectError('packing', name);
  }
  return found.parts;
}

const ZIP_OF_OTHERS = { ja: 'Meikyuのプロジェクトが入っていないZIP', en: 'a ZIP without a project of Meikyu' };

/** The ways of packing that every program knows, by their numbers in a ZIP. */
const STORED = 0;
const DEFLATED = 8;

async function readManifest(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  if (!entry) throw new ProjectError('foreign');
  const bytes = await readEntry(zip, entry, MANIFEST);
  let value: unknown;
  try {
    scanJson(bytes, LARGEST_MANIFEST);
    value = JSON.parse(decodeUtf8(bytes));
  } catch {
    throw new ProjectError('damaged', MANIFEST);
  }
  const head = headSchema.safeParse(value);
  if (!head.success) throw new ProjectError('foreign');
  if (head.data.version > PROJECT_VERSION) throw new ProjectError('newer');
  const manifest = manifestSchema.safeParse(value);
  if (!manifest.success) throw new ProjectError('damaged', MANIFEST);
  const names = manifest.data.entries.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new ProjectError('doubled', MANIFEST);
  return manifest.data;
}

/** Reads the bytes of an entry; bytes beyond its declared size are never kept. */
async function readEntry(zip: ZipFile, entry: Entry, name: string): Promise<Buffer> {
  try {
    return await filled(await zip.openReadStreamPromise(entry), entry.uncompressedSize);
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    if (message.includes('too many bytes')) throw new ProjectError('exploding', name);
    // Data beyond the end of the file, or not of the declared form.
    throw new ProjectError(code === 'Z_BUF_ERROR' || message.includes('EOF') ? 'truncated' : 'damaged', name);
  }
}

type Document = Pick<ReadProject, 'document' | 'upgraded' | 'upgraded_count' | 'document_version'>;

function documentOf(bytes: Uint8Array): Document {
  try {
    const text = decodeDocument(bytes);
    release(bytes);
    const { document, upgraded, version } = readOldDocument(text);
    return {
      document,
      upgraded: upgraded
        .slice(0, MOST_TOLD)
        .map((one) => (one.change === 'dropped' ? { ...one, path: clippedPath([one.path]) } : one)),
      upgraded_count: upgraded.length,
      document_version: version,
    };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const { fault, path } = error;
    if (fault === 'unreadable') throw new ProjectError('damaged', DOCUMENT);
    const hasPlace = fault !== 'newer' && fault !== 'foreign';
    throw new ProjectError(fault, path || (hasPlace ? DOCUMENT : ''));
  }
}

/**
 * Gives back the memory of a large file at once, before its next form is held: unpacked, as text, which can be twice as large, and as
 * parsed JSON.
 */
function release({ buffer, byteLength }: Uint8Array): void {
  if (byteLength > LARGE) (buffer as ArrayBuffer).transfer(0);
}

/** Bytes. Smaller buffers share their memory. */
const LARGE = 2 ** 20;
