import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeDataFolder } from '#server/database/dataFolder.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { Turns } from '#server/Turns.ts';

/** Maximum number of forms with a file that arrive or wait at once: of one account, and of all. */
const MOST_OF_ACCOUNT = 10;
const MOST_OF_ALL = 40;
/** Maximum number of files in memory at once, of all, and the limits of one account. */
const MOST_IN_MEMORY = 4;
const SHARE = { mostAtOnce: 2, mostWaiting: MOST_OF_ACCOUNT };

/** Uploaded files: on the disk while they arrive and wait, as that may take long, and only a few at once in memory. */
export class Uploads {
  readonly #folder: string;
  /** The accounts whose files are arriving; one that sends several occurs several times. */
  readonly #senders: string[] = [];
  readonly #turns = new Turns({ mostAtOnce: MOST_IN_MEMORY, mostWaiting: MOST_OF_ALL, ofOne: SHARE });

  /** @param folder the folder for arriving files; created if there is none */
  constructor(folder: string) {
    makeDataFolder(folder);
    this.#folder = folder;
  }

  /**
   * Reserves a place for the file of one form. The place is released, and the file removed, once the answer is sent or the sender has left.
   * @throws RequestError 503 while too many are arriving, 499 if the sender has left
   */
  enter(accountId: string, answer: ServerResponse): Upload {
    if (answer.destroyed) throw new RequestError(499);
    const own = this.#senders.filter((sender) => sender === accountId).length;
    if (own >= MOST_OF_ACCOUNT || this.#senders.length >= MOST_OF_ALL) {
      throw new RequestError(503, undefined, { retryAfter: 1 });
    }
    this.#senders.push(accountId);
    const upload = new Upload(this.#folder, accountId);
    answer.once('close', () => {
      this.#senders.splice(this.#senders.indexOf(accountId), 1);
      void upload.close();
    });
    return upload;
  }

  /** Runs `work` with the bytes of an upload when its turn comes. @throws RequestError 499 if the sender has left meanwhile */
  read<Result>(upload: Upload, work: (bytes: Buffer) => Promise<Result>): Promise<Result> {
    return this.#turns.take(async () => work(await upload.bytes()), upload.sender);
  }
}

/** An incoming file. It is unlinked as soon as it is created, so nothing is left behind however the server ends. */
export class Upload {
  /** The id of the account that sends it. */
  readonly sender: string;
  readonly #folder: string;
  #file: Promise<FileHandle> | undefined;
  #isClosed = false;

  constructor(folder: string, sender: string) {
    this.#folder = folder;
    this.sender = sender;
  }

  /** Writes `content` to the disk as it arrives. @throws RequestError 499 if its sender has left; errors of the disk */
  async receive(content: Readable): Promise<void> {
    for await (const chunk of content) await this.#use((file) => file.writeFile(chunk));
  }

  /** Reads the whole file. @throws as `receive` does */
  bytes(): Promise<Buffer> {
    return this.#use(async (file) => {
      const { size } = await file.stat();
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(size), 0, size, 0);
      return buffer.subarray(0, bytesRead);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const file = await this.#file?.catch(() => undefined);
    await file?.close();
  }

  /** Any failure after the file was closed is caused by that. */
  async #use<Result>(work: (file: FileHandle) => Promise<Result>): Promise<Result> {
    if (this.#isClosed) throw new RequestError(499);
    this.#file ??= openNameless(this.#folder);
    try {
      return await work(await this.#file);
    } catch (error) {
      throw this.#isClosed ? new RequestError(499) : error;
    }
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}
