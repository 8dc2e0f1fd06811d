import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type KeyCombination, keyText } from '#client/commands/keyCombination.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { OptionSound } from '#client/ui/OptionSound.tsx';
import { listenTo } from '#client/ui/playingSound.ts';
import { SoundPlayButton } from '#client/ui/SoundPlayButton.tsx';
import { DEFAULT_SOUND, SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import type { InputProps } from './inputProps.ts';
import { beside, referenceRow } from './inputs.css.ts';

/** The key that plays the marked sound of an open list. */
export const LISTEN_KEY: KeyCombination = { key: ' ', ctrl: true };

/** A sound effect, found by its name, with a button that plays it; in the open list each is heard without being chosen. */
export function SoundInput({ value, onChange, label, errors }: InputProps<'sound'>) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const options = useMemo(
    () =>
      [DEFAULT_SOUND, ...SOUND_EFFECTS].map(({ code, label: name }) => ({
        value: code,
        label: name[language],
        words: [`${code}`, name.ja, name.en],
        end: <OptionSound code={code} hint={text('record.listen', { key: keyText(LISTEN_KEY) })} />,
      })),
    [language, text],
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
        onPreview={listenTo}
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
