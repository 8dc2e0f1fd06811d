import type { ReactNode } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { box, field } from './Field.css.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

type Passed = Omit<AriaTextFieldProps, 'children' | 'className' | 'isRequired' | 'isInvalid' | 'validationBehavior'>;

interface BoxedFieldProps extends FieldTexts, Passed {
  /** At the far end of the label row. */
  readonly measure: ReactNode;
  /** What is written into, and what stands beside it in the box. */
  readonly children: ReactNode;
}

/** A field that one writes into: the frame of every field, and in it a box. */
export function BoxedField({
  label,
  hint,
  isRequired = false,
  errors = [],
  measure,
  children,
  ...rest
}: BoxedFieldProps) {
  return (
    <AriaTextField
      {...rest}
      className={field}
      isRequired={isRequired}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
    >
      <FieldFrame label={label} hint={hint} isRequired={isRequired} errors={errors} measure={measure}>
        <div className={box}>{children}</div>
      </FieldFrame>
    </AriaTextField>
  );
}
