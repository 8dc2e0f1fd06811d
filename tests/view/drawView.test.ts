import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BORDER, type Border, type BorderName, ZONE } from '#domain/map/cell.ts';
import { isBlocking } from '#domain/map/edge.ts';
import { EDGE_LOOK } from '#domain/map/edgeLook.ts';
import { blankGrid, cellIndex, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import { drawView, type Eye, lookAhead, PASSED_DOOR, Picture, paletteOf, seeFloor, TORCH } from '#view/index.ts';
import { LEVEL_BITS, LEVEL_STARTS, type Texture } from '#view/textures/Texture.ts';
import { arbitraryGrid, arbitrarySize } from '../domain/map/arbitraryGrid.ts';
import { drawnFloor, mirrored, withEdge } from './drawnFloor.ts';

const STONE = { wall: 0, floor: 0, ceiling: 0 };
const [WIDTH, HEIGHT] = [160, 100];
const NORTH = 0;

function view(grid: FloorGrid, eye: Eye, { size = 24, palette = paletteOf(0) } = {}): Uint32Array {
  const picture = new Picture(WIDTH, HEIGHT);
  drawView(picture, seeFloor(grid, size, STONE), eye, TORCH, palette);
  return picture.pixels;
}
/** Equal for equal pictures. */
const hashOf = (pixels: Uint32Array): string => createHash('sha1').update(pixels).digest('hex');
/** The hash of a view. */
const seen = (...looked: Parameters<typeof view>): string => hashOf(view(...looked));
const middle = (x: number, y: number, angle = 0): Eye => ({ x: x + 0.5, y: y + 0.5, angle });

/** The eye is at x1 y0 in front of a cell with an NPC; the edge between them is open. */
const CORRIDOR = drawnFloor(['+-+-+-+', '| | | |', '+ + + +', '| | | |', '+-+-+-+']);
const WANDERER = 1501;
const before = (border: Border, isVisited = true): FloorGrid => {
  const grid = withEdge(CORRIDOR, 1, 0, 'north', border);
  if (isVisited) writeField(grid, 'event_id', 1, 1, WANDERER);
  return grid;
};

/** The table of docs/domain.md, "Floor and cell": the look of each code, and whether it can be passed. */
const TABLE: Readonly<Record<BorderName, readonly [likeness: BorderName, isPassed: boolean]>> = {
  open: ['open', true],
  wall: ['wall', false],
  door: ['door', true],
  hiddenDoor: ['wall', true],
  lockedDoor: ['door', true],
  phantomWall: ['wall', true],
  invisibleWall: ['open', false],
  gate: ['gate', true],
};

test.each(Object.entries(TABLE))('%s looks like %s', (name, [likeness, isPassed]) => {
  const border = BORDER[name as BorderName];
  expect(seen(before(border), middle(1, 0))).toBe(seen(before(BORDER[likeness]), middle(1, 0)));
  expect(isBlocking(border)).toBe(!isPassed);
  // Whether an NPC beyond is visible depends on the look.
  const isSeen = seen(before(border), middle(1, 0)) !== seen(before(border, false), middle(1, 0));
  expect(isSeen).toBe(likeness === 'open' || likeness === 'gate');
});

test.each([0, 1, 2, 3, 4])('a door in a wall of kind %i that is passed rises, and more is seen beyond it', (wall) => {
  const visited = [PASSED_DOOR.raised, PASSED_DOOR.open].map((look) => {
    const shown = (isVisited: boolean) => {
      const floor = seeFloor(before(BORDER.door, isVisited), 24, { ...STONE, wall });
      floor.edges[4 * cellIndex(1, 0) + NORTH] = look;
      const picture = new Picture(WIDTH, HEIGHT);
      drawView(picture, floor, middle(1, 0), TORCH, paletteOf(wall));
      return picture.pixels;
    };
    const [full, empty] = [shown(true), shown(false)];
    return full.filter((pixel, at) => pixel !== empty[at]).length;
  });
  const [raised = 0, open = 0] = visited;
  expect(raised).toBeGreaterThan(0);
  expect(open).toBeGreaterThan(raised);
});

test('walls, doors, gates and open ways look different', () => {
  const views = [BORDER.open, BORDER.wall, BORDER.door, BORDER.gate].map((border) =>
    seen(before(border), middle(1, 0)),
  );
  expect(new Set(views).size).toBe(views.length);
});

test('a wall that is there from one side only is seen from that side only', () => {
  const grid = before(BORDER.open);
  writeField(grid, 'north', 1, 0, BORDER.wall);
  expect(seen(grid, middle(1, 0))).toBe(seen(before(BORDER.wall), middle(1, 0)));
  expect(seen(grid, middle(1, 1, Math.PI))).toBe(seen(before(BORDER.open), middle(1, 1, Math.PI)));
});

test('from within the dark nothing is seen, and into it neither', () => {
  const dark = before(BORDER.open);
  writeField(dark, 'floor_id', 1, 1, ZONE.dark);
  expect(new Set(view(dark, middle(1, 1, Math.PI)))).toEqual(new Set([0xff000000]));
  const unvisited = before(BORDER.open, false);
  writeField(unvisited, 'floor_id', 1, 1, ZONE.dark);
  expect(seen(dark, middle(1, 0))).toBe(seen(unvisited, middle(1, 0)));
});

test.each([24, 20, 16])('a floor of %i cells goes on around its rim', (size) => {
  const atRim = blankGrid();
  const within = blankGrid();
  writeField(atRim, 'event_id', 3, 1, WANDERER);
  writeField(within, 'event_id', 3, 9, WANDERER);
  expect(seen(atRim, middle(3, size - 1), { size })).toBe(seen(within, middle(3, 7), { size }));
});

test('the same floor, eye and light give the same picture, whatever was drawn between', () => {
  const picture = new Picture(WIDTH, HEIGHT);
  const draw = (grid: FloorGrid, eye: Eye) => drawView(picture, seeFloor(grid, 24, STONE), eye, TORCH, paletteOf(0));
  draw(before(BORDER.gate), middle(1, 0, 0.3));
  const first = hashOf(picture.pixels);
  draw(blankGrid(), middle(9, 9, 1));
  draw(before(BORDER.gate), middle(1, 0, 0.3));
  expect(hashOf(picture.pixels)).toBe(first);
});

/** Returns the texture with its right half mirrored from its left half. */
function evenly(texture: Texture): Texture {
  const even = texture.slice();
  LEVEL_BITS.forEach((bits, level) => {
    const side = 1 << bits;
    const start = LEVEL_STARTS[level] as number;
    for (let u = side / 2; u < side; u++) {
      for (let v = 0; v < side; v++) even[start + u * side + v] = texture[start + (side - 1 - u) * side + v] as number;
    }
  });
  return even;
}
const textures = new Map<Texture, Texture>();
const even = (texture: Texture): Texture => {
  const known = textures.get(texture) ?? evenly(texture);
  textures.set(texture, known);
  return known;
};

test('a mirrored floor gives the mirrored picture', () => {
  const uneven = paletteOf(0);
  const palette = {
    ...uneven,
    edge: (look: number) => even(uneven.edge(look)),
    ground: (ground: number) => even(uneven.ground(ground)),
    ceiling: () => even(uneven.ceiling(0)),
    sprite: (sprite: number) => even(uneven.sprite(sprite)),
    sky: () => new Uint32Array(768 * 128).fill(0xff804020),
  };
  const eyes = fc.record({ x: fc.nat(15), y: fc.nat(15), angle: fc.integer({ min: 0, max: 62 }) });
  fc.assert(
    fc.property(arbitraryGrid, arbitrarySize, eyes, (grid, size, { x, y, angle }) => {
      const own = view(grid, middle(x, y, angle / 10), { size, palette });
      const mirror = view(mirrored(grid, size), middle(size - 1 - x, y, -angle / 10), { size, palette });
      let differing = 0;
      for (let at = 0; at < own.length; at++) {
        const [row, column] = [Math.floor(at / WIDTH), at % WIDTH];
        if (own[at] !== mirror[row * WIDTH + WIDTH - 1 - column]) differing++;
      }
      // If a line between two texels falls on the middle of a pixel, it belongs to one of the two sides.
      expect(differing / own.length).toBeLessThan(0.01);
    }),
    { numRuns: 60 },
  );
});

test('what is said of the way ahead is what the picture shows in the middle', () => {
  fc.assert(
    fc.property(arbitraryGrid, arbitrarySize, fc.nat(15), fc.nat(15), fc.nat(3), (grid, size, x, y, side) => {
      const floor = seeFloor(grid, size, STONE);
      const picture = new Picture(WIDTH + 1, HEIGHT);
      drawView(picture, floor, middle(x, y, (side * Math.PI) / 2), TORCH, paletteOf(0));
      const { cells, end, onTheWay } = lookAhead(floor, x, y, side, 9);
      const column = WIDTH / 2;
      if (floor.isDark[y * 24 + x]) expect(end).toBe('dark');
      else if (end !== EDGE_LOOK.nothing) {
        expect(picture.look[column]).toBe(end === 'dark' ? 4 : end);
        expect(picture.distance[column]).toBeCloseTo(cells + 0.95, 6);
        expect(picture.layers[column]).toBe(Math.min(8, onTheWay.length));
      } else expect(picture.distance[column]).toBeGreaterThan(9);
    }),
  );
});

test('words of the way ahead', () => {
  const grid = before(BORDER.gate);
  expect(lookAhead(seeFloor(grid, 24, STONE), 1, 0, NORTH, 9)).toEqual({
    cells: 1,
    end: EDGE_LOOK.wall,
    onTheWay: [
      { cells: 0, what: 'gate' },
      { cells: 1, what: 'wanderer' },
    ],
  });
});
