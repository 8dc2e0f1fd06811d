import { Panel } from '#client/ui/Panel.tsx';
import { SoundPlayButton } from '#client/ui/SoundPlayButton.tsx';
import { DEFAULT_SOUND, SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import { line, soundList } from './ComponentGallery.css.ts';

/** All sound effects, to listen to. */
export function GallerySounds() {
  return (
    <Panel title="効果音 Sounds">
      <ul className={soundList}>
        {[...SOUND_EFFECTS, DEFAULT_SOUND].map(({ code, label: { ja, en } }) => (
          <li key={code} className={line}>
            <SoundPlayButton code={code} playLabel={`「${ja}」を再生`} stopLabel={`「${ja}」を止める`} />
            {code} {ja} {en}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
