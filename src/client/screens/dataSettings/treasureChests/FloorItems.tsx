import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { floorPath } from '#client/page/scenario/scenario.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useBattleRules } from '#client/resource/model/useRules.ts';
import { encountersTexts } from '#client/screens/dataSettings/encounters/encountersTexts.ts';
import { useFloorTitle } from '#client/screens/dataSettings/encounters/useFloorTitle.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { type ChestRecords, expectedItems } from '#game/measure/itemsOfChests.ts';
import { formatAmount } from './formatAmount.ts';
import { NamedLink } from './NamedLink.tsx';
import * as styles from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';
import type { ChestFloor, ChestOverview } from './useChestOverview.ts';

const OPENINGS = 100;
/** The limits of a line of the list. */
const MOST_ITEMS = 20;
const MOST_CHESTS = 10;

interface FloorItemsProps {
  readonly overview: ChestOverview;
  readonly items: RecordDesk;
  readonly chests: RecordDesk;
  readonly records: ChestRecords;
}

/** The average content of a hundred chests, floor by floor. */
export function FloorItems({ overview: { floors }, ...props }: FloorItemsProps) {
  const text = useText(encountersTexts, treasureTexts);
  const titleOf = useFloorTitle();
  if (floors.length === 0) {
    return (
      <Panel>
        <EmptyState text={text('appearance.noFloors')} />
      </Panel>
    );
  }
  return (
    <>
      <p className={muted}>{text('appearance.floors.about')}</p>
      {floors.map((floor) => (
        <div key={floor.number} className={styles.floor}>
          <Panel
            title={titleOf(floor)}
            actions={
              <RouteLink href={floorPath(props.items.scenarioId, floor.number)}>{text('checkSheet.map')}</RouteLink>
            }
          >
            <div className={styles.ways}>
              {floor.ways.map((way) => (
                <WayItems key={way.way} floor={floor} way={way} {...props} />
              ))}
            </div>
          </Panel>
        </div>
      ))}
    </>
  );
}

interface WayItemsProps extends Omit<FloorItemsProps, 'overview'> {
  readonly floor: ChestFloor;
  readonly way: ChestFloor['ways'][number];
}

function WayItems({ floor, way, items, chests, records }: WayItemsProps) {
  const rules = useBattleRules(items.scenarioId);
  const text = useText(treasureTexts);
  const expected = expectedItems(rules, way, OPENINGS, records, floor.number);
  const most = expected[0]?.expected ?? 1;
  const title = text(`appearance.way.${way.way}`);
  return (
    <section>
      <h3 className={styles.wayTitle}>{title}</h3>
      <ul className={styles.places} aria-label={text('appearance.way.chests')}>
        {way.shares.slice(0, MOST_CHESTS).map(({ chest, share }) => (
          <li key={chest}>
            <NamedLink desk={chests} number={chest} /> {formatShare(share)}
          </li>
        ))}
        {way.shares.length > MOST_CHESTS && (
          <li className={muted}>{text('chests.more', { count: way.shares.length - MOST_CHESTS })}</li>
        )}
      </ul>
      {expected.length === 0 && <p className={muted}>{text('appearance.way.empty')}</p>}
      <ul className={styles.list} aria-label={title}>
        {expected.slice(0, MOST_ITEMS).map(({ item, expected: number }) => (
          <li key={item} className={styles.amounts}>
            <NamedLink desk={items} number={item} />
            <ShareBar share={number / most} />
            <span className={styles.figure}>{formatAmount(number)}</span>
          </li>
        ))}
        {expected.length > MOST_ITEMS && (
          <li className={muted}>{text('chests.more', { count: expected.length - MOST_ITEMS })}</li>
        )}
      </ul>
    </section>
  );
}
