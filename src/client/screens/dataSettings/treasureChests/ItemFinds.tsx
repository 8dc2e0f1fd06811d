import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import type { ItemFind } from '#game/measure/itemsOfChests.ts';
import { ChestPlace, placeKey, placesOfChest } from './ChestPlace.tsx';
import { NamedLink } from './NamedLink.tsx';
import { useOddsWords } from './OddsLine.tsx';
import * as styles from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';
import type { ChestFloor } from './useChestOverview.ts';

/** The number of places listed for a chest; its form lists more. */
const MOST_PLACES = 6;

interface ItemFindsProps {
  readonly finds: readonly ItemFind[];
  readonly most: number;
  readonly floors: readonly ChestFloor[];
  readonly chests: RecordDesk;
}

/** The chests that give an item, each with its slots, its chance and its places. */
export function ItemFinds({ finds, most, floors, chests }: ItemFindsProps) {
  const text = useText(treasureTexts);
  if (finds.length === 0) return <span className={muted}>—</span>;
  return (
    <ul className={styles.list}>
      {finds.slice(0, most).map((find) => (
        <li key={`${find.chest} ${find.floors}`} className={styles.find}>
          <ChestOdds find={find} chests={chests} />
          <ChestPlaces
            chest={find.chest}
            floors={floors.filter(({ number }) => find.floors.includes(number))}
            scenarioId={chests.scenarioId}
          />
        </li>
      ))}
      {finds.length > most && <li className={muted}>{text('chests.more', { count: finds.length - most })}</li>}
    </ul>
  );
}

function ChestOdds({
  find: { chest, odds, chance },
  chests,
}: {
  readonly find: ItemFind;
  readonly chests: RecordDesk;
}) {
  const words = useOddsWords();
  return (
    <span className={styles.odds}>
      <NamedLink desk={chests} number={chest} />
      <span className={styles.detail}>{odds.map(words).join(' · ')}</span>
      <ShareBar share={chance} />
      <span className={styles.figure}>{formatShare(chance)}</span>
    </span>
  );
}

interface ChestPlacesProps {
  readonly chest: number;
  readonly floors: readonly ChestFloor[];
  readonly scenarioId: string;
}

function ChestPlaces({ chest, floors, scenarioId }: ChestPlacesProps) {
  const text = useText(treasureTexts);
  const places = placesOfChest(floors, chest);
  if (places.length === 0) return <span className={styles.detail}>{text('appearance.nowhere')}</span>;
  return (
    <ul className={styles.places} aria-label={text('appearance.places')}>
      {places.slice(0, MOST_PLACES).map(({ floor, source }) => (
        <li key={placeKey(floor, source)}>
          <ChestPlace scenarioId={scenarioId} floor={floor} source={source} />
          {source.chance < 1 && <span> {formatShare(source.chance)}</span>}
        </li>
      ))}
      {places.length > MOST_PLACES && (
        <li className={muted}>{text('chests.more', { count: places.length - MOST_PLACES })}</li>
      )}
    </ul>
  );
}
