/** A mutant that no test can kill, since the program does the same with it. */
export interface Equivalent {
  readonly file: string;
  /** The line of the code, without the blanks around it. */
  readonly line: string;
  /** What the line becomes. */
  readonly mutated: string;
  readonly reason: string;
}

/** An entry whose line is gone is refused: whoever changes the line looks at it anew. */
export const EQUIVALENT: readonly Equivalent[] = [];
