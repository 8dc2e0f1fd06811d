import { useAtom } from 'jotai';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { LEAST_PANEL, MOST_PANEL, panelWidthAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { edge } from './PanelEdge.css.ts';

/** The pixels by which an arrow key moves the edge. */
const STEP = 16;

/** The edge between the map and the panels at its right, which is dragged or moved with the arrow keys; a double click resets it. */
export function PanelEdge() {
  const text = useText(mapEditorTexts);
  const [width, setWidth] = useAtom(panelWidthAtom);
  /** The place of the pointer in the window and the width of the panels when the edge was taken hold of. */
  const held = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const set = (next: number) => setWidth(Math.round(Math.min(MOST_PANEL, Math.max(LEAST_PANEL, next))));
  function onKeyDown(event: KeyboardEvent) {
    const next = {
      ArrowLeft: width + STEP,
      ArrowRight: width - STEP,
      Home: MOST_PANEL,
      End: LEAST_PANEL,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.toggleAttribute('data-dragged', true);
    held.current = { x: event.clientX, width };
  }
  function onPointerMove({ clientX }: PointerEvent<HTMLElement>) {
    if (held.current) set(held.current.width + held.current.x - clientX);
  }
  function onLost({ currentTarget }: PointerEvent<HTMLElement>) {
    held.current = undefined;
    currentTarget.toggleAttribute('data-dragged', false);
  }
  return (
    <hr
      className={edge}
      aria-orientation="vertical"
      aria-label={text('map.panelEdge')}
      aria-valuenow={width}
      aria-valuemin={LEAST_PANEL}
      aria-valuemax={MOST_PANEL}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={onLost}
      onDoubleClick={() => set(LEAST_PANEL)}
    />
  );
}
