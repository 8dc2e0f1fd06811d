import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { groupText } from '#client/screens/dataSettings/encounters/groupText.ts';
import { useCheckSheet } from '#client/screens/dataSettings/encounters/useCheckSheet.ts';
import { useFloorTitle } from '#client/screens/dataSettings/encounters/useFloorTitle.ts';
import { AnswerPanel } from '#client/shell/AnswerPanel.tsx';
import { muted } from '#client/shell/page.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { floorPath } from '#client/shell/scenario/scenario.ts';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import * as styles from './WhereMetPanel.css.ts';

/** The floors and rooms where the open monster may be met, the likeliest first. The tables that have it stand among its uses. */
export function WhereMetPanel() {
  const text = useText();
  const titleOf = useFloorTitle();
  const { desk, number } = useOpenRecord();
  const query = useCheckSheet(desk.scenarioId);
  const met = (query.data?.data ?? [])
    .flatMap((floor) =>
      floor.places.flatMap(({ room_id, odds }) =>
        odds
          .filter(({ monster }) => monster === number)
          .map(({ chance, group_size }) => ({ floor, room_id, chance, group_size })),
      ),
    )
    .sort((one, other) => other.chance - one.chance);
  return (
    <AnswerPanel
      title={text('monsters.met')}
      query={query}
      none={met.length === 0 ? text('monsters.met.none') : undefined}
    >
      <ul className={styles.list}>
        {met.map(({ floor, room_id, chance, group_size }) => (
          <li key={`${floor.number} ${room_id}`} className={styles.line}>
            <RouteLink href={floorPath(desk.scenarioId, floor.number)}>{titleOf(floor)}</RouteLink>
            <span>{text(`checkSheet.place.${room_id}`)}</span>
            <ShareBar share={chance} />
            <span className={styles.figure}>{formatShare(chance)}</span>
            <span className={muted}>{groupText(text, group_size)}</span>
          </li>
        ))}
      </ul>
    </AnswerPanel>
  );
}
