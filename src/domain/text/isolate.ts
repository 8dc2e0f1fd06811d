/** Right-to-left letters, and invisible direction controls: a text with these would reverse the text around it. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Direction controls, which would end the isolation or continue after it. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a name for use within a sentence: isolated (U+2068, U+2069), so that its direction does not affect the rest of the sentence.
 * Left-to-right text, like our sentences, stays unchanged.
 */
export const isolated = (name: string): string =>
  TURNS.test(name) ? `\u2068${name.replace(CONTROLS, '')}\u2069` : name;
