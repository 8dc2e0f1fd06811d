/**
 * The parts of a scenario that an operator can stop so that its author cannot go on with them (docs/product.md, "What operators stop"): the
 * work in every place of publication with its sharing, or the sharing alone.
 */
export const HOLD_SUBJECTS = ['work', 'sample'] as const;
export type HoldSubject = (typeof HOLD_SUBJECTS)[number];

/** The cause of a stop: it was stopped itself, or its author's account was disabled. */
export const HOLD_CAUSES = ['itself', 'account'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

/** Maximum characters of the reason that an operator gives. */
export const LONGEST_HOLD_REASON = 400;
