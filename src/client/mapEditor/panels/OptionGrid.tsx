import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { choice, choices, group, groupLabel, pictureChoice } from './OptionGrid.css.ts';

interface OptionGridProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly picture?: ReactNode }[];
  /** row: short words side by side; column: one below the other; grid: pictures whose label is only for assistive technology. */
  readonly flow: 'row' | 'column' | 'grid';
}

/** A choice of a few values of a tool, all visible, with a picture if that says more. */
export function OptionGrid<Value extends string | number>(props: OptionGridProps<Value>) {
  const { label, value, onChange, options, flow } = props;
  return (
    <RadioGroup
      className={group}
      value={String(value)}
      onChange={(key) => {
        const chosen = options.find((option) => String(option.value) === key);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Label className={groupLabel}>{label}</Label>
      <div className={choices({ flow })}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={String(option.value)}
            className={flow === 'grid' ? pictureChoice : choice}
            aria-label={option.label}
          >
            {option.picture}
            {flow !== 'grid' && <span>{option.label}</span>}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
