import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useState, useSyncExternalStore } from 'react';
import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import { IconButton } from './IconButton.tsx';
import { canPlaySounds, playingSound, playSound, stopSound, subscribeToSound } from './playingSound.ts';

interface SoundPlayButtonProps {
  /** A sound effect; the default one has no file, and so no button. */
  readonly code: number;
  /** Name of the button, such as "Play Footstep". */
  readonly playLabel: string;
  /** Its name while the sound is playing. */
  readonly stopLabel: string;
}

/** Plays a sound effect, and stops it when pressed again. Only one sound plays at a time. */
export function SoundPlayButton({ code, playLabel, stopLabel }: SoundPlayButtonProps) {
  const [canPlay] = useState(canPlaySounds);
  const isPlaying = useSyncExternalStore(subscribeToSound, playingSound) === code;
  if (!canPlay || code === DEFAULT_SOUND.code) return null;
  return (
    <IconButton
      label={isPlaying ? stopLabel : playLabel}
      icon={isPlaying ? <Square size={16} /> : <Play size={16} />}
      size="small"
      onPress={() => (isPlaying ? stopSound() : void playSound(code))}
    />
  );
}
