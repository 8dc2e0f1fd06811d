import { isUnreached } from '#client/api/apiError.ts';
import { fetchFile } from '#client/api/fetchFile.ts';
import { keptAnswers } from '#client/api/kept/KeptAnswers.ts';
import { workPath } from '#client/page/scenario/listedWork.ts';
import { sha256 } from '#client/secureOnly.ts';
import { readScenarioDocument, type ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { World } from '#game/world/World.ts';

/** A work as its readers play it: the frozen document, and the world compiled from it. */
export interface ReleasedWork {
  readonly code: string;
  /** SHA-256 of the packed document, hexadecimal. */
  readonly hash: string;
  readonly document: ScenarioDocument;
  readonly world: World;
}

/** A packed document as it was received, with the hash that the server gave it. */
interface PackedWork {
  readonly hash: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Fetches a work that may be played; without a connection it is the version that was last played here. The browser itself only asks whether
 * its cached file is the newest.
 * @param onProgress gets the received share, 0 to 1
 * @throws RestError with the server's answer; DocumentError if this page cannot read it; an Error if nothing came, or not all of it
 */
export async function fetchWork(code: string, onProgress: (share: number) => void): Promise<ReleasedWork> {
  const key = workPath(code);
  const { hash, bytes } = await fetchPacked(code, onProgress).then(
    (packed) => {
      void keptAnswers.write(key, packed);
      return packed;
    },
    async (error) => {
      const kept = isUnreached(error) ? await keptAnswers.read(key) : undefined;
      if (!isPacked(kept)) throw error;
      return kept;
    },
  );
  return { code, hash, ...(await unpackWork(bytes)) };
}

/** Unpacks a document and compiles its world. @throws DocumentError */
export async function unpackWork(bytes: Uint8Array<ArrayBuffer>): Promise<Pick<ReleasedWork, 'document' | 'world'>> {
  const document = readScenarioDocument(await gunzip(bytes));
  return { document, world: compileWorld(document) };
}

async function fetchPacked(code: string, onProgress: (share: number) => void): Promise<PackedWork> {
  const response = await fetchFile(`${workPath(code).slice(1)}/file?purpose=play`);
  const hash = response.headers.get('etag')?.replaceAll('"', '') ?? '';
  const bytes = await readAll(response, onProgress);
  // On plain http there is no hash. Unpacking also detects incomplete files.
  if (((await sha256(bytes)) ?? hash) !== hash) throw new Error('The file did not come whole');
  return { hash, bytes };
}

async function readAll(response: Response, onProgress: (share: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const size = Number(response.headers.get('content-length')) || 0;
  let come = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      come += chunk.length;
      if (size > 0) onProgress(Math.min(1, come / size));
      controller.enqueue(chunk);
    },
  });
  return new Uint8Array(await new Response(response.body?.pipeThrough(counting)).arrayBuffer());
}

const gunzip = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();

const isPacked = (kept: unknown): kept is PackedWork =>
  typeof kept === 'object' && kept !== null && 'bytes' in kept && kept.bytes instanceof Uint8Array && 'hash' in kept;
