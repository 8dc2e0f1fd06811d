import { limits } from './Field.css.ts';

export interface Limits {
  readonly min: number;
  readonly max: number;
  /** Values outside of the range that are allowed too, with their meanings, such as -1 for "unlimited". */
  readonly named?: readonly { readonly code: number; readonly name: string }[] | undefined;
}

interface NumberLimitsProps extends Limits {
  /** The id by which the field is described. */
  readonly id?: string;
}

/** The range of a number, and its allowed values outside of the range; shown and read out while the field has the focus. */
export const NumberLimits = ({ id, min, max, named = [] }: NumberLimitsProps) => (
  <span className={limits} id={id}>
    <span>
      {min} – {max}
    </span>
    {named.map(({ code, name }) => (
      <span key={code}>{` / ${code} ${name}`}</span>
    ))}
  </span>
);
