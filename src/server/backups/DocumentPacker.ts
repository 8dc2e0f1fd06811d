import { Piscina } from 'piscina';
import type { ScenarioContent, ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import type { PackedDocument, unpack } from './packDocument.ts';

/** Packs and reads scenario documents in worker threads, which start with the first one and end when idle. */
export class DocumentPacker {
  readonly #pool = new Piscina({
    filename: new URL('./packDocument.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 30_000,
    maxQueue: 50,
  });

  /** gzip of the document of `content`. */
  pack(content: ScenarioContent): Promise<PackedDocument> {
    return this.#pool.run(content, { name: 'pack' });
  }

  /** The document of packed `bytes`, held to its schema. @throws RequestError 409 that says why it cannot be read */
  async unpack(bytes: Uint8Array): Promise<ScenarioDocument> {
    const result = (await this.#pool.run(bytes, { name: 'unpack' })) as Awaited<ReturnType<typeof unpack>>;
    if (!('fault' in result)) return result;
    throw new RequestError(409, result.fault === 'newer' ? 'backup_newer' : 'backup_unreadable');
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
