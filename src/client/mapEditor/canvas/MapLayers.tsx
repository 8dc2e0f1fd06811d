import { Util } from 'konva/lib/Util.js';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import { createOffscreenCanvas } from './createOffscreenCanvas.ts';
import { KonvaPainter, LAYERS } from './KonvaPainter.ts';
import type { MapPainter } from './MapPainter.ts';

// Konva's hook for other kinds of canvas, as in a worker.
Util.createCanvasElement = createOffscreenCanvas;

interface MapLayersProps {
  /** Called with the painter when the layers are ready, and with undefined when they are removed. */
  readonly onPainter: (painter: MapPainter | undefined) => void;
}

/** The canvases of a map: a Konva stage with one layer each, of one shape, for the floor, its marks and the overlay. */
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
