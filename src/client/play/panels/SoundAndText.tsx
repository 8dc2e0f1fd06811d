import { useAtom } from 'jotai';
import { useText } from '#client/i18n/useText.ts';
import { mutedAtom, SPEED_PAUSES, textSpeedAtom, volumeAtom } from '#client/play/session/gameSettings.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { Slider } from '#client/ui/Slider.tsx';
import { Switch } from '#client/ui/Switch.tsx';

const FASTEST = SPEED_PAUSES.length - 1;

/** How loud the game is, and how fast it tells. */
export function SoundAndText() {
  const text = useText(playTexts);
  const [volume, setVolume] = useAtom(volumeAtom);
  const [isMuted, setMuted] = useAtom(mutedAtom);
  const [speed, setSpeed] = useAtom(textSpeedAtom);
  return (
    <>
      <Slider label={text('play.volume')} value={volume} min={0} max={100} onChange={setVolume} />
      <Slider label={text('play.speed')} value={speed} min={0} max={FASTEST} onChange={setSpeed} />
      <Switch isSelected={isMuted} onChange={setMuted}>
        {text('play.mute')}
      </Switch>
    </>
  );
}
