import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { box, field } from './Field.css.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import type { Option } from './OptionList.tsx';
import { OptionList } from './OptionList.tsx';
import { popover, valueButton, value as valueStyle } from './Popover.css.ts';

interface SelectProps<Value extends string | number> extends FieldTexts {
  /** Null if nothing is chosen; then `placeholder` shows. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly Option<Value>[];
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/** A choice from a closed list of up to about thirty values. Use a ComboBox for longer lists, a Choice for two to four values. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { value, onChange, options, errors = [], label, hint, isRequired = false, placeholder = '', ...rest } = props;
  return (
    <AriaSelect
      {...rest}
      className={field}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      placeholder={placeholder}
      isRequired={isRequired}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
    >
      <FieldFrame label={label} hint={hint} isRequired={isRequired} errors={errors}>
        <div className={box}>
          <Button className={valueButton}>
            <SelectValue className={valueStyle}>
              {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
            </SelectValue>
            <ChevronDown size={16} aria-hidden />
          </Button>
        </div>
      </FieldFrame>
      <Popover className={popover} offset={4}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  );
}
