import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { ForeignGrid } from '#domain/map/foreign/ForeignMap.ts';
import { type ForeignPart, partRange } from '#domain/map/foreign/solidWalls.ts';
import * as styles from './BringMapDialog.css.ts';
import { bringMapTexts } from './bringMapTexts.ts';
import { valueColours } from './valueColours.ts';

/** CSS pixels of the longer side of a picture; cells of small maps are not larger than `LARGEST_CELL`. */
const LONGEST_SIDE = 380;
const LARGEST_CELL = 14;
/** Pixels of the longer side of the canvas; larger maps are drawn with every n-th cell. */
const MOST_PIXELS = 2048;
/** A press that moves less than this, in CSS pixels, is meant for the cell. */
const STILL = 4;
/** The opacity of open cells, of 255. */
const OPEN = 70;

interface LayerPictureProps {
  readonly grid: ForeignGrid;
  /** Cells per side of the floor. */
  readonly size: number;
  readonly part: ForeignPart;
  readonly solid: ReadonlySet<number>;
  readonly onMove: (part: ForeignPart) => void;
  /** Called with the value of a cell that was pressed. */
  readonly onPress: (value: number) => void;
}

/** The picture of a layer with the frame of the part that becomes the floor. Solid cells are strong, open ones pale. */
export function LayerPicture({ grid, size, part, solid, onMove, onPress }: LayerPictureProps) {
  const text = useText(bringMapTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, cells } = grid;
  const ranges = { x: partRange(width, size), y: partRange(height, size) };
  // A map smaller than the floor has room around it, in which the frame moves.
  const seen = {
    left: ranges.x.min,
    top: ranges.y.min,
    width: Math.max(width, size) - ranges.x.min,
    height: Math.max(height, size) - ranges.y.min,
  };
  const held = useRef<{ readonly clientX: number; readonly clientY: number; readonly part: ForeignPart }>(undefined);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const every = Math.ceil(Math.max(width, height) / MOST_PIXELS);
    const [across, down] = [Math.ceil(width / every), Math.ceil(height / every)];
    const colours = valueColours(grid);
    const image = new ImageData(across, down);
    for (let y = 0; y < down; y++) {
      for (let x = 0; x < across; x++) {
        const value = cells[y * every * width + x * every] as number;
        const [red, green, blue] = colours.get(value) ?? [0, 0, 0];
        image.data.set([red, green, blue, solid.has(value) ? 255 : OPEN], (y * across + x) * 4);
      }
    }
    context.canvas.width = across;
    context.canvas.height = down;
    context.putImageData(image, 0, 0);
  }, [grid, cells, width, height, solid]);

  const clamped = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
    Math.max(min, Math.min(max, value));
  function moveTo(x: number, y: number): void {
    const next = { x: clamped(x, ranges.x), y: clamped(y, ranges.y) };
    if (next.x !== part.x || next.y !== part.y) onMove(next);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const length = event.shiftKey ? size : 1;
    moveTo(part.x + (step[0] ?? 0) * length, part.y + (step[1] ?? 0) * length);
  }
  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { clientX: event.clientX, clientY: event.clientY, part };
  }
  function onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    const from = held.current;
    if (!from) return;
    const cell = currentTarget.getBoundingClientRect().width / seen.width;
    const by = (now: number, then: number) => Math.round((now - then) / cell);
    moveTo(from.part.x + by(clientX, from.clientX), from.part.y + by(clientY, from.clientY));
  }
  function onPointerUp({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    const from = held.current;
    held.current = undefined;
    if (!from || Math.hypot(clientX - from.clientX, clientY - from.clientY) >= STILL) return;
    const box = currentTarget.getBoundingClientRect();
    const x = Math.floor(((clientX - box.left) / box.width) * seen.width) + seen.left;
    const y = Math.floor(((clientY - box.top) / box.height) * seen.height) + seen.top;
    if (x >= 0 && y >= 0 && x < width && y < height) onPress(cells[y * width + x] as number);
  }
  const share = (cellsOf: number, all: number) => `${(cellsOf / all) * 100}%`;
  const boxAt = (x: number, y: number, across: number, down: number): CSSProperties => ({
    left: share(x - seen.left, seen.width),
    top: share(y - seen.top, seen.height),
    width: share(across, seen.width),
    height: share(down, seen.height),
  });
  const cell = Math.min(LARGEST_CELL, LONGEST_SIDE / Math.max(seen.width, seen.height));
  return (
    <button
      type="button"
      className={styles.picture}
      style={{ width: `${seen.width * cell}px`, aspectRatio: `${seen.width} / ${seen.height}` }}
      aria-label={text('bringMap.picture', { x: part.x + 1, y: part.y + 1, size })}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        held.current = undefined;
      }}
    >
      <canvas ref={canvas} className={styles.cells} style={boxAt(0, 0, width, height)} />
      <span className={styles.frame} style={boxAt(part.x, part.y, size, size)} />
    </button>
  );
}
