/** Letters that are written from right to left, and the unseen controls of direction: such a text would turn round what stands beside it. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** A control of direction would end the isolation, or go on behind it. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A name as it stands within a sentence: isolated (U+2068, U+2069), so that its direction leaves the rest of the sentence alone. Text that
 * is written from left to right, as our sentences are, needs nothing and stays as it is.
 */
export const isolated = (name: string): string =>
  TURNS.test(name) ? `\u2068${name.replace(CONTROLS, '')}\u2069` : name;
