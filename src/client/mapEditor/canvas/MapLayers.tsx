import { Util } from 'konva/lib/Util.js';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import { createOffscreenCanvas } from './createOffscreenCanvas.ts';
import { KonvaPainter, LAYERS } from './KonvaPainter.ts';
import type { MapPainter } from './MapPainter.ts';

// What Konva offers for canvases of another kind, as in a worker.
Util.createCanvasElement = createOffscreenCanvas;

interface MapLayersProps {
  /** Given what paints on the layers when they stand, and undefined when they go. */
  readonly onPainter: (painter: MapPainter | undefined) => void;
}

/** The canvases of a map: a stage of Konva with a layer each for the floor, its marks and what lies over it, of one shape each. */
export function MapLayers({ onPainter }: MapLayersProps) {
  const [painter] = useState(() => new KonvaPainter());
  const { width, height } = useSyncExternalStore(painter.subscribe, painter.extent);
  useLayoutEffect(() => {
    if (width > 0 && height > 0) painter.paintNow();
  }, [painter, width, height]);
  useLayoutEffect(() => {
    onPainter(painter);
    return () => onPainter(undefined);
  }, [painter, onPainter]);
  return (
    <Stage width={width} height={height} listening={false}>
      {LAYERS.map((name) => (
        <Layer key={name} ref={painter.layer[name]} listening={false} clearBeforeDraw={false}>
          <Shape sceneFunc={painter.draw[name]} />
        </Layer>
      ))}
    </Stage>
  );
}
