import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { bare, option as optionStyle } from './Checkbox.css.ts';
import { dot, pictured, radios, segment, segments, withPicture } from './Choice.css.ts';
import { field } from './Field.css.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import type { Option } from './Option.ts';

interface ChoiceProps<Value extends string | number> extends FieldTexts {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly (Option<Value> & { readonly icon?: ReactNode })[];
  /** radio: in forms; segments: for two to five short words that change what one sees. */
  readonly look?: 'radio' | 'segments';
  readonly isDisabled?: boolean;
}

/** One of a few values, all of them in sight. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { value, onChange, options, look = 'radio', errors = [], label, hint, isRequired = false, ...rest } = props;
  const isPictured = options.some(({ icon }) => icon !== undefined);
  const list = isPictured ? pictured : radios;
  const radio = `${optionStyle} ${bare} ${isPictured ? withPicture : ''}`;
  function choose(key: string) {
    const chosen = options.find((option) => String(option.value) === key);
    if (chosen) onChange(chosen.value);
  }
  return (
    <RadioGroup
      {...rest}
      className={field}
      value={String(value)}
      onChange={choose}
      orientation="horizontal"
      isRequired={isRequired}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
    >
      <FieldFrame label={label} hint={hint} isRequired={isRequired} errors={errors}>
        <div className={look === 'radio' ? list : segments}>
          {options.map((option) => (
            <Radio
              key={option.value}
              value={String(option.value)}
              isDisabled={option.isDisabled ?? false}
              className={look === 'radio' ? radio : segment}
            >
              {look === 'radio' && <span className={dot} />}
              {option.icon}
              {option.label}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}
