import type { Ref } from 'react';
import { Input, type InputProps } from 'react-aria-components/TextField';
import { boxedInput, boxedNumber, inputPlace } from './Field.css.ts';

interface BoxInputProps extends Omit<InputProps, 'className' | 'style'> {
  readonly align?: 'start' | 'end';
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line that is written into, in a box of the kit. It fills a place of its own: so a key lays out the line, and not the page around it. */
export function BoxInput({ align = 'start', ...props }: BoxInputProps) {
  return (
    <span className={inputPlace}>
      <Input {...props} className={align === 'end' ? boxedNumber : boxedInput} />
    </span>
  );
}
