import { Checkbox } from '#client/ui/Checkbox.tsx';
import type { InputProps } from './inputProps.ts';

export function FlagInput({ value, onChange, label, errors }: InputProps<'flag'>) {
  return (
    <Checkbox isSelected={value} onChange={onChange} errors={errors}>
      {label}
    </Checkbox>
  );
}
