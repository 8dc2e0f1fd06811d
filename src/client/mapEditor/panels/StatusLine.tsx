import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { useText } from '#client/i18n/useText.ts';
import { useEventWords } from '#client/mapEditor/events/useEventWords.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { describePoint } from '#client/mapEditor/state/describePoint.ts';
import { erasingAtom, mapPointAtom, walkingAtom, zoomAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { toolTexts } from '#client/mapEditor/tools/toolTexts.ts';
import { SavingIndicator } from '#client/saving/SavingIndicator.tsx';
import { MapNews } from './MapNews.tsx';
import { line, noRoom, pointText, zoomText } from './StatusLine.css.ts';

/** Milliseconds from one writing of the pointer's place to the next. */
const PACE = 40;
const DRAG_PACE = 120;

/** Where the pointer is, what a stroke there changes, the zoom, and whether the browser has room and the server has it all. */
export function StatusLine({ desk }: { readonly desk: FloorDesk }) {
  const words = useEventWords();
  const text = useText(mapEditorTexts, toolTexts);
  const store = useStore();
  const zoom = useAtomValue(zoomAtom);
  const isWalking = useAtomValue(walkingAtom);
  const isErasing = useAtomValue(erasingAtom);
  const isKept = useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.isKept,
  );
  const point = useRef<HTMLSpanElement>(null);
  // Written past React, and not with every cell the pointer crosses: one reads no faster.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      if (point.current) point.current.textContent = describePoint(words, desk.session.grid, store.get(mapPointAtom));
    };
    show();
    const stop = store.sub(mapPointAtom, () => {
      timer ??= setTimeout(show, store.get(mapPointAtom)?.isDragging ? DRAG_PACE : PACE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [words, desk, store]);
  return (
    <div className={line}>
      {isWalking && <strong>{text('map.walking')}</strong>}
      {isErasing && <strong>{text('map.erasing')}</strong>}
      <span ref={point} className={pointText} />
      <span className={zoomText}>{text('map.status.zoom', { percent: zoom })}</span>
      {!isKept && (
        <span className={noRoom} role="status">
          {text('map.status.noRoom')}
        </span>
      )}
      <SavingIndicator pump={desk.pump} needs="edit" />
      <MapNews />
    </div>
  );
}
