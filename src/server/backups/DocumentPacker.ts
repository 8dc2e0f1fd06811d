import type { ScenarioContent, ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import type { Workers } from '#server/Workers.ts';
import type * as tasks from './packDocument.ts';

const MODULE = new URL('./packDocument.ts', import.meta.url);

/** Packs and reads scenario documents in worker threads. */
export class DocumentPacker {
  readonly #workers: Workers;

  constructor(workers: Workers) {
    this.#workers = workers;
  }

  /** gzip of the document of `content`. */
  pack(content: ScenarioContent): Promise<tasks.PackedDocument> {
    return this.#workers.run<typeof tasks, 'pack'>(MODULE, 'pack', content);
  }

  /**
   * The document of packed `bytes`, held to its schema.
   * @param owner what holds it, for the words of a refusal
   * @throws RequestError 409 that says why it cannot be read
   */
  async unpack(bytes: Uint8Array, owner: 'backup' | 'sample' = 'backup'): Promise<ScenarioDocument> {
    const result = await this.#workers.run<typeof tasks, 'unpack'>(MODULE, 'unpack', bytes);
    if (!('fault' in result)) return result;
    throw new RequestError(409, `${owner}_${result.fault === 'newer' ? 'newer' : 'unreadable'}`);
  }
}
