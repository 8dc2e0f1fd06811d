import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { useText } from '#client/i18n/useText.ts';
import { useEventWords } from '#client/mapEditor/events/useEventWords.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { describePoint } from '#client/mapEditor/state/describePoint.ts';
import { erasingAtom, mapPointAtom, symmetryAtom, walkingAtom, zoomAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { symmetryTexts } from '#client/mapEditor/tools/symmetryTexts.ts';
import { toolTexts } from '#client/mapEditor/tools/toolTexts.ts';
import { SavingIndicator } from '#client/saving/SavingIndicator.tsx';
import { MapNews } from './MapNews.tsx';
import { line, noRoom, pointText, zoomText } from './StatusLine.css.ts';

/** The milliseconds between two updates of the pointer's place: while hovering, and while dragging. */
const PACE = 40;
const DRAG_PACE = 120;

/** Shows the place of the pointer, the effect of a stroke there, the zoom, the state of local storage and of saving. */
export function StatusLine({ desk }: { readonly desk: FloorDesk }) {
  const words = useEventWords();
  const text = useText(mapEditorTexts, toolTexts, symmetryTexts);
  const store = useStore();
  const zoom = useAtomValue(zoomAtom);
  const isWalking = useAtomValue(walkingAtom);
  const isErasing = useAtomValue(erasingAtom);
  const { kind } = useAtomValue(symmetryAtom);
  const isKept = useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.isKept,
  );
  const point = useRef<HTMLSpanElement>(null);
  // Writes to the DOM directly, and not for every cell the pointer crosses: nobody reads faster.
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
      {kind !== 'none' && <strong>{text('map.symmetry.on', { kind: text(`map.symmetry.${kind}`) })}</strong>}
      <span ref={point} className={pointText} />
      <span className={zoomText}>{text('map.status.zoom', { percent: zoom })}</span>
      {!isKept && (
        <span className={noRoom} role="status">
          {text('map.status.noRoom')}
        </span>
      )}
      <SavingIndicator autosave={desk.autosave} needs="edit" />
      <MapNews />
    </div>
  );
}
