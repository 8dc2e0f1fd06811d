import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { BoxedField } from './BoxedField.tsx';
import { BoxInput } from './BoxInput.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import { isComposing } from './isComposing.ts';
import { WidthCounter } from './WidthCounter.tsx';

type Passed = 'name' | 'type' | 'autoComplete' | 'inputMode' | 'readOnly' | 'autoFocus' | 'spellCheck' | 'lang';

export interface TextFieldProps extends FieldTexts, Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  readonly isDisabled?: boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the field is left; a good moment to validate it. */
  readonly onBlur?: () => void;
  /** Called when an IME conversion starts and when it ends. */
  readonly onCompose?: (isComposing: boolean) => void;
  /** Display width for the counter: ASCII and half-width kana 1, others 2. The caller handles what is over. */
  readonly maxWidth?: number;
  readonly placeholder?: string;
  /** Inside of the box, after the text. */
  readonly end?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  isRequired,
  errors,
  isDisabled,
  value,
  onChange,
  onBlur,
  onCompose,
  maxWidth,
  end,
  inputRef,
  ...passed
}: TextFieldProps) {
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  }

  return (
    <BoxedField
      {...{ label, hint, isRequired, errors, isDisabled }}
      measure={maxWidth !== undefined && <WidthCounter text={value} maxWidth={maxWidth} />}
    >
      {(control) => (
        <>
          <BoxInput
            type="text"
            {...passed}
            {...control}
            ref={inputRef}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onCompositionStart={() => onCompose?.(true)}
            onCompositionEnd={() => onCompose?.(false)}
            onBlur={onBlur}
          />
          {end}
        </>
      )}
    </BoxedField>
  );
}
