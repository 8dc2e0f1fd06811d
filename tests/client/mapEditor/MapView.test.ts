import { expect, test } from 'vitest';
import { fitViewport } from '#client/floor/paint/viewport.ts';
import { MapView } from '#client/mapEditor/canvas/MapView.ts';
import { day } from '#client/ui/palettes.ts';
import { TestPainter } from './support/TestPainter.ts';

test('a map whose address leads to a cell shows the whole floor once it is laid out', () => {
  const view = new MapView({ painter: new TestPainter(), palette: day.map, moved: () => {} });
  view.reveal({ x: 9, y: 7 });
  view.resize(390, 640);
  expect(view.window).toEqual(fitViewport(390, 640, 24));
});
