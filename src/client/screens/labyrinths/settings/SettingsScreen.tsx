import Plus from 'lucide-react/icons/plus';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { useMay } from '#client/page/may.ts';
import { muted, page } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { useReader } from '#client/resource/words/useReader.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { isBlank } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { signboard } from '#domain/resources/signboard.ts';
import * as styles from './LabyrinthCard.css.ts';
import { LabyrinthCard } from './LabyrinthCard.tsx';
import { useFloors } from './useFloors.ts';
import { LABYRINTHS, settingOn } from './useRanges.ts';

const KINDS = [labyrinthSetting, labyrinthFlag, signboard];
/** The kinds that conditions and endings name. */
const NAMED = [item, monster];

/** The labyrinths that are in use as cards, and the next one to set up. */
export default function SettingsScreen({ scenarioId }: { readonly scenarioId: string }) {
  const [settings, flags, boards] = useRecordDesks(KINDS, scenarioId);
  if (!settings || !flags || !boards) return <LoadingPage />;
  return <Cards settings={settings} flags={flags} boards={boards} />;
}

interface CardsProps {
  readonly settings: RecordDesk;
  readonly flags: RecordDesk;
  readonly boards: RecordDesk;
}

function Cards({ settings, flags, boards }: CardsProps) {
  const text = useText(labyrinthTexts);
  const canWrite = useMay('edit');
  const { scenarioId } = settings;
  const floors = useFloors(scenarioId);
  const reader = useReader(useRecordDesks(NAMED, scenarioId));
  const isUsed = (number: number) => !isBlank(labyrinthSetting, settingOn(settings, number), number);
  const used = new Set(JSON.parse(useDesk(settings, () => JSON.stringify(LABYRINTHS.filter(isUsed)))) as number[]);
  const blank = LABYRINTHS.find((number) => !used.has(number));
  return (
    <div className={page}>
      <p className={muted}>{text('labyrinths.intro')}</p>
      <ul className={styles.cards} aria-label={text('labyrinths.settings')}>
        {LABYRINTHS.filter((number) => used.has(number)).map((number) => (
          <li key={number}>
            <LabyrinthCard {...{ number, settings, flags, boards, floors, reader }} />
          </li>
        ))}
        {canWrite && blank !== undefined && (
          <li className={styles.next}>
            <RouteLink href={recordHref(scenarioId, 'labyrinth_setting', blank)} look="primary">
              <Plus size={16} aria-hidden /> {text('labyrinths.setUp', { number: blank })}
            </RouteLink>
          </li>
        )}
      </ul>
    </div>
  );
}
