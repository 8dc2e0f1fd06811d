import { useText } from '#client/i18n/useText.ts';
import { useRecordDesks } from '#client/resource/useRecordDesk.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { LoadingPage } from '#client/shell/LoadingPage.tsx';
import { muted, page } from '#client/shell/page.css.ts';
import { labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { cards } from './LabyrinthCard.css.ts';
import { LabyrinthCard } from './LabyrinthCard.tsx';
import { useFloors } from './useFloors.ts';
import { LABYRINTHS } from './useRanges.ts';

const KINDS = [labyrinthSetting, labyrinthFlag];

/** The ten labyrinths at a glance, each the way to its form. */
export default function SettingsScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(labyrinthTexts);
  const [settings, flags] = useRecordDesks(KINDS, scenarioId);
  const floors = useFloors(scenarioId);
  if (!settings || !flags) return <LoadingPage />;
  return (
    <div className={page}>
      <h2>{text('labyrinths.settings')}</h2>
      <p className={muted}>{text('labyrinths.intro')}</p>
      <ul className={cards}>
        {LABYRINTHS.map((number) => (
          <li key={number}>
            <LabyrinthCard number={number} settings={settings} flags={flags} floors={floors} />
          </li>
        ))}
      </ul>
    </div>
  );
}
