import type { InputHTMLAttributes, Ref } from 'react';
import { boxedInput, boxedNumber, inputPlace } from './Field.css.ts';

interface BoxInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> {
  readonly align?: 'start' | 'end';
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A text input of one line in a box of the kit. It fills an element of its own, so that typing lays out only this line and not the page
 * around it.
 */
export function BoxInput({ align = 'start', ...props }: BoxInputProps) {
  return (
    <span className={inputPlace}>
      <input {...props} className={align === 'end' ? boxedNumber : boxedInput} />
    </span>
  );
}
