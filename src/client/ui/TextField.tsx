import type { CompositionEvent, FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField';
import { cutToWidth, displayWidth } from '#domain/text/displayWidth.ts';
import { box, field, input } from './Field.css.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
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
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    errors = [],
    isRequired = false,
    maxWidth,
    placeholder = '',
    end,
    inputRef,
    onBlur,
    ...rest
  } = props;
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
    <AriaTextField
      {...rest}
      className={field}
      isRequired={isRequired}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
    >
      <FieldFrame
        label={label}
        hint={hint}
        isRequired={isRequired}
        errors={errors}
        measure={maxWidth !== undefined && <WidthCounter text={value} maxWidth={maxWidth} />}
      >
        <div className={box}>
          <Input
            ref={inputRef}
            className={input}
            placeholder={placeholder}
            onKeyDown={onKeyDown}
            onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => commit(event.currentTarget.value)}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              commit(event.currentTarget.value);
              onBlur?.();
            }}
          />
          {end}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
