import { useAtom } from 'jotai';
import { useText } from '#client/i18n/useText.ts';
import { mutedAtom, volumeAtom } from '#client/play/session/gameSettings.ts';
import { FASTEST } from '#client/play/session/textSpeed.ts';
import { useTextSpeed } from '#client/play/session/useTextSpeed.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { Slider } from '#client/ui/Slider.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import type { World } from '#game/world/World.ts';

/** The volume of the game, and its text speed. */
export function SoundAndText({ world }: { readonly world: World }) {
  const text = useText(playTexts);
  const [volume, setVolume] = useAtom(volumeAtom);
  const [isMuted, setMuted] = useAtom(mutedAtom);
  const [speed, setSpeed] = useTextSpeed(world);
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
