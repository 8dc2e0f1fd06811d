import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { NumberField } from '#client/ui/NumberField.tsx';
import type { InputProps } from './inputProps.ts';
import { limitsOf } from './inputProps.ts';
import { useDraft } from './useDraft.ts';

/** An integer within its range, or one of its named values. */
export function NumberInput({ field, value, onChange, label, errors, hint }: InputProps<'int'>) {
  const draft = useDraft(value, onChange);
  return (
    <NumberField
      label={label}
      hint={hint}
      errors={errors}
      value={draft.value}
      onChange={draft.type}
      onBlur={draft.leave}
      {...limitsOf(field, useAtomValue(languageAtom))}
    />
  );
}
