import * as styles from './Options.css.ts';

interface OptionsProps<Value> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of a few options, side by side. */
export function Options<Value extends string | number>({ legend, options, chosen, onChoose }: OptionsProps<Value>) {
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.option}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
