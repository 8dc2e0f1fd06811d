import { NumberField } from '#client/ui/NumberField.tsx';
import type { InputProps } from './inputProps.ts';
import { useDraft } from './useDraft.ts';

/** A whole number in its range, or the special value beside it. */
export function NumberInput({ field, value, onChange, label, errors }: InputProps<'int'>) {
  const draft = useDraft(value, onChange, () => true);
  return (
    <NumberField
      label={label}
      errors={errors}
      value={draft.value}
      onChange={draft.type}
      onBlur={draft.leave}
      min={field.min}
      max={field.max}
      special={field.special}
    />
  );
}
