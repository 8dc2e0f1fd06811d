import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { muted, page } from '#client/page/page.css.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import * as styles from './LabyrinthLine.css.ts';
import { LabyrinthLine } from './LabyrinthLine.tsx';
import { useFloors } from './useFloors.ts';
import { LABYRINTHS } from './useRanges.ts';

const KINDS = [labyrinthSetting, labyrinthFlag];

/** The ten labyrinths as lines, each a link to its form. */
export default function SettingsScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(labyrinthTexts);
  const [settings, flags] = useRecordDesks(KINDS, scenarioId);
  const floors = useFloors(scenarioId);
  if (!settings || !flags) return <LoadingPage />;
  return (
    <div className={page}>
      <p className={muted}>{text('labyrinths.intro')}</p>
      <div className={styles.sheet}>
        <div className={styles.head} aria-hidden>
          <span className={styles.headName}>{text('labyrinths.labyrinth')}</span>
          <span>{text('labyrinths.floors')}</span>
          <span>{text('labyrinths.entrance')}</span>
          <span>{text('labyrinths.state')}</span>
        </div>
        <ul className={styles.lines} aria-label={text('labyrinths.settings')}>
          {LABYRINTHS.map((number) => (
            <li key={number}>
              <LabyrinthLine number={number} settings={settings} flags={flags} floors={floors} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
