import { use, useEffect, useRef } from 'react';
import { loadView, type View } from '#client/firstPerson/loadView.ts';
import { paintCell } from '#client/floor/paint/paintFloor.ts';
import { paintMarks } from '#client/floor/paint/paintMarks.ts';
import { useText } from '#client/i18n/useText.ts';
import { lookAt, partyView } from '#client/play/view/partyView.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { night } from '#client/ui/palettes.ts';
import { BORDER, type Border, SIDES } from '#domain/map/cell.ts';
import { otherHalf } from '#domain/map/edge.ts';
import { EDGE_LOOK, type EdgeLook } from '#domain/map/edgeLook.ts';
import { blankGrid, CELL_COUNT, cellPlace, type FloorGrid, planeOf, writeField } from '#domain/map/floorGrid.ts';
import { type Bits, hasBit } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Standing } from '#game/state/Standing.ts';
import type { World } from '#game/world/World.ts';
import { map } from './Automap.css.ts';

/** Pixels per cell. */
const CELL = 12;
const PALETTE = night.map;

interface AutomapProps {
  readonly world: World;
  readonly state: GameState;
  /** The cells on the map (`cellIndex`). */
  readonly cells: Bits;
}

/** The known cells of the floor, as they look from within, with the party in its place. */
export function Automap({ world, state, cells }: AutomapProps) {
  const text = useText(playTexts);
  const view = use(loadView());
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = world.floors.get(state.place.floor)?.size ?? 0;
  const length = CELL * size + 1;
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (!brush || !canvas.current) return;
    const ratio = Math.ceil(window.devicePixelRatio);
    canvas.current.width = length * ratio;
    canvas.current.height = length * ratio;
    brush.scale(ratio, ratio);
    const scene = {
      grid: knownGrid(view, world, state, cells),
      size,
      palette: PALETTE,
      place: { left: 0, bottom: length, cell: CELL },
    };
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const { x, y } = cellPlace(cell);
      if (!hasBit(cells, cell) || x >= size || y >= size) continue;
      paintCell(brush, scene, x, y);
      paintMarks(brush, scene, x, y);
    }
    paintParty(brush, state.place, length);
  }, [view, world, state, cells, size, length]);
  return <canvas ref={canvas} className={map} role="img" aria-label={text('play.automap')} />;
}

const BORDER_OF_LOOK: Readonly<Record<EdgeLook, Border>> = {
  [EDGE_LOOK.nothing]: BORDER.open,
  [EDGE_LOOK.wall]: BORDER.wall,
  [EDGE_LOOK.door]: BORDER.door,
  [EDGE_LOOK.gate]: BORDER.gate,
};

/** Returns the known cells of the floor as a grid, with their edges as they look from within. */
function knownGrid(view: View, world: World, state: GameState, known: Bits): FloorGrid {
  const grid = blankGrid();
  const floor = world.floors.get(state.place.floor);
  const seen = partyView(view, world, state)?.seen;
  if (!floor || !seen) return grid;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (!hasBit(known, cell)) continue;
    const { x, y } = cellPlace(cell);
    SIDES.forEach((side, at) => {
      const border = BORDER_OF_LOOK[seen.edges[lookAt(x, y, at)] as EdgeLook];
      writeField(grid, side, x, y, border);
      const beyond = otherHalf({ x, y, side }, floor.size);
      if (!hasBit(known, lookAt(beyond.x, beyond.y, 0) / 4)) writeField(grid, beyond.side, beyond.x, beyond.y, border);
    });
    for (const field of ['floor_id', ...(seen.sprites[cell] ? (['event_id'] as const) : [])] as const) {
      const at = planeOf(field) * CELL_COUNT + cell;
      grid[at] = floor.grid[at] as number;
    }
  }
  return grid;
}

/** Draws the party as an arrow in the direction of its view. */
function paintParty(brush: CanvasRenderingContext2D, { x, y, facing }: Standing, length: number): void {
  brush.save();
  brush.translate((x + 0.5) * CELL, length - (y + 0.5) * CELL);
  brush.rotate(((facing - 1) * Math.PI) / 2);
  brush.beginPath();
  for (const [right, down] of [
    [0, -0.42],
    [0.34, 0.36],
    [0, 0.16],
    [-0.34, 0.36],
  ] as const) {
    brush.lineTo(right * CELL, down * CELL);
  }
  brush.closePath();
  brush.fillStyle = PALETTE.entrance;
  brush.fill();
  brush.restore();
}
