import { type CSSProperties, useEffect, useRef } from 'react';
import { type MapPalette, readMapPalette } from '#client/ui/mapPalette.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { theme } from '#client/ui/theme.css.ts';
import { picture, sample, stack, swatch, swatches } from './ComponentGallery.css.ts';

const cell = 40;
const columns = 10;
const rows = 5;

/** The map's inks and washes on their paper, read and drawn as on the map. */
export function GalleryMap() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) draw(context, readMapPalette());
  }, []);
  return (
    <Panel title="地図の色 Map palette">
      <div className={stack}>
        <canvas ref={canvas} className={picture} width={cell * (columns + 1)} height={cell * (rows + 1)} />
        <div className={swatches}>
          {Object.entries(theme.map).map(([name, color]) => (
            <span key={name} className={swatch}>
              <span className={sample} style={{ '--ink': color } as CSSProperties} />
              {name}
            </span>
          ))}
        </div>
      </div>
    </Panel>
  );
}

function draw(context: CanvasRenderingContext2D, palette: MapPalette): void {
  const half = cell / 2;
  context.fillStyle = palette.outside;
  context.fillRect(0, 0, cell * (columns + 1), cell * (rows + 1));
  context.translate(half, half);
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, cell * columns, cell * rows);
  const washes = [
    'room1',
    'room2',
    'room3',
    'darkZone',
    'noTeleport',
    'water',
    'flame',
    'darkness',
    'nightSky',
    'hover',
  ] as const;
  for (const [x, name] of washes.entries()) {
    context.fillStyle = palette[name];
    context.fillRect(x * cell, cell, cell, cell);
  }
  for (let line = 0; line <= columns; line += 1)
    stroke(context, line % 4 ? palette.grid : palette.gridStrong, 1, [line, 0, line, rows]);
  for (let line = 0; line <= rows; line += 1)
    stroke(context, line % 4 ? palette.grid : palette.gridStrong, 1, [0, line, columns, line]);
  const inks = [
    'wall',
    'door',
    'hiddenDoor',
    'lockedDoor',
    'phantom',
    'invisible',
    'gate',
    'previewDraw',
    'previewErase',
    'cursor',
  ] as const;
  for (const [x, name] of inks.entries()) {
    stroke(context, palette[name], 4, [x, 3, x + 1, 3]);
    stroke(context, palette[name], 4, [x + 0.5, 3, x + 0.5, 4]);
  }
  stroke(context, palette.wall, 4, [0, 0, columns, 0, columns, rows, 0, rows, 0, 0]);
  stroke(context, palette.conflictMine, 4, [2, 4, 3, 4, 3, 5]);
  stroke(context, palette.conflictTheirs, 4, [5, 4, 6, 4, 6, 5]);
}

/** Joins grid points (x, y, x, y ...) with one line of `width` pixels. */
function stroke(context: CanvasRenderingContext2D, color: string, width: number, points: readonly number[]): void {
  context.beginPath();
  for (let index = 0; index < points.length; index += 2) {
    context.lineTo((points[index] ?? 0) * cell, (points[index + 1] ?? 0) * cell);
  }
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}
