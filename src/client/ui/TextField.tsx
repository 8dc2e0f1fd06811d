import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { cutToWidth, withoutControls } from '#domain/text/displayWidth.ts';
import { BoxedField } from './BoxedField.tsx';
import { BoxInput } from './BoxInput.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import { isComposing } from './isComposing.ts';
import { WidthCounter } from './WidthCounter.tsx';

type Passed = 'name' | 'type' | 'autoComplete' | 'inputMode' | 'readOnly' | 'autoFocus' | 'spellCheck';

export interface TextFieldProps extends FieldTexts, Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  readonly isDisabled?: boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the field is left; a good moment to check it. */
  readonly onBlur?: () => void;
  /** Called when something was cut, with what was typed and what was left of it. */
  readonly onCut?: (whole: string, rest: string) => void;
  /** Display width: ASCII and half-width kana 1, others 2. What is over is cut on commit, never while composing. */
  readonly maxWidth?: number;
  readonly placeholder?: string;
  /** Inside the box, after the text. */
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
  onCut,
  maxWidth,
  end,
  inputRef,
  ...passed
}: TextFieldProps) {
  function commit(text: string) {
    const cut = maxWidth === undefined ? text : cutToWidth(withoutControls(text), maxWidth);
    if (cut === text) return;
    onChange(cut);
    onCut?.(text, cut);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    if (isComposing(event)) event.preventDefault();
    else commit(event.currentTarget.value);
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
            onCompositionEnd={(event) => commit(event.currentTarget.value)}
            onBlur={(event) => {
              commit(event.currentTarget.value);
              onBlur?.();
            }}
          />
          {end}
        </>
      )}
    </BoxedField>
  );
}
