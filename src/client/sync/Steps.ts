/** Undo steps kept per floor (docs/product.md, "Constants"); they share the browser's storage with those of all other floors. */
export const FLOOR_STEPS = 20;
/** Undo steps kept per table or form: many of them change a single cell. */
export const RECORD_STEPS = 60;

const counts = new WeakMap<object, number>();
let latest = 0;

/** Numbers a step that is made, undone or redone among those of the page, so that several histories can be undone as one. */
export function counted<Step extends object>(step: Step, count = ++latest): Step {
  counts.set(step, count);
  return step;
}

/** The number of a step; 0 for none, and for one from before the page was loaded. */
export const countOf = (step: object | undefined): number => (step && counts.get(step)) ?? 0;

/** The undo and redo steps. This class only stores them; its caller applies them. */
export class Steps<Step> {
  readonly #most: number;
  #back: Step[] = [];
  #forth: Step[] = [];

  /** @param most number of steps to keep; the oldest go first */
  constructor(most: number) {
    this.#most = most;
  }

  get back(): readonly Step[] {
    return this.#back;
  }

  get forth(): readonly Step[] {
    return this.#forth;
  }

  /** Adds a new step and clears the redo steps. */
  push(step: Step): void {
    this.#back = [...this.#back, step].slice(-this.#most);
    this.#forth = [];
  }

  /** Replaces the newest step, for a stroke that continues. */
  replaceLast(step: Step): void {
    this.#back = [...this.#back.slice(0, -1), step];
  }

  /** Whether a step can still be undone. */
  holds(step: Step): boolean {
    return this.#back.includes(step);
  }

  /** Replaces a stored step by another form of it. @returns whether it was there */
  replace(step: Step, by: Step): boolean {
    const isKept = this.holds(step);
    if (isKept) this.#back = this.#back.map((each) => (each === step ? by : each));
    return isKept;
  }

  /** Removes a step, whether it is in the undo or the redo list. */
  drop(step: Step): void {
    const isOther = (one: Step) => one !== step;
    this.restore(this.#back.filter(isOther), this.#forth.filter(isOther));
  }

  /** Adapts all steps to a change of the data that they refer to, such as the numbers of records. */
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

  /** Adds a step that was redone, without clearing the other redo steps. */
  keepBack(step: Step): void {
    this.#back.push(step);
  }

  restore(back: readonly Step[], forth: readonly Step[]): void {
    this.#back = back.slice(-this.#most);
    this.#forth = [...forth];
  }
}
