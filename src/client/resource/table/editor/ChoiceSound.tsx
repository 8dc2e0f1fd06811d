import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useSyncExternalStore } from 'react';
import { keyText } from '#client/commands/keyCombination.ts';
import { useText } from '#client/i18n/useText.ts';
import { LISTEN_KEY } from '#client/resource/inputs/SoundInput.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { listenTo, playingSound, subscribeToSound } from '#client/ui/playingSound.ts';
import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import { listen } from './CellChoices.css.ts';

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
