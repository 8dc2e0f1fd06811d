import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import { type MapPoint, mapPointAtom, walkingAtom, zoomAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { SavingIndicator } from '#client/saving/SavingIndicator.tsx';
import { canWriteAtom } from '#client/shell/account.ts';
import { MapNews } from './MapNews.tsx';
import { line, pointText, zoomText } from './StatusLine.css.ts';

/** Milliseconds from one writing of the pointer's place to the next. */
const PACE = 40;
const DRAG_PACE = 120;

/** Where the pointer is, what a stroke there changes, the zoom, and whether the server has it all. */
export function StatusLine({ desk }: { readonly desk: FloorDesk }) {
  const text = useText();
  const store = useStore();
  const zoom = useAtomValue(zoomAtom);
  const canWrite = useAtomValue(canWriteAtom);
  const isWalking = useAtomValue(walkingAtom);
  const point = useRef<HTMLSpanElement>(null);
  // Written past React, and not with every cell the pointer crosses: one reads no faster.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      if (point.current) point.current.textContent = describePoint(text, store.get(mapPointAtom));
    };
    show();
    const stop = store.sub(mapPointAtom, () => {
      timer ??= setTimeout(show, store.get(mapPointAtom)?.isDragging ? DRAG_PACE : PACE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [text, store]);
  return (
    <div className={line}>
      {isWalking && <strong>{text('map.walking')}</strong>}
      <span ref={point} className={pointText} />
      <span className={zoomText}>{text('map.status.zoom', { percent: zoom })}</span>
      {canWrite && <SavingIndicator pump={desk.pump} />}
      <MapNews />
    </div>
  );
}

function describePoint(text: ReturnType<typeof useText>, point: MapPoint | undefined): string {
  if (!point) return '';
  const { x, y, edge, count, mode, isEdges } = point;
  const where = edge ? text('map.status.edge', { side: text(`map.side.${edge.side}`) }) : text('map.status.cell');
  const change = count > 0 ? text(`map.status.${mode}.${isEdges ? 'edges' : 'cells'}`, { count }) : '';
  return [text('map.cell.place', { x, y }), where, change].filter(Boolean).join('　');
}
