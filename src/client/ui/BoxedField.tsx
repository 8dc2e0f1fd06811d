import { type ReactNode, useId } from 'react';
import { box, field, hint as hintStyle, labelRow, label as labelStyle } from './Field.css.ts';
import { FieldErrors } from './FieldErrors.tsx';
import { type FieldTexts, LabelText } from './FieldFrame.tsx';
import { NoteBelow } from './FieldNote.tsx';

/** The attributes that link the control of a field to its label, hint and errors. */
export interface ControlProps {
  readonly id: string;
  readonly disabled: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface BoxedFieldProps extends FieldTexts {
  readonly isDisabled?: boolean | undefined;
  /** At the far end of the label row. */
  readonly measure: ReactNode;
  /** Says what became of typed text (`useFieldNote`). */
  readonly note?: string | undefined;
  /** The control, and whatever stands next to it in the box. */
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * A field for typing: label row, box, hint and errors. It uses plain elements, which are accessible enough: a form has a hundred of these
 * fields, and each key press renders one again.
 */
export function BoxedField({
  label,
  hint,
  isRequired = false,
  isDisabled = false,
  errors = [],
  measure,
  note,
  children,
}: BoxedFieldProps) {
  const id = useId();
  const isInvalid = errors.length > 0;
  const described = [...(hint === undefined ? [] : [`${id}hint`]), ...(isInvalid ? [`${id}errors`] : [])];
  return (
    <div className={field} data-invalid={isInvalid || undefined} data-disabled={isDisabled || undefined}>
      <span className={labelRow}>
        <label className={labelStyle} htmlFor={id}>
          <LabelText label={label} isRequired={isRequired} />
        </label>
        {measure}
      </span>
      <div className={box}>
        {children({
          id,
          disabled: isDisabled,
          'aria-describedby': described.join(' ') || undefined,
          'aria-invalid': isInvalid || undefined,
          'aria-required': isRequired || undefined,
        })}
      </div>
      {hint !== undefined && (
        <span className={hintStyle} id={`${id}hint`}>
          {hint}
        </span>
      )}
      <NoteBelow note={note} />
      {isInvalid && <FieldErrors messages={errors} id={`${id}errors`} />}
    </div>
  );
}
