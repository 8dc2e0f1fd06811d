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

  /** gzip of the document of `content`. */
  pack(content: ScenarioContent): Promise<tasks.PackedDocument> {
    return this.#workers.run<typeof tasks, 'pack'>(MODULE, 'pack', content);
  }

  /** As `pack`, with how many of its texts hold one of `words`. */
  packJudged(
    content: ScenarioContent,
    words: readonly string[],
  ): Promise<tasks.PackedDocument & { readonly banned: number }> {
    return this.#workers.run<typeof tasks, 'packJudged'>(MODULE, 'packJudged', { content, words });
  }

  /**
   * The document of packed `bytes`, held to its schema.
   * @param owner what holds it, for the words of a refusal
   * @throws RequestError 409 that says why it cannot be read
   */
  async unpack(bytes: Uint8Array, owner: 'backup' | 'sample' = 'backup'): Promise<ScenarioDocument> {
    const result = await this.#workers.run<typeof tasks, 'unpack'>(MODULE, 'unpack', bytes);
    if (!('fault' in result)) return result;
    throw refusalOf(owner, result.fault);
  }

  /** As `unpack` of a backup, with how many of its texts hold one of `words`. @throws RequestError as it does */
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
