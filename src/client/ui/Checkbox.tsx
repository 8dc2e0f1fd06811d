import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ReactNode, useId } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { bare, column, mark, option, sign } from './Checkbox.css.ts';
import { FieldErrors } from './FieldErrors.tsx';

interface CheckboxProps extends Pick<AriaCheckboxProps, 'name' | 'isDisabled' | 'isIndeterminate' | 'autoFocus'> {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  /** The label; it may contain links. */
  readonly children: ReactNode;
  readonly errors?: readonly string[] | undefined;
  readonly 'aria-label'?: string;
}

/** A yes or no in a form that is sent later. Use a Switch for what takes effect at once. */
export function Checkbox({ children, errors = [], ...props }: CheckboxProps) {
  const errorId = useId();
  const isInvalid = errors.length > 0;
  return (
    <div className={column}>
      <AriaCheckbox
        {...props}
        className={`${option} ${bare}`}
        isInvalid={isInvalid}
        validationBehavior="aria"
        {...(isInvalid ? { 'aria-describedby': errorId } : {})}
      >
        <span className={mark}>
          {props.isIndeterminate ? (
            <Minus className={sign} size={14} strokeWidth={3} aria-hidden />
          ) : (
            <Check className={sign} size={14} strokeWidth={3} aria-hidden />
          )}
        </span>
        <span>{children}</span>
      </AriaCheckbox>
      {isInvalid && <FieldErrors id={errorId} messages={errors} />}
    </div>
  );
}
