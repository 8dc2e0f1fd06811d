import { measure } from './Field.css.ts';

export interface Limits {
  readonly min: number;
  readonly max: number;
  /** A value outside of the range that is allowed too, such as -1 for "unlimited". */
  readonly special?: number | undefined;
}

/** Between what a number may lie. */
export const NumberLimits = ({ min, max, special }: Limits) => (
  <span className={measure}>
    {min} – {max}
    {special !== undefined && ` / ${special}`}
  </span>
);
