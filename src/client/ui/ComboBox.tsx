import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type SyntheticEvent, useContext, useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { Popover } from 'react-aria-components/Popover';
import { bestMatches } from '#domain/text/bestMatches.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { box, boxedInput, field, inputPlace } from './Field.css.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { isComposing } from './isComposing.ts';
import type { Option } from './Option.ts';
import { OptionList } from './OptionList.tsx';
import { openButton, popover } from './Popover.css.ts';
import { showSnackbar } from './snackbarQueue.ts';

interface ComboBoxProps<Value extends string | number> extends FieldTexts {
  readonly value: Value | null;
  /** Null when the field is left with no text. */
  readonly onChange: (value: Value | null) => void;
  readonly options: readonly (Option<Value> & { readonly words?: readonly string[] })[];
  /** Said when nothing matches what was typed: in the list, and as the field goes back to what it held. */
  readonly emptyText: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Called when the list drops and when it closes: a good moment to make the options. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Options in the dropped list at most; who looks for more types more. */
const MOST_SHOWN = 100;

/**
 * One of many values, found by typing part of its label, or of one of its `words`; width, case and kana do not matter. Enter and Tab
 * take the one that matches best, or the one that was gone to. While it is closed it costs as much as a text field, however many
 * options there are.
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
    const found = bestMatches(options, typed ?? '', ({ label: name, words = [] }) => [name, ...words].map(searchKey));
    const first = found.slice(0, MOST_SHOWN);
    return typed === undefined && chosen && !first.includes(chosen) ? [chosen, ...first] : first;
  }, [isOpen, typed, options, chosen]);

  function leave(): void {
    if (typed && shown.length === 0) showSnackbar(`${label}: ${typed} — ${emptyText}`);
    setTyped(undefined);
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    // What an input method commits is a word, and chooses nothing yet.
    if (isComposing(event)) {
      event.stopPropagation();
      if (event.key === 'Enter') event.preventDefault();
    } else if ((event.key === 'Enter' || event.key === 'Tab') && typed === '' && !isGoneTo(event.currentTarget)) {
      onChange(null);
    }
  }
  /** What it holds is a choice and no text to go on with: it is marked as Tab marks it, so that what is typed takes its place. */
  function mark({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
    if (typed === undefined && input.selectionStart === input.selectionEnd) input.select();
  }
  return (
    <AriaComboBox
      {...rest}
      className={field}
      value={value}
      onChange={(key) => {
        leave();
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
    >
      {typed && <FirstMarked first={shown.find(({ isDisabled }) => !isDisabled)?.value} />}
      <FieldFrame label={label} hint={hint} isRequired={isRequired} errors={errors}>
        <div className={box}>
          <span className={inputPlace}>
            <Input
              className={boxedInput}
              placeholder={placeholder}
              onKeyDownCapture={onKey}
              onFocus={mark}
              onClick={mark}
            />
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

/** Whether an option of the list is marked, for Enter and Tab to take it. */
const isGoneTo = (input: HTMLInputElement) => input.hasAttribute('aria-activedescendant');

/**
 * Marks the first option while none is: react-aria takes the mark away with every key that changes the text. It does so in an
 * effect that comes after this one, so that the mark waits for it: made before, it would be lost. It shows nothing itself.
 */
function FirstMarked({ first }: { readonly first: string | number | undefined }) {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (!state?.isOpen || first === undefined) return;
    const { selectionManager } = state;
    queueMicrotask(() => {
      if (selectionManager.focusedKey === null) selectionManager.setFocusedKey(first);
    });
  });
  return null;
}
