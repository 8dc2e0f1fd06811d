import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useState, useSyncExternalStore } from 'react';
import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import { sound } from './Popover.css.ts';
import { canPlaySounds, listenTo, playingSound, subscribeToSound } from './playingSound.ts';

interface OptionSoundProps {
  readonly code: number;
  /** Says what a press does, and by which key it is done. */
  readonly hint: string;
}

/**
 * A mark in a line of an open list: pressed, it plays the sound of the line without choosing it. An option may hold no button, so it is for
 * the pointer alone; the keyboard has `onPreview` of the ComboBox.
 */
export function OptionSound({ code, hint }: OptionSoundProps) {
  const [canPlay] = useState(canPlaySounds);
  const isPlaying = useSyncExternalStore(subscribeToSound, playingSound) === code;
  if (!canPlay || code === DEFAULT_SOUND.code) return null;
  const Icon = isPlaying ? Square : Play;
  return (
    <span
      className={sound}
      data-sound={code}
      title={hint}
      aria-hidden
      onPointerDown={(event) => {
        // The focus stays in the field, and the line is not chosen.
        event.preventDefault();
        event.stopPropagation();
        listenTo(code);
      }}
      // A list chooses the line above which a press ends, wherever it began.
      onPointerUp={(event) => event.stopPropagation()}
    >
      <Icon size={14} />
    </span>
  );
}
