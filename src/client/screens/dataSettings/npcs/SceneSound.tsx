import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { SoundPlayButton } from '#client/ui/SoundPlayButton.tsx';
import { DEFAULT_SOUND, SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import * as styles from './ConversationPanel.css.ts';

/** The name of a scene's sound, with a button to play it. */
export function SceneSound({ label, code }: { readonly label: string; readonly code: number }) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const sound = SOUND_EFFECTS.find((effect) => effect.code === code) ?? DEFAULT_SOUND;
  const name = sound.label[language];
  return (
    <span className={styles.sound}>
      {label}: {name}
      <SoundPlayButton
        code={code}
        playLabel={text('record.playSound', { name: `${label} ${name}` })}
        stopLabel={text('record.stopSound', { name: `${label} ${name}` })}
      />
    </span>
  );
}
