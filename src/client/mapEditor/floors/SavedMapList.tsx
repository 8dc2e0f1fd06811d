import { useMemo, useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import FloorPicture from '#client/floor/paint/FloorPicture.tsx';
import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import * as styles from './floorDialogs.css.ts';
import { openGrid } from './floorOf.ts';
import type { SavedMap } from './SavedMapsDialog.tsx';
import { savedMapTexts } from './savedMapTexts.ts';

const PICTURE_SIDE = 112;

interface SavedMapListProps {
  readonly scenarioId: string;
  readonly saved: readonly SavedMap[];
  readonly isPending: boolean;
  readonly onLoad: (saved: SavedMap) => void;
}

/** Lists the saved maps of a scenario, each with its picture. */
export function SavedMapList({ scenarioId, saved, isPending, onLoad }: SavedMapListProps) {
  const text = useText(savedMapTexts, pageTexts);
  if (isPending) return <Spinner label={text('common.loading')} />;
  return (
    <section>
      <h3 className={styles.heading}>{text('savedMap.listHead', { count: saved.length })}</h3>
      {saved.length === 0 && <p className={styles.count}>{text('savedMap.empty')}</p>}
      <ul className={styles.changes}>
        {saved.map((one) => (
          <SavedMapEntry key={one.id} scenarioId={scenarioId} saved={one} onLoad={onLoad} />
        ))}
      </ul>
    </section>
  );
}

interface SavedMapEntryProps {
  readonly scenarioId: string;
  readonly saved: SavedMap;
  readonly onLoad: (saved: SavedMap) => void;
}

function SavedMapEntry({ scenarioId, saved, onLoad }: SavedMapEntryProps) {
  const text = useText(savedMapTexts);
  const utils = trpc.useUtils();
  const grid = useMemo(() => openGrid(saved.grid), [saved.grid]);
  /** Deletes only on the second press, because a deleted map cannot be restored. */
  const [isAsked, ask] = useState(false);
  const remove = trpc.savedMaps.delete.useMutation({ onSettled: () => utils.savedMaps.invalidate() });
  const { id, name } = saved;
  return (
    <li className={styles.savedEntry}>
      <FloorPicture grid={grid} size={FLOOR_SIZES[saved.labyrinth_size as 0 | 1 | 2]} side={PICTURE_SIDE} />
      <div className={styles.savedWords}>
        <strong>{name}</strong>
        <span className={styles.count}>
          {text('savedMap.from', {
            number: floorNumberText(saved.floor_number),
            time: formatDate(saved.created_at),
          })}
        </span>
        <span className={styles.savedButtons}>
          <Button size="small" aria-label={text('savedMap.loadOf', { name })} onPress={() => onLoad(saved)}>
            {text('savedMap.load')}
          </Button>
          <Button
            size="small"
            tone={isAsked ? 'danger' : 'plain'}
            isPending={remove.isPending}
            aria-label={text(isAsked ? 'savedMap.deleteSureOf' : 'savedMap.deleteOf', { name })}
            onPress={() => (isAsked ? remove.mutate({ scenario_id: scenarioId, id }) : ask(true))}
          >
            {text(isAsked ? 'savedMap.deleteSure' : 'savedMap.delete')}
          </Button>
        </span>
      </div>
    </li>
  );
}
