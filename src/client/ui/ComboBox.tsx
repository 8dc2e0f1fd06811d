import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import { Popover } from 'react-aria-components/Popover';
import { searchKey } from '#domain/text/searchKey.ts';
import { box, boxedInput, field, inputPlace } from './Field.css.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { isComposing } from './isComposing.ts';
import type { Option } from './Option.ts';
import { OptionList } from './OptionList.tsx';
import { openButton, popover } from './Popover.css.ts';

interface ComboBoxProps<Value extends string | number> extends FieldTexts {
  readonly value: Value | null;
  /** Null when the field is left with no text. */
  readonly onChange: (value: Value | null) => void;
  readonly options: readonly (Option<Value> & { readonly words?: string })[];
  /** Shown when nothing matches what was typed. */
  readonly emptyText: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Called when the list drops and when it closes: a good moment to make the options. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Options in the dropped list at most; who looks for more types more. */
const MOST_SHOWN = 100;

/**
 * One of many values, found by typing part of its label, or of its `words`; width, case and kana do not matter. While it is
 * closed it costs as much as a text field, however many options there are.
 */
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
    onOpenChange,
    ...rest
  } = props;
  const [isOpen, setOpen] = useState(false);
  /** Undefined while nothing was typed since it was entered. */
  const [typed, setTyped] = useState<string>();
  const chosen = options.find((option) => option.value === value);
  const shown = useMemo(() => {
    if (!isOpen) return chosen ? [chosen] : [];
    const key = searchKey(typed ?? '');
    const found = options.filter((option) => searchKey(`${option.label} ${option.words ?? ''}`).includes(key));
    const first = found.slice(0, MOST_SHOWN);
    return typed === undefined && chosen && !first.includes(chosen) ? [chosen, ...first] : first;
  }, [isOpen, typed, options, chosen]);

  return (
    <AriaComboBox
      {...rest}
      className={field}
      value={value}
      onChange={(key) => {
        setTyped(undefined);
        const picked = options.find((option) => option.value === key)?.value ?? null;
        if (picked !== value) onChange(picked);
      }}
      items={shown}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputChange={(text) => setTyped(text === chosen?.label ? undefined : text)}
      onOpenChange={(open) => {
        setOpen(open);
        onOpenChange?.(open);
      }}
      onBlur={() => {
        if (typed === '' && value !== null) onChange(null);
        setTyped(undefined);
      }}
      allowsEmptyCollection
      isRequired={isRequired}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
      }}
    >
      <FieldFrame label={label} hint={hint} isRequired={isRequired} errors={errors}>
        <div className={box}>
          <span className={inputPlace}>
            <Input className={boxedInput} placeholder={placeholder} />
          </span>
          <Button className={openButton}>
            <ChevronDown size={16} aria-hidden />
          </Button>
        </div>
      </FieldFrame>
      <Popover className={popover} offset={4}>
        <OptionList options={shown} emptyText={emptyText} />
      </Popover>
    </AriaComboBox>
  );
}
