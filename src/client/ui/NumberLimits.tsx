import { measure } from './Field.css.ts';

export interface Limits {
  readonly min: number;
  readonly max: number;
  /** A value outside of the range that is allowed too, and what it stands for, such as -1 for "unlimited". */
  readonly special?: { readonly code: number; readonly name: string } | undefined;
}

/** Between what a number may lie, and what else it may be. */
export const NumberLimits = ({ min, max, special }: Limits) => (
  <span className={measure}>
    {min} – {max}
    {special && ` / ${special.code} ${special.name}`}
  </span>
);
