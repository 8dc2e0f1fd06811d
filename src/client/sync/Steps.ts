/** Steps kept of a floor (docs/product.md, "Constants"); they lie in the browser's storage, of which all floors have a part. */
export const FLOOR_STEPS = 20;
/** Steps kept of a table or a form: many are a single cell. */
export const RECORD_STEPS = 60;

/** The steps back and forth. It only keeps them; whoever made them applies them. */
export class Steps<Step> {
  readonly #most: number;
  #back: Step[] = [];
  #forth: Step[] = [];

  /** @param most steps that are kept; the oldest go first */
  constructor(most: number) {
    this.#most = most;
  }

  get back(): readonly Step[] {
    return this.#back;
  }

  get forth(): readonly Step[] {
    return this.#forth;
  }

  /** A new step: what had been undone is gone. */
  push(step: Step): void {
    this.#back = [...this.#back, step].slice(-this.#most);
    this.#forth = [];
  }

  /** The newest step with another content, for a stroke that goes on. */
  replaceLast(step: Step): void {
    this.#back = [...this.#back.slice(0, -1), step];
  }

  /** Whether a step can still be taken back. */
  holds(step: Step): boolean {
    return this.#back.includes(step);
  }

  /** A step that is kept, in another form. @returns whether it was there */
  replace(step: Step, by: Step): boolean {
    const isKept = this.holds(step);
    if (isKept) this.#back = this.#back.map((each) => (each === step ? by : each));
    return isKept;
  }

  /** Without a step, wherever it is. */
  drop(step: Step): void {
    const isOther = (one: Step) => one !== step;
    this.restore(this.#back.filter(isOther), this.#forth.filter(isOther));
  }

  /** Leads all steps to what has changed beneath them, such as the numbers of records. */
  carry(carried: (step: Step) => Step): void {
    this.restore(this.#back.map(carried), this.#forth.map(carried));
  }

  takeBack(): Step | undefined {
    return this.#back.pop();
  }

  takeForth(): Step | undefined {
    return this.#forth.pop();
  }

  keepForth(step: Step): void {
    this.#forth.push(step);
  }

  /** Keeps a step that was done again, without forgetting the others that were undone. */
  keepBack(step: Step): void {
    this.#back.push(step);
  }

  restore(back: readonly Step[], forth: readonly Step[]): void {
    this.#back = back.slice(-this.#most);
    this.#forth = [...forth];
  }
}
