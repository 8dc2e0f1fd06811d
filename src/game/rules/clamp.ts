/** Limits a number to the range from `least` to `most`. */
export const clamp = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

/** Limits a chance to 5 to 95 whole per cent, so that it is never certain or impossible. */
export const uncertain = (percent: number): number => clamp(5, 95, Math.trunc(percent));

/** The number of whole steps in a level; 0 if the step is 0. */
export const stepsIn = (level: number, step: number): number => (step === 0 ? 0 : Math.floor(level / step));
