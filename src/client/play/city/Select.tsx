import * as styles from './Select.css.ts';

interface SelectProps<Value> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of many options as a drop-down list. */
export function Select<Value extends string | number>({ label, options, chosen, onChoose }: SelectProps<Value>) {
  return (
    <label className={styles.frame}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.select}
        value={chosen}
        onChange={(event) => {
          const option = options[event.currentTarget.selectedIndex];
          if (option) onChoose(option.value);
        }}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
