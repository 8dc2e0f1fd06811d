import type { DocumentFault } from '#domain/scenario/DocumentError.ts';
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

  /** Packs the document of `content` with gzip. */
  pack(content: ScenarioContent): Promise<tasks.PackedDocument> {
    return this.#workers.run<typeof tasks, 'pack'>(MODULE, 'pack', content);
  }

  /** Like `pack`, and counts the texts that hold one of `words`. */
  packJudged(
    content: ScenarioContent,
    words: readonly string[],
  ): Promise<tasks.PackedDocument & { readonly banned: number }> {
    return this.#workers.run<typeof tasks, 'packJudged'>(MODULE, 'packJudged', { content, words });
  }

  /**
   * Reads the document of packed `bytes`, checked against its schema.
   * @param owner the holder of the document, for the text of a refusal
   * @throws RequestError 409 that says why it cannot be read
   */
  async unpack(bytes: Uint8Array, owner: 'backup' | 'sample' = 'backup'): Promise<ScenarioDocument> {
    const result = await this.#workers.run<typeof tasks, 'unpack'>(MODULE, 'unpack', bytes);
    if (!('fault' in result)) return result;
    throw refusalOf(owner, result.fault);
  }

  /** Like `unpack` for a backup, and counts the texts that hold one of `words`. @throws RequestError as `unpack` */
  async unpackJudged(
    bytes: Uint8Array,
    words: readonly string[],
  ): Promise<{ readonly document: ScenarioDocument; readonly banned: number }> {
    const result = await this.#workers.run<typeof tasks, 'unpackJudged'>(MODULE, 'unpackJudged', { bytes, words });
    if (!('fault' in result)) return result;
    throw refusalOf('backup', result.fault);
  }
}

const refusalOf = (owner: 'backup' | 'sample', fault: DocumentFault): RequestError =>
  new RequestError(409, `${owner}_${fault === 'newer' ? 'newer' : 'unreadable'}`);
