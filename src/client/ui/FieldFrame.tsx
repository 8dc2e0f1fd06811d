import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { hint as hintStyle, labelRow, label as labelStyle, requiredMark } from './Field.css.ts';
import { FieldErrors } from './FieldErrors.tsx';
import { NoteBelow } from './FieldNote.tsx';

/** The props of every field. All texts come from the caller; the kit has none of its own. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean | undefined;
  /** From the form's own check and from the server alike; empty means valid. */
  readonly errors?: readonly string[] | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** At the far end of the label row: a counter or a range. */
  readonly measure?: ReactNode;
  /** Says what became of typed text (`useFieldNote`). */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** Label row, the control, hint and errors, inside of a field of react-aria, which links them for assistive technology. */
export function FieldFrame({ label, hint, isRequired, errors, measure, note, children }: FieldFrameProps) {
  return (
    <>
      <span className={labelRow}>
        <Label className={labelStyle}>
          <LabelText label={label} isRequired={isRequired} />
        </Label>
        {measure}
      </span>
      {children}
      {hint !== undefined && (
        <Text slot="description" className={hintStyle}>
          {hint}
        </Text>
      )}
      <NoteBelow note={note} />
      <FieldError>{errors && <FieldErrors messages={errors} />}</FieldError>
    </>
  );
}

/** The name of a field, with a mark if it is required. */
export function LabelText({ label, isRequired }: Pick<FieldTexts, 'label' | 'isRequired'>) {
  return (
    <>
      {label}
      {isRequired && (
        <span className={requiredMark} aria-hidden>
          *
        </span>
      )}
    </>
  );
}
