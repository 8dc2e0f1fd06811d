import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useSyncExternalStore } from 'react';
import { type KeyCombination, keyText } from '#client/commands/keyCombination.ts';
import { useText } from '#client/i18n/useText.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { canPlaySounds, playingSound, playSound, stopSound, subscribeToSound } from '#client/ui/playingSound.ts';
import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import { listen } from './CellChoices.css.ts';

/** The key that plays the highlighted sound during a choice. */
export const LISTEN_KEY: KeyCombination = { key: ' ', ctrl: true };

/** Plays a sound effect, or stops it if it is playing; the default code has no sound of its own. */
export function listenTo(code: number): void {
  if (playingSound() === code) stopSound();
  else if (code !== DEFAULT_SOUND.code && canPlaySounds()) void playSound(code);
}

/** A button that plays the highlighted sound among the choices of a cell. The focus stays in the cell's field. */
export function ChoiceSound({ code }: { readonly code: number }) {
  const text = useText(tableTexts);
  const isPlaying = useSyncExternalStore(subscribeToSound, playingSound) === code;
  const Icon = isPlaying ? Square : Play;
  return (
    <button
      type="button"
      className={listen}
      tabIndex={-1}
      disabled={code === DEFAULT_SOUND.code}
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        listenTo(code);
      }}
    >
      <Icon size={14} aria-hidden /> {text(isPlaying ? 'records.stopListening' : 'records.listen')} (
      {keyText(LISTEN_KEY)})
    </button>
  );
}
