import { measure } from './Field.css.ts';

export interface Limits {
  readonly min: number;
  readonly max: number;
  /** A value outside of the range that is allowed too, such as -1 for "unlimited". */
  readonly special?: number | undefined;
  /** What the special value stands for, said behind the range: ", 0 for none". */
  readonly specialText?: string | undefined;
}

/** Between what a number may lie. */
export const NumberLimits = ({ min, max, special, specialText = ` / ${special}` }: Limits) => (
  <span className={measure}>
    {min} – {max}
    {special !== undefined && specialText}
  </span>
);
