/**
 * Takes inputs one after the other: one that arrives while another is still being shown waits, and of several waiting ones only the last is
 * kept.
 */
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

  /** Call this when the animation has ended: takes the waiting input. */
  goOn(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) this.give(waiting.input);
  }

  forget(): void {
    this.#waiting = undefined;
  }
}
