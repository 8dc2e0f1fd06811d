import type { CompositionEvent, FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cutToWidth, displayWidth } from '#domain/text/displayWidth.ts';
import { BoxedField } from './BoxedField.tsx';
import { BoxInput } from './BoxInput.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import { isComposing } from './isComposing.ts';
import { WidthCounter } from './WidthCounter.tsx';

type Passed = 'name' | 'type' | 'autoComplete' | 'inputMode' | 'isDisabled' | 'isReadOnly' | 'autoFocus' | 'spellCheck';

export interface TextFieldProps extends FieldTexts, Pick<AriaTextFieldProps, Passed> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the field is left; a good moment to check it. */
  readonly onBlur?: () => void;
  /** Display width: ASCII and half-width kana 1, others 2. What is over is cut on commit, never while composing. */
  readonly maxWidth?: number;
  readonly placeholder?: string;
  /** Inside the box, after the text. */
  readonly end?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({ maxWidth, placeholder = '', end, inputRef, onBlur, ...rest }: TextFieldProps) {
  const { value, onChange } = rest;

  function commit(text: string) {
    if (maxWidth !== undefined && displayWidth(text) > maxWidth) onChange(cutToWidth(text, maxWidth));
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    if (isComposing(event)) event.preventDefault();
    else commit(event.currentTarget.value);
  }

  return (
    <BoxedField {...rest} measure={maxWidth !== undefined && <WidthCounter text={value} maxWidth={maxWidth} />}>
      <BoxInput
        ref={inputRef}
        placeholder={placeholder}
        onKeyDown={onKeyDown}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => commit(event.currentTarget.value)}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          commit(event.currentTarget.value);
          onBlur?.();
        }}
      />
      {end}
    </BoxedField>
  );
}
