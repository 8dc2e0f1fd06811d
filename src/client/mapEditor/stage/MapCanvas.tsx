import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import { useMapPalette } from '#client/floor/paint/useMapPalette.ts';
import { useText } from '#client/i18n/useText.ts';
import { CellGrid } from '#client/mapEditor/canvas/CellGrid.ts';
import { MapLayers } from '#client/mapEditor/canvas/MapLayers.tsx';
import type { MapPainter } from '#client/mapEditor/canvas/MapPainter.ts';
import { PointMarks } from '#client/mapEditor/canvas/PointMarks.ts';
import { useCellProblems } from '#client/mapEditor/events/useCellProblems.ts';
import { useEventWords } from '#client/mapEditor/events/useEventWords.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { selectionTexts } from '#client/mapEditor/selectionTexts.ts';
import { describeCell } from '#client/mapEditor/state/describeCell.ts';
import { mapNewsAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { stepName } from '#client/mapEditor/state/stepName.ts';
import type { ToolStroke } from '#client/mapEditor/tools/mapTool.ts';
import { toolTexts } from '#client/mapEditor/tools/toolTexts.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import {
  canvas as canvasStyle,
  cells as cellsStyle,
  rulerMark,
  span as spanStyle,
  surface as surfaceStyle,
  tip as tipStyle,
} from './MapCanvas.css.ts';
import { type CellCursor, MapStage } from './MapStage.ts';

interface MapCanvasProps {
  readonly desk: FloorDocument;
  /** Without it the floor is read-only. */
  readonly canDraw: boolean;
  /** Whether one finger draws; otherwise it moves the map and inspects cells. */
  readonly doFingersDraw: boolean;
  /** Called when a stroke is done, whether it changed anything or not. */
  readonly onDone?: (strokeState: ToolStroke) => void;
  /** Called when a finger has inspected a cell. */
  readonly onLooked?: (cell: { readonly x: number; readonly y: number }) => void;
  /** Called when the menu of a cell is asked for. `side` is the nearest side; `point` is in pixels of the window. */
  readonly onMenu?: (cell: CellCursor, point: { readonly x: number; readonly y: number }) => void;
  /** Called with the stage when it is ready, and with undefined when it is removed. */
  readonly onStage: (stage: MapStage | undefined) => void;
}

/** The map: canvases to look at, and a grid of named cells for assistive technology, both controlled by one MapStage. */
export function MapCanvas({ desk, canDraw, doFingersDraw, onDone, onLooked, onMenu, onStage }: MapCanvasProps) {
  const text = useText(mapEditorTexts, toolTexts, selectionTexts);
  const words = useEventWords();
  const palette = useMapPalette();
  const setNews = useSetAtom(mapNewsAtom);
  const surface = useRef<HTMLDivElement>(null);
  const cells = useRef<HTMLDivElement>(null);
  const rulerX = useRef<HTMLSpanElement>(null);
  const rulerY = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const span = useRef<HTMLSpanElement>(null);
  const problems = useCellProblems(desk.number);
  const store = useStore();
  const [painter, setPainter] = useState<MapPainter>();
  const [stage, setStage] = useState<MapStage>();
  // The stage reads these at any time, always from the latest render.
  const latest = useRef({ text, words, palette, setNews, doFingersDraw, onDone, onLooked, onMenu });
  latest.current = { text, words, palette, setNews, doFingersDraw, onDone, onLooked, onMenu };

  useEffect(() => {
    if (!painter || !surface.current || !cells.current) return;
    if (!rulerX.current || !rulerY.current || !tip.current || !span.current) return;
    const built = new MapStage({
      store,
      painter,
      surface: surface.current,
      page: window,
      cells: new CellGrid(cells.current),
      marks: new PointMarks({
        rulerX: rulerX.current,
        rulerY: rulerY.current,
        tip: tip.current,
        span: span.current,
      }),
      palette: latest.current.palette,
      canDraw,
      doFingersDraw: () => latest.current.doFingersDraw,
      looked: (cell) => latest.current.onLooked?.(cell),
      menu: (cell, point) => latest.current.onMenu?.(cell, point),
      chosen: (key, count) => latest.current.setNews(latest.current.text(key, { count })),
      describe: (grid, size, x, y) => describeCell(latest.current.words, grid, size, x, y),
      done: (strokeState) => latest.current.onDone?.(strokeState),
      committed: (step) => {
        const label = stepName(step, latest.current.words.language);
        latest.current.setNews(latest.current.text('map.news.stroke', { label, count: step.label.count }));
      },
      picked: (tool) => {
        const { text: say, words: spoken } = latest.current;
        const label = tool?.label[spoken.language];
        latest.current.setNews(label ? say('map.news.picked', { label }) : say('map.news.nothingPicked'));
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
  }, [canDraw, painter, store]);

  const { size } = desk;
  useEffect(() => {
    // Open the floor again when its size changes.
    if (size > 0) stage?.open(desk);
  }, [stage, desk, size]);
  useEffect(() => stage?.setPalette(palette), [stage, palette]);
  useEffect(() => stage?.setCellProblems(problems), [stage, problems]);
  const label = text('map.grid', { number: floorNumberText(desk.number) });
  useEffect(() => {
    // Cells are renamed when the language or the names of records have changed, too.
    if (stage?.desk && words.language) stage.rename(label);
  }, [stage, words, label]);
  useEffect(() => {
    onStage(stage);
    return () => onStage(undefined);
  }, [stage, onStage]);

  return (
    <div ref={surface} className={surfaceStyle}>
      <div className={canvasStyle} aria-hidden>
        <MapLayers onPainter={setPainter} />
      </div>
      <span ref={rulerX} className={rulerMark} aria-hidden />
      <span ref={rulerY} className={rulerMark} aria-hidden />
      <div ref={tip} className={tipStyle} aria-hidden />
      <span ref={span} className={spanStyle} aria-hidden />
      <div ref={cells} className={cellsStyle} />
    </div>
  );
}
