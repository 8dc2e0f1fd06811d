import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMapPalette } from '#client/mapEditor/panels/useMapPalette.ts';
import { describeCell } from '#client/mapEditor/state/describeCell.ts';
import type { FloorSheet } from '#client/mapEditor/state/FloorDesk.ts';
import { floorNumberText } from '#client/mapEditor/state/floorNumberText.ts';
import { mapNewsAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { canvas as canvasStyle, cells as cellsStyle, rulerMark, surface as surfaceStyle } from './MapCanvas.css.ts';
import { MapStage } from './MapStage.ts';

interface MapCanvasProps {
  readonly desk: FloorSheet;
  /** Without it the floor is only looked at. */
  readonly canDraw: boolean;
  /** Given the stage when it stands and undefined when it goes. */
  readonly onStage: (stage: MapStage | undefined) => void;
}

/** The map: canvases for the eye, a grid of named cells for assistive technology, both led by one MapStage. */
export function MapCanvas({ desk, canDraw, onStage }: MapCanvasProps) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const palette = useMapPalette();
  const setNews = useSetAtom(mapNewsAtom);
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const cells = useRef<HTMLDivElement>(null);
  const rulerX = useRef<HTMLSpanElement>(null);
  const rulerY = useRef<HTMLSpanElement>(null);
  const [stage, setStage] = useState<MapStage>();
  // What the stage asks for at any time: always of the latest rendering.
  const latest = useRef({ text, language, palette, setNews });
  latest.current = { text, language, palette, setNews };

  useEffect(() => {
    if (!surface.current || !canvas.current || !cells.current || !rulerX.current || !rulerY.current) return;
    const built = new MapStage({
      surface: surface.current,
      canvas: canvas.current,
      cells: cells.current,
      rulerX: rulerX.current,
      rulerY: rulerY.current,
      palette: latest.current.palette,
      canDraw,
      describe: (grid, size, x, y) => describeCell(latest.current.text, latest.current.language, grid, size, x, y),
      chosen: (key, count) => latest.current.setNews(latest.current.text(key, { count })),
      committed: ({ label }) => {
        const words = latest.current.text;
        latest.current.setNews(words('map.news.stroke', { label: words(label.key), count: label.count }));
      },
    });
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) built.resize(Math.floor(entry.contentRect.width), Math.floor(entry.contentRect.height));
    });
    watcher.observe(surface.current);
    setStage(built);
    return () => {
      watcher.disconnect();
      built.destroy();
      setStage(undefined);
    };
  }, [canDraw]);

  useEffect(() => stage?.open(desk), [stage, desk]);
  useEffect(() => stage?.setPalette(palette), [stage, palette]);
  const label = text('map.grid', { number: floorNumberText(desk.number) });
  useEffect(() => {
    if (language && stage?.desk) stage.rename(label);
  }, [stage, language, label]);
  useEffect(() => {
    onStage(stage);
    return () => onStage(undefined);
  }, [stage, onStage]);

  return (
    <div ref={surface} className={surfaceStyle} onPointerDown={() => cells.current?.focus({ preventScroll: true })}>
      <div ref={canvas} className={canvasStyle} aria-hidden />
      <span ref={rulerX} className={rulerMark} aria-hidden />
      <span ref={rulerY} className={rulerMark} aria-hidden />
      <div ref={cells} className={cellsStyle} />
    </div>
  );
}
