import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { SoundPlayButton } from '#client/ui/SoundPlayButton.tsx';
import { DEFAULT_SOUND, SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import type { InputProps } from './inputProps.ts';
import { beside, referenceRow } from './inputs.css.ts';

/** A sound effect, found by its name, with a button that plays it. */
export function SoundInput({ value, onChange, label, errors }: InputProps<'sound'>) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const options = useMemo(
    () =>
      [DEFAULT_SOUND, ...SOUND_EFFECTS].map(({ code, label: name }) => ({
        value: code,
        label: name[language],
        words: [`${code}`, name.ja, name.en],
      })),
    [language],
  );
  const name = options.find((option) => option.value === value)?.label ?? '';
  return (
    <div className={referenceRow}>
      <ComboBox
        label={label}
        errors={errors}
        value={value}
        onChange={(code) => onChange(code ?? DEFAULT_SOUND.code)}
        options={options}
        emptyText={text('record.nothingFound')}
      />
      <span className={beside}>
        <SoundPlayButton
          code={value}
          playLabel={text('record.playSound', { name })}
          stopLabel={text('record.stopSound', { name })}
        />
      </span>
    </div>
  );
}
