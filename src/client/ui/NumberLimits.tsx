import { limits } from './Field.css.ts';

export interface Limits {
  readonly min: number;
  readonly max: number;
  /** Values outside of the range that are allowed too, with their meanings, such as -1 for "unlimited". */
  readonly named?: readonly { readonly code: number; readonly name: string }[] | undefined;
}

/** The range of a number, and its allowed values outside of the range; in a field it is shown while that has the focus. */
export const NumberLimits = ({ min, max, named = [] }: Limits) => (
  <span className={limits}>
    <span>
      {min} – {max}
    </span>
    {named.map(({ code, name }) => (
      <span key={code}>{` / ${code} ${name}`}</span>
    ))}
  </span>
);
