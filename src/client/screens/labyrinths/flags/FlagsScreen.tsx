import { useEffect, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { page } from '#client/page/page.css.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import { labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { EventFlagUses } from './EventFlagUses.tsx';
import * as styles from './FlagsScreen.css.ts';
import { LabyrinthFlags, useFlagInAddress } from './LabyrinthFlags.tsx';

const KINDS = [labyrinthFlag, labyrinthSetting, eventFlag];

/** The ten labyrinth flags, and the event flags with their uses (docs/domain.md, "Flags"). */
export default function FlagsScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(labyrinthTexts);
  const [flags, settings, events] = useRecordDesks(KINDS, scenarioId);
  const inAddress = useFlagInAddress('event');
  const [chosen, setChosen] = useState<number>();
  // The last choice wins: a link, or a click on a row.
  useEffect(() => setChosen(inAddress), [inAddress]);
  if (!flags || !settings || !events) return <LoadingPage />;
  return (
    <div className={page}>
      <LabyrinthFlags flags={flags} settings={settings} />
      <div className={styles.events}>
        <Panel title={text('flags.events')}>
          <div className={styles.table}>
            <RecordTable resource={eventFlag} scenarioId={scenarioId} startAt={inAddress} onActive={setChosen} />
          </div>
        </Panel>
        <EventFlagUses desk={events} chosen={chosen} />
      </div>
    </div>
  );
}
