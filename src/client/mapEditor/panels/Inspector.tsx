import { useAtomValue, useStore } from 'jotai';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import { CellProblemList } from '#client/mapEditor/events/CellProblemList.tsx';
import { useCellProblems } from '#client/mapEditor/events/useCellProblems.ts';
import { useEventWords } from '#client/mapEditor/events/useEventWords.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { borderText, describeContent } from '#client/mapEditor/state/describeCell.ts';
import { inspectedCellAtom, mapPointAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { SIDES } from '#domain/map/cell.ts';
import { otherHalf, readBorder } from '#domain/map/edge.ts';
import { cellIndex, readField } from '#domain/map/floorGrid.ts';
import { BorderPicture } from './BorderPicture.tsx';
import {
  content,
  muted,
  place,
  problems as remarksStyle,
  sideName,
  side as sideStyle,
  sides,
} from './Inspector.css.ts';

const CellOdds = lazyScreen(() => import('./CellOdds.tsx'));

/** The delay in milliseconds until the words follow the pointer: they are read when it rests, and drawing must never wait for them. */
const REST = 60;

function useInspectedCell() {
  const store = useStore();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.sub(mapPointAtom, () => {
      clearTimeout(timer);
      const point = store.get(mapPointAtom);
      if (point && !point.isDragging) timer = setTimeout(() => store.set(inspectedCellAtom, point), REST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return useAtomValue(inspectedCellAtom);
}

interface InspectorProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
}

/** Describes the cell under the cursor: its four sides as seen from inside, then its content. */
export function Inspector({ scenarioId, desk }: InspectorProps) {
  const text = useText(mapEditorTexts, placeTexts);
  const words = useEventWords();
  const point = useInspectedCell();
  const problemsOf = useCellProblems(desk.number);
  const grid = useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.grid,
  );
  if (!point || point.x >= desk.size || point.y >= desk.size)
    return <p className={muted}>{text('map.inspector.none')}</p>;
  const { x, y } = point;
  const problems = problemsOf.get(cellIndex(x, y)) ?? [];
  const hasEncounters = Object.values(desk.settings.values.appearance).some(({ probability }) => probability > 0);
  const holds = describeContent(words, grid, x, y);
  return (
    <div>
      <p className={place}>{text('map.cell.place', { x, y })}</p>
      <dl className={sides}>
        {SIDES.map((side) => {
          const own = readBorder(grid, { x, y, side });
          const other = readBorder(grid, otherHalf({ x, y, side }, desk.size));
          return (
            <div key={side} className={sideStyle}>
              <dt className={sideName}>{text(`map.side.${side}`)}</dt>
              <dd>
                <BorderPicture border={own} />
              </dd>
              <dd>
                <span>{borderText(text, own)}</span>
                {own !== other && <span>{text('map.cell.beyond', { border: borderText(text, other) })}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      {problems.length > 0 && (
        <div className={remarksStyle}>
          <CellProblemList problems={problems} />
        </div>
      )}
      <ul className={content}>
        {holds.length > 0 ? (
          holds.map((part) => <li key={part}>{part}</li>)
        ) : (
          <li className={muted}>{text('map.inspector.empty')}</li>
        )}
      </ul>
      {hasEncounters && (
        <Suspense>
          <CellOdds scenarioId={scenarioId} desk={desk} room={readField(grid, 'room_id', x, y)} />
        </Suspense>
      )}
    </div>
  );
}
