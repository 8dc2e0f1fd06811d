/** The nearest number of `least` to `most`. */
export const clamp = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

/** A chance that nothing makes sure, and nothing rules out: 5 to 95 whole per cent. */
export const uncertain = (percent: number): number => clamp(5, 95, Math.trunc(percent));

/** Every so many levels one more; never with 0. */
export const stepsIn = (level: number, step: number): number => (step === 0 ? 0 : Math.floor(level / step));
