import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { bare, option as optionStyle } from './Checkbox.css.ts';
import { dot, radios, segment, segments, tile, tileField, tiles } from './Choice.css.ts';
import { field } from './Field.css.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import type { Option } from './OptionList.tsx';

interface ChoiceProps<Value extends string | number> extends FieldTexts {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly (Option<Value> & { readonly icon?: ReactNode })[];
  /** radio: in forms; segments: for two to five short words that change the view. */
  readonly look?: 'radio' | 'segments';
  readonly isDisabled?: boolean;
}

/** A choice of a few values, all of them visible; those with pictures are tiles in a row of their own. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { value, onChange, options, look = 'radio', errors = [], label, hint, isRequired = false, ...rest } = props;
  const isPictured = options.some(({ icon }) => icon !== undefined);
  const list = isPictured ? tiles : look === 'radio' ? radios : segments;
  const radio = isPictured ? tile : look === 'radio' ? `${optionStyle} ${bare}` : segment;
  function choose(key: string) {
    const chosen = options.find((option) => String(option.value) === key);
    if (chosen) onChange(chosen.value);
  }
  return (
    <RadioGroup
      {...rest}
      className={isPictured ? tileField : field}
      value={String(value)}
      onChange={choose}
      orientation="horizontal"
      isRequired={isRequired}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
    >
      <FieldFrame label={label} hint={hint} isRequired={isRequired} errors={errors}>
        <div className={list}>
          {options.map((option) => (
            <Radio
              key={option.value}
              value={String(option.value)}
              isDisabled={option.isDisabled ?? false}
              className={radio}
            >
              {look === 'radio' && !isPictured && <span className={dot} />}
              {option.icon}
              <span>{option.label}</span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}
