import { describe, expect, test } from 'vitest';
import { strokePoint } from '#client/mapEditor/canvas/strokePoint.ts';
import type { StrokeState } from '#client/mapEditor/gestures/ActiveTool.ts';
import type { GestureName } from '#client/mapEditor/gestures/DrawingTool.ts';
import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import { StrokeDriver, type StrokeKeys } from '#client/mapEditor/gestures/StrokeDriver.ts';
import { darkZone } from '#client/mapEditor/tools/darkZone.ts';
import { door } from '#client/mapEditor/tools/door.ts';
import { eraser } from '#client/mapEditor/tools/eraser.ts';
import { fill } from '#client/mapEditor/tools/fill.ts';
import { initialValues, type MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { monsterRoom } from '#client/mapEditor/tools/monsterRoom.ts';
import { room } from '#client/mapEditor/tools/room.ts';
import { wallLine } from '#client/mapEditor/tools/wallLine.ts';
import { blankGrid, type FloorGrid } from '#domain/map/floorGrid.ts';
import { applyPatch } from '#domain/map/patch.ts';

type Point = readonly [x: number, y: number];

const PLAIN: StrokeKeys = { isErasing: false, isOneSided: false, isShifted: false, isPicking: false };
const SHIFT: StrokeKeys = { ...PLAIN, isShifted: true };

/** Simulates the pointer with a tool over a floor of 24 cells per side. */
class ActiveTool {
  grid: FloorGrid = blankGrid();
  #shown: StrokeState | undefined;
  readonly #driver: StrokeDriver<MapTool>;

  constructor(tool: MapTool, gesture: GestureName = tool.gestures[0]) {
    this.#driver = new StrokeDriver({
      floor: () => ({ grid: this.grid, size: 24 }),
      activeTool: () => ({ tool, gesture, values: initialValues(tool) }),
      images: () => [],
      show: (strokeState) => {
        this.#shown = strokeState;
      },
      commit: (patch) => {
        this.grid = applyPatch(this.grid, patch);
      },
      done: () => {},
      pick: () => {},
    });
  }

  /** The text of the line below the map: the place, and the number of edges or cells that would change. */
  get tells(): string | undefined {
    const point = this.#shown && strokePoint(this.#shown);
    return point && `x${point.x} y${point.y} ${point.edge?.side ?? ''}${point.count}`;
  }

  hovers(at: Point): void {
    this.#driver.hover(sample(at, PLAIN), PLAIN);
  }

  leaves(): void {
    this.#driver.hover(undefined, PLAIN);
  }

  /** Makes a stroke from press to release; the pointer rests at its end. */
  strokes(points: readonly Point[]): void {
    this.begins(points);
    this.#driver.finish();
    const last = points.at(-1);
    if (last) this.hovers(last);
  }

  /** The preview of a stroke that would begin under the pointer: drawing, erasing, or nothing. */
  get previews(): string | undefined {
    return this.#shown?.isFresh ? undefined : this.#shown?.mode;
  }

  /** Begins a stroke with one move event per point, as a fast hand makes it. */
  begins([first, ...rest]: readonly Point[], keys = PLAIN): void {
    if (first) this.#driver.begin(sample(first, keys), keys);
    this.movesTo(rest, keys);
  }

  movesTo(points: readonly Point[], keys = PLAIN): void {
    for (const point of points) this.#driver.move([sample(point, keys)]);
  }

  /** Returns the targets of a stroke in order: cells, or edges by their line such as `y4` and their place along it. */
  touches(points: readonly Point[], keys = PLAIN): string[] {
    this.begins(points, keys);
    return this.touched;
  }

  get touched(): string[] {
    return (this.#shown?.targets ?? []).map((target) =>
      target.kind === 'cell' ? `${target.x} ${target.y}` : lineOf(target.edge),
    );
  }
}

const sample = ([x, y]: Point, { isShifted }: StrokeKeys): PointerSample => ({
  at: { x, y },
  reach: 0.28,
  slack: 0.1,
  isStraight: isShifted,
});

function lineOf({ x, y, side }: { x: number; y: number; side: string }): string {
  if (side === 'north' || side === 'south') return `y${side === 'north' ? y + 1 : y} ${x}`;
  return `x${side === 'east' ? x + 1 : x} ${y}`;
}

const rowOf = (from: number, to: number, y: number): string[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => `${from < to ? from + index : from - index} ${y}`);

describe('What is told is told of the cell under the pointer', () => {
  test('with a tool that fills, wherever the area ends', () => {
    const activeTool = new ActiveTool(fill);
    activeTool.hovers([5.5, 6.5]);
    expect(activeTool.tells).toBe('x5 y6 576');
    activeTool.hovers([9.5, 2.5]);
    expect(activeTool.tells).toBe('x9 y2 576');
    activeTool.begins([[3.5, 4.5]]);
    expect(activeTool.tells).toBe('x3 y4 576');
  });

  test('while a rectangle is dragged, whichever way, and for its nearest cell beside the floor', () => {
    const activeTool = new ActiveTool(room);
    activeTool.begins([
      [8.5, 8.5],
      [5.5, 6.5],
    ]);
    expect(activeTool.tells).toBe('x5 y6 14');
    activeTool.movesTo([[10.5, 12.5]]);
    expect(activeTool.tells).toBe('x10 y12 16');
    activeTool.movesTo([[26, 12.5]]);
    expect(activeTool.tells).toMatch(/^x23 y12 /);
  });

  test('but of the edge where one draws along edges', () => {
    const activeTool = new ActiveTool(wallLine);
    activeTool.hovers([5.5, 5.9]);
    expect(activeTool.tells).toBe('x5 y5 north1');
  });
});

