/** One of several values to choose from. */
export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
}
