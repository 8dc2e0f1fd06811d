import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { markOf, roomMaps, type WireFloor } from './maps.ts';
import type { Answer, RestClient } from './RestClient.ts';

/** The thing that is saved again and again: `mark` distinguishes the saves. */
interface Target {
  readonly path: string;
  save(author: RestClient, mark: number): Promise<Answer<{ readonly revision: number }>>;
  read(author: RestClient): Promise<{ readonly mark: number; readonly revision: number }>;
}

export const floorTarget = (path: string): Target => ({
  path,
  save: (author, mark) => author.put(`${path}/maps`, { maps: roomMaps(mark) }),
  async read(author) {
    const { data } = await author.get<WireFloor>(path);
    return { mark: markOf(data.maps), revision: data.revision };
  },
});

export const itemTarget = (path: string): Target => ({
  path,
  save: (author, mark) => author.put(path, { purchase_price: mark }),
  async read(author) {
    const { data } = await author.get<{ purchase_price: number; revision: number }>(path);
    return { mark: data.purchase_price, revision: data.revision };
  },
});

/** Saves one thing again and again, and remembers what was sent and what was acknowledged last. */
export class Writer {
  readonly target: Target;
  readonly #author: () => RestClient;
  readonly #pause: number;
  readonly #sent: number[] = [];
  acknowledged = { mark: 0, revision: 0, at: 0 };
  saved = 0;
  failed = 0;

  /**
   * @param author returns the saving author, for each save: another server may have to take it
   * @param pause between two saves, in milliseconds
   */
  constructor(author: () => RestClient, target: Target, pause = 0) {
    this.#author = author;
    this.target = target;
    this.#pause = pause;
  }

  /** Saves until `isOver`. @param isThere whether a server answers throughout; if it dies, a save may be left without an answer */
  async write(isOver: () => boolean, isThere: () => boolean): Promise<void> {
    for (let mark = 1; !isOver(); mark++) {
      this.#sent.push(mark);
      const answer = await this.target.save(this.#author(), mark).catch((error: unknown) => {
        if (isThere()) throw error;
      });
      if (answer?.status === 200) {
        this.acknowledged = { mark, revision: answer.data.revision, at: Date.now() };
        this.saved++;
      } else this.failed++;
      expect([200, 503, undefined], answer?.text).toContain(answer?.status);
      await wait(this.#pause);
    }
  }

  /** Checks that nothing acknowledged is lost: the stored state was acknowledged last, or is a later save that was not answered. */
  async check(author: RestClient): Promise<void> {
    const { mark, revision } = await this.target.read(author);
    expect(revision, this.target.path).toBeGreaterThanOrEqual(this.acknowledged.revision);
    const possible = this.#sent.filter((one) => one >= this.acknowledged.mark);
    expect(possible, this.target.path).toContain(mark);
  }
}

/** Runs some writers at once until the load is ended; after that their writes are settled. */
export function underLoad(writers: readonly Writer[], isThere: () => boolean = () => true) {
  let isOver = false;
  const writing = Promise.all(writers.map((writer) => writer.write(() => isOver, isThere)));
  // Reported where it is awaited.
  writing.catch(() => {});
  return {
    /** Whether every writer had a save acknowledged after this moment. */
    haveAllSavedSince: (moment: number) => writers.every(({ acknowledged }) => acknowledged.at > moment),
    async end(): Promise<void> {
      isOver = true;
      await writing;
    },
  };
}
