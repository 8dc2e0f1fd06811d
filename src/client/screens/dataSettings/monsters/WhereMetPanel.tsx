import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { groupText } from '#client/screens/dataSettings/encounters/groupText.ts';
import { useCheckSheet } from '#client/screens/dataSettings/encounters/useCheckSheet.ts';
import { useFloorTitle } from '#client/screens/dataSettings/encounters/useFloorTitle.ts';
import { muted } from '#client/shell/page.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { floorPath } from '#client/shell/scenario/scenario.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
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
    <Panel
      title={text('monsters.met')}
      actions={
        query.isError && (
          <Button size="small" onPress={() => void query.refetch()}>
            {text('common.retry')}
          </Button>
        )
      }
    >
      {query.isPending && <Spinner label={text('common.loading')} />}
      {query.isError && !query.data && <p className={muted}>{text('error.notLoaded')}</p>}
      {query.data && met.length === 0 && <p className={muted}>{text('monsters.met.none')}</p>}
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
    </Panel>
  );
}