describe('What was just drawn is not offered to be erased', () => {
  test('at an edge, until the pointer has left it', () => {
    const activeTool = new ActiveTool(door);
    activeTool.hovers([5.5, 5.95]);
    expect(activeTool.previews).toBe('draw');
    activeTool.strokes([[5.5, 5.95]]);
    expect(activeTool.previews).toBeUndefined();
    expect(activeTool.tells).toBe('x5 y5 north0');
    // The same edge, from the cell on its other side.
    activeTool.hovers([5.4, 6.05]);
    expect(activeTool.previews).toBeUndefined();
    activeTool.hovers([5.5, 5.5]);
    activeTool.hovers([5.5, 5.95]);
    expect(activeTool.previews).toBe('erase');
  });

  test('in the cells of a stroke, until the pointer has left them all', () => {
    const activeTool = new ActiveTool(darkZone);
    activeTool.strokes([
      [5.5, 5.5],
      [8.5, 5.5],
    ]);
    activeTool.hovers([6.5, 5.5]);
    expect(activeTool.previews).toBeUndefined();
    activeTool.hovers([6.5, 6.5]);
    expect(activeTool.previews).toBe('draw');
    activeTool.hovers([6.5, 5.5]);
    expect(activeTool.previews).toBe('erase');
  });

  test('in a room that was filled, until the pointer has left the map', () => {
    const activeTool = new ActiveTool(monsterRoom);
    activeTool.strokes([[5.5, 5.5]]);
    activeTool.hovers([12.5, 9.5]);
    expect(activeTool.previews).toBeUndefined();
    activeTool.leaves();
    activeTool.hovers([5.5, 5.5]);
    expect(activeTool.previews).toBe('erase');
  });
});

describe('With Shift', () => {
  test('painting goes along the row or column on which it began, whichever the hand has gone farther along', () => {
    const activeTool = new ActiveTool(darkZone);
    const bent: Point[] = [
      [5.5, 5.5],
      [9.5, 6.5],
    ];
    expect(activeTool.touches(bent, SHIFT)).toEqual(rowOf(5, 9, 5));
    activeTool.movesTo([[7.5, 10.5]], SHIFT);
    expect(activeTool.touched).toEqual(['5 5', '5 6', '5 7', '5 8', '5 9', '5 10']);
    activeTool.movesTo([[2.5, 5.2]], SHIFT);
    expect(activeTool.touched).toEqual(rowOf(5, 2, 5));
  });

  test('pressed on the way, what was painted before stays', () => {
    const activeTool = new ActiveTool(darkZone);
    activeTool.begins([
      [5.5, 5.5],
      [6.5, 5.5],
    ]);
    activeTool.movesTo([[7.5, 9.5]], SHIFT);
    expect(activeTool.touched).toEqual(['5 5', '6 5', '6 6', '6 7', '6 8', '6 9']);
    activeTool.movesTo([[8.5, 9.5]]);
    expect(activeTool.touched.slice(-2)).toEqual(['7 9', '8 9']);
  });

  test('the eraser goes over cells, and follows the hand', () => {
    const way: Point[] = [
      [5.5, 5.5],
      [7.5, 5.5],
      [7.5, 8.5],
    ];
    expect(new ActiveTool(eraser).touches(way, SHIFT)).toEqual(['5 5', '6 5', '7 5', '7 6', '7 7', '7 8']);
    expect(new ActiveTool(eraser, 'paint').touches(way, SHIFT)).toEqual(['5 5', '5 6', '5 7', '5 8']);
  });
});

describe('A fast hand misses nothing', () => {
  test('that begins amid a cell and draws walls: they are those of a slow one', () => {
    const slow = (from: Point, to: Point): Point[] =>
      Array.from({ length: 201 }, (_, step) => [
        from[0] + ((to[0] - from[0]) * step) / 200,
        from[1] + ((to[1] - from[1]) * step) / 200,
      ]);
    for (const [from, to] of [
      [
        [2.5, 2.5],
        [7.5, 2.9],
      ],
      [
        [2.5, 2.5],
        [2.5, 4.5],
      ],
      [
        [2.5, 8.5],
        [2.4, 3.5],
      ],
      [
        [-3, 5.5],
        [4.5, 5.6],
      ],
    ] satisfies [Point, Point][]) {
      const drawn = new ActiveTool(wallLine).touches([from, to]);
      expect(drawn.length).toBeGreaterThan(1);
      expect(drawn).toEqual(new ActiveTool(wallLine).touches(slow(from, to)));
    }
  });

  test('that paints out over the rim and back in, one floor for all sides', () => {
    expect(
      new ActiveTool(darkZone).touches([
        [18.5, 5.5],
        [25, 5.5],
        [25, 9.5],
        [20.5, 9.5],
      ]),
    ).toEqual([...rowOf(18, 23, 5), ...rowOf(23, 20, 9)]);
    expect(
      new ActiveTool(darkZone).touches([
        [2.5, 2.5],
        [2.5, -4],
        [-3, -3],
        [-1, 0.5],
        [1.5, 0.5],
      ]),
    ).toEqual(['2 2', '2 1', '2 0', '0 0', '1 0']);
  });

  test('that cuts a corner of the floor, or goes along beside it', () => {
    expect(
      new ActiveTool(darkZone).touches([
        [26, 22.5],
        [22.5, 26],
      ]),
    ).toEqual([]);
    expect(
      new ActiveTool(darkZone).touches([
        [25, 22.5],
        [22.5, 25],
      ]),
    ).toEqual(['23 23']);
    expect(
      new ActiveTool(darkZone).touches([
        [24, 1.5],
        [24, 8.5],
      ]),
    ).toEqual([]);
    expect(
      new ActiveTool(darkZone).touches([
        [0, 1.5],
        [0, -2],
      ]),
    ).toEqual(['0 1', '0 0']);
  });
});
