import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import { Popover } from 'react-aria-components/Popover';
import { searchKey } from '#domain/text/searchKey.ts';
import { box, field, input } from './Field.css.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { isComposing } from './isComposing.ts';
import type { Option } from './Option.ts';
import { OptionList } from './OptionList.tsx';
import { openButton, popover } from './Popover.css.ts';

interface ComboBoxProps<Value extends string | number> extends FieldTexts {
  readonly value: Value | null;
  /** Null when the text was cleared. */
  readonly onChange: (value: Value | null) => void;
  readonly options: readonly Option<Value>[];
  /** Shown when nothing matches what was typed. */
  readonly emptyText: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

/** One of many values, found by typing part of its label; width, case and kana do not matter. */
export function ComboBox<Value extends string | number>(props: ComboBoxProps<Value>) {
  const {
    value,
    onChange,
    options,
    emptyText,
    placeholder = '',
    errors = [],
    label,
    hint,
    isRequired = false,
    ...rest
  } = props;
  const forms = useMemo(() => new Map(options.map((option) => [option.label, searchKey(option.label)])), [options]);
  return (
    <AriaComboBox
      {...rest}
      className={field}
      value={value}
      onChange={(key) => onChange(options.find((option) => option.value === key)?.value ?? null)}
      defaultFilter={(text, typed) => (forms.get(text) ?? searchKey(text)).includes(searchKey(typed))}
      allowsEmptyCollection
      menuTrigger="focus"
      isRequired={isRequired}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
      }}
    >
      <FieldFrame label={label} hint={hint} isRequired={isRequired} errors={errors}>
        <div className={box}>
          <Input className={input} placeholder={placeholder} />
          <Button className={openButton}>
            <ChevronDown size={16} aria-hidden />
          </Button>
        </div>
      </FieldFrame>
      <Popover className={popover} offset={4}>
        <OptionList options={options} emptyText={emptyText} />
      </Popover>
    </AriaComboBox>
  );
}
