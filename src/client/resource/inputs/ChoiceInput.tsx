import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Select } from '#client/ui/Select.tsx';
import type { InputProps } from './inputProps.ts';

/** The most options that a plain drop-down list shows well; with more, options are found by typing. */
const MOST_VISIBLE = 30;

/** A choice of one entry from a closed list. */
export function ChoiceInput({ field, value, onChange, label, errors }: InputProps<'choice'>) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const options = useMemo(
    () =>
      field.options
        .filter(({ code, isObsolete }) => !isObsolete || code === value)
        .map(({ code, label: name }) => ({
          value: code,
          label: name[language],
          words: [`${code}`, name.ja, name.en],
        })),
    [field, language, value],
  );
  const props = { label, errors, value, options };
  if (options.length <= MOST_VISIBLE) return <Select {...props} onChange={onChange} />;
  return (
    <ComboBox {...props} onChange={(code) => onChange(code ?? field.initial)} emptyText={text('record.nothingFound')} />
  );
}
