/** An object of a file, with unchecked values. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the objects in a list; empty if it is not a list. */
export const objectsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * The point of a tile object that its x and y refer to, as shares of its width and height: its tileset defines it; in an orthogonal map the
 * default is the bottom left.
 */
const ANCHORS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  unspecified: [0, 1],
  topleft: [0, 0],
  top: [0.5, 0],
  topright: [1, 0],
  left: [0, 0.5],
  center: [0.5, 0.5],
  right: [1, 0.5],
  bottomleft: [0, 1],
  bottom: [0.5, 1],
  bottomright: [1, 1],
};

/** The highest bits of a tile number encode its rotation. */
const TURNS = 0xf0000000;

/**
 * Returns the middle of an object of Tiled, as drawn in its layer. NaN if it has no position.
 * @param tilesets those of the map, by their first tiles
 * @returns pixels from the north-west corner, x to the east and y to the south
 */
export function middleOf(object: Json, tilesets: readonly Json[]): { readonly x: number; readonly y: number } {
  const [x, y] = [Number(object.x), Number(object.y)];
  const [east, south] = towardsMiddle(object, tilesets);
  // Objects are rotated clockwise around the point (x, y).
  const angle = (Number(object.rotation ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + east * cos - south * sin, y: y + east * sin + south * cos };
}

/** Returns the vector from the point (x, y) of an object to its middle, before rotation. */
function towardsMiddle(object: Json, tilesets: readonly Json[]): readonly [east: number, south: number] {
  const points = objectsOf(object.polygon ?? object.polyline);
  if (points.length > 0) return [middle(points.map(({ x }) => Number(x))), middle(points.map(({ y }) => Number(y)))];
  const [width, height] = [Number(object.width ?? 0), Number(object.height ?? 0)];
  const [across, down] = typeof object.gid === 'number' ? anchorOf(object.gid, tilesets) : [0, 0];
  return [(0.5 - across) * width, (0.5 - down) * height];
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

function anchorOf(gid: number, tilesets: readonly Json[]): readonly [x: number, y: number] {
  const tile = (gid & ~TURNS) >>> 0;
  const tileset = tilesets.findLast(({ firstgid }) => Number(firstgid) <= tile);
  const name = String(tileset?.objectalignment ?? 'unspecified');
  return (Object.hasOwn(ANCHORS, name) && ANCHORS[name]) || [0, 1];
}
