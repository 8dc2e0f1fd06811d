import { measure } from './Field.css.ts';

export interface Limits {
  readonly min: number;
  readonly max: number;
  /** Values outside of the range that are allowed too, and what each stands for, such as -1 for "unlimited". */
  readonly named?: readonly { readonly code: number; readonly name: string }[] | undefined;
}

/** Between what a number may lie, and what else it may be. */
export const NumberLimits = ({ min, max, named = [] }: Limits) => (
  <span className={measure}>
    {min} – {max}
    {named.map(({ code, name }) => ` / ${code} ${name}`)}
  </span>
);
