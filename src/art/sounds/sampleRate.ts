/** Samples per second of every sound. */
export const SAMPLE_RATE = 22_050;
