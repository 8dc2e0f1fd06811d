/** Takes inputs one after the other: what comes while one is still being shown waits, and of several that do the last one. */
export class InputBuffer<Waiting> {
  readonly #isBusy: () => boolean;
  readonly #take: (input: Waiting) => void;
  #waiting: { readonly input: Waiting } | undefined;

  constructor(isBusy: () => boolean, take: (input: Waiting) => void) {
    this.#isBusy = isBusy;
    this.#take = take;
  }

  give(input: Waiting): void {
    if (this.#isBusy()) this.#waiting = { input };
    else this.#take(input);
  }

  /** What was shown has come to its end. */
  goOn(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) this.give(waiting.input);
  }

  forget(): void {
    this.#waiting = undefined;
  }
}
