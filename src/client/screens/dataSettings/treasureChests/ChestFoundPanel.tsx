import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { AnswerPanel } from '#client/page/AnswerPanel.tsx';
import { muted } from '#client/page/page.css.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { ChestPlace, placeKey, placesOfChest } from './ChestPlace.tsx';
import * as styles from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';
import { useChestOverview } from './useChestOverview.ts';

const MOST_SHOWN = 50;

/** The places of the open chest: on maps, and at the monsters that leave it. */
export function ChestFoundPanel() {
  const text = useText(treasureTexts);
  const { desk, number } = useOpenRecord();
  const query = useChestOverview(desk.scenarioId);
  const places = placesOfChest(query.data?.data.floors ?? [], number);
  return (
    <AnswerPanel
      title={text('chests.found')}
      query={query}
      none={places.length === 0 ? text('chests.found.none') : undefined}
    >
      <ul className={styles.list}>
        {places.slice(0, MOST_SHOWN).map(({ floor, source }) => (
          <li key={placeKey(floor, source)} className={styles.odds}>
            <ChestPlace scenarioId={desk.scenarioId} floor={floor} source={source} />
            <span className={styles.detail}>{source.by ? '' : text('chests.placed')}</span>
            <ShareBar share={source.chance} />
            <span className={styles.figure}>{formatShare(source.chance)}</span>
          </li>
        ))}
      </ul>
      {places.length > MOST_SHOWN && (
        <p className={muted}>{text('chests.more', { count: places.length - MOST_SHOWN })}</p>
      )}
    </AnswerPanel>
  );
}
