import { describe, expect, test } from 'vitest';
import { MapFileError } from '#domain/map/files/mapFile.ts';
import { readMapTiled } from '#domain/map/files/readMapTiled.ts';
import { writeMapTiled } from '#domain/map/files/writeMapTiled.ts';
import { blankGrid, CELL_COUNT, cellPlace, readField, writeField } from '#domain/map/floorGrid.ts';
import { floorMap } from '#domain/resources/floorMap.ts';

type Json = Record<string, unknown>;
interface Layer extends Json {
  layers: Layer[];
  objects: Json[];
}

/** Returns a map with a wall and an event on x4 y5, modified by `change`. */
function tiledMap(change: (floor: Layer, map: Layer & { tilesets: Json[] }) => void = () => {}): Json {
  const grid = blankGrid();
  writeField(grid, 'north', 2, 3, 1);
  writeField(grid, 'event_id', 4, 5, 101);
  const map = JSON.parse(writeMapTiled([{ number: 1, grid, settings: floorMap.blank }]));
  change(map.layers[0], map);
  return map;
}
const EVERY_PLACE = Array.from({ length: CELL_COUNT }, (_, cell) => cellPlace(cell)).map(({ x, y }) => [x, y] as const);
const layerOf = (floor: Layer, name: string) => floor.layers.find((layer) => layer.name === name) as Layer;

/** Returns the cell of the event if its object is replaced by another. */
function placeOf(object: Json, tilesets: readonly Json[] = []): string[] {
  const map = tiledMap((floor, { tilesets: own }) => {
    const [event] = layerOf(floor, 'events').objects;
    Object.assign(event as Json, { width: 32, height: 32, rotation: 0 }, object);
    own.push(...tilesets);
  });
  const grid = readMapTiled(map)[0]?.grid ?? blankGrid();
  return EVERY_PLACE.filter(([x, y]) => readField(grid, 'event_id', x, y) === 101).map(([x, y]) => `x${x} y${y}`);
}

function refusal(change: Parameters<typeof tiledMap>[0]): string {
  try {
    readMapTiled(tiledMap(change));
  } catch (error) {
    if (!(error instanceof MapFileError)) throw error;
    expect(error.detail?.ja).toMatch(/[ぁ-ん]/);
    return error.detail?.en ?? '';
  }
  throw new Error('it was read');
}

const at = (x: number, y: number) => ({ x, y });
/** In pixels the cell x4 y5 begins at 128, 576. */
describe('An object of Tiled is the event of the cell where its middle is drawn:', () => {
  test.each<[title: string, object: Json]>([
    ['a rectangle', at(128, 576)],
    ['a rectangle that was moved by a part of a cell', at(139, 565)],
    ['a point', { ...at(140, 590), width: 0, height: 0, point: true }],
    ['an inserted tile, which stands on its bottom edge', { ...at(128, 608), gid: 3 }],
    ['an inserted tile that is flipped', { ...at(128, 608), gid: 0x80000003 }],
    ['a large inserted tile', { ...at(112, 624), width: 64, height: 64, gid: 3 }],
    ['a rectangle turned by a quarter', { ...at(160, 576), rotation: 90 }],
    ['a rectangle turned by a half', { ...at(160, 608), rotation: 180 }],
    ['a rectangle turned back by a quarter', { ...at(128, 608), rotation: -90 }],
    ['an inserted tile turned by a quarter', { ...at(128, 576), gid: 3, rotation: 90 }],
    ['an inserted tile turned by a half', { ...at(160, 576), gid: 3, rotation: 180 }],
    [
      'a polygon around it',
      { ...at(160, 608), width: 0, height: 0, polygon: [at(0, 0), at(-32, 0), at(-32, -32), at(0, -32)] },
    ],
  ])('%s', (_title, object) => {
    expect(placeOf(object)).toEqual(['x4 y5']);
  });

  test('an inserted tile of a tileset whose objects are aligned otherwise', () => {
    const others = [
      { firstgid: 1000, name: 'signs', objectalignment: 'topleft' },
      { firstgid: 2000, name: 'lamps', objectalignment: 'center' },
    ];
    expect(placeOf({ ...at(128, 576), gid: 1005 }, others)).toEqual(['x4 y5']);
    expect(placeOf({ ...at(144, 592), gid: 2005 }, others)).toEqual(['x4 y5']);
    expect(placeOf({ ...at(128, 608), gid: 5 }, others)).toEqual(['x4 y5']);
  });
});

describe('A map of Tiled is refused with the way out', () => {
  test.each([
    ['a shifted layer of tiles', 'north', { offsetx: 32 }],
    ['a shifted layer of objects', 'events', { offsety: -0.5 }],
    ['a layer with parallax', 'floor_id', { parallaxx: 0.5 }],
  ])('with %s', (_title, name, shift) => {
    const reason = refusal((floor) => Object.assign(layerOf(floor, name), shift));
    expect(reason).toBe(`Floor 01: "${name}" is drawn shifted. Set its offset to 0 and its parallax factor to 1.`);
  });

  test('with a shifted floor, but not with a shifted layer of the author’s own', () => {
    expect(refusal((floor) => Object.assign(floor, { offsety: 32 }))).toMatch(/"floor 01" is drawn shifted/);
    const notes = { type: 'objectgroup', name: 'notes', offsetx: 5, objects: [] as Json[], layers: [] };
    expect(readMapTiled(tiledMap((floor) => floor.layers.push(notes)))).toHaveLength(1);
  });

  test('with a floor in a group within a group, or a layer of it in one', () => {
    const folder = (name: string, layers: Layer[]): Layer => ({ type: 'group', name, layers, objects: [] });
    expect(refusal((floor, map) => map.layers.splice(0, 1, folder('basement', [floor])))).toMatch(
      /^The group "floor 01" lies inside the group "basement"\./,
    );
    expect(refusal((floor) => floor.layers.push(folder('walls', floor.layers.splice(0, 4))))).toMatch(
      /^The group "walls" lies inside the group "floor 01"\./,
    );
    const notes = folder('notes', [folder('more', [])]);
    expect(readMapTiled(tiledMap((floor) => floor.layers.push(notes)))).toHaveLength(1);
  });

  test('with a group that says no number', () => {
    expect(refusal((_floor, map) => map.layers.push({ type: 'group', name: 'new', layers: [], objects: [] }))).toBe(
      'The group "new" lacks the property "number", the number of its floor.',
    );
  });

  test('with an instance of a template, whose size and properties stand in another file', () => {
    const template = { id: 7, template: 'chest.tj', x: 0, y: 0 };
    expect(refusal((floor) => layerOf(floor, 'events').objects.push(template))).toMatch(
      /object 7 .* template\. Detach it/,
    );
  });

  test('of another orientation, or with a layer of another width', () => {
    expect(refusal((_floor, map) => Object.assign(map, { orientation: 'isometric' }))).toMatch(/orthogonal/);
    expect(refusal((floor) => Object.assign(layerOf(floor, 'north'), { width: 48, height: 12 }))).toMatch(/fixed size/);
  });
});
