import { timings } from '#client/timings.ts';

/** The queue of floors whose thumbnail is sent when nothing has changed for a while. */
export class ThumbnailQueue {
  readonly #send: (numbers: readonly number[]) => void;
  readonly #wanted = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (numbers: readonly number[]) => void) {
    this.#send = send;
  }

  want(floor: number): void {
    this.#wanted.add(floor);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), timings.thumbnailPause);
  }

  /** Sends all waiting floors now. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#wanted.size > 0) this.#send([...this.#wanted]);
    this.#wanted.clear();
  }
}
