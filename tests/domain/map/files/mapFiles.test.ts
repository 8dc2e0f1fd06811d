import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMapCsv, writeMapCsv } from '#domain/map/files/mapCsv.ts';
import { type FloorSettingsValues, MapFileError, type MapFileFloor } from '#domain/map/files/mapFile.ts';
import { readMapJson, writeMapJson } from '#domain/map/files/mapJson.ts';
import { readMapTiled } from '#domain/map/files/readMapTiled.ts';
import { writeMapTiled } from '#domain/map/files/writeMapTiled.ts';
import { blankGrid, writeField } from '#domain/map/floorGrid.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { arbitraryGrid } from '../arbitraryGrid.ts';

type WholeFloor = MapFileFloor & { readonly settings: FloorSettingsValues };

const arbitrarySettings: fc.Arbitrary<FloorSettingsValues> = fc
  .record({
    name_ja: fc.constantFrom('', '地下"一階,', "'=1+1"),
    wall: fc.nat({ max: 4 }),
    difficulty: fc.nat({ max: 99 }),
    no_random_encounters: fc.boolean(),
    value: fc.nat({ max: 199 }),
    labyrinth_size: fc.nat({ max: 2 }),
  })
  .map(({ value, ...fields }) => {
    const { appearance } = floorMap.blank;
    return { ...floorMap.blank, ...fields, appearance: { ...appearance, no2: { value, probability: 5 } } };
  });
const arbitraryFloors: fc.Arbitrary<WholeFloor[]> = fc.uniqueArray(
  fc.record({ number: fc.integer({ min: 1, max: 99 }), settings: arbitrarySettings, grid: arbitraryGrid }),
  { selector: ({ number }) => number, maxLength: 3 },
);

const FORMS = {
  json: { write: writeMapJson, read: (text: string) => readMapJson(JSON.parse(text)) },
  tmj: { write: writeMapTiled, read: (text: string) => readMapTiled(JSON.parse(text)) },
  csv: { write: writeMapCsv, read: readMapCsv },
};

const floor = (number = 1): WholeFloor => {
  const grid = blankGrid();
  writeField(grid, 'north', 2, 3, 1);
  writeField(grid, 'event_id', 4, 5, 101);
  return { number, grid, settings: floorMap.blank };
};

/** Returns a reader's error for a text in which one thing was changed. */
function refusal(form: keyof typeof FORMS, change: (text: string) => string): MapFileError {
  const text = FORMS[form].write([floor()]);
  const changed = change(text);
  expect(changed).not.toBe(text);
  try {
    FORMS[form].read(changed);
  } catch (error) {
    if (error instanceof MapFileError) return error;
    throw error;
  }
  throw new Error('it was read');
}

describe.each(Object.entries(FORMS))('Floors as %s', (name, { write, read }) => {
  test('come back equal, cell for cell and setting for setting', () => {
    fc.assert(
      fc.property(arbitraryFloors, (floors) => {
        const settings = (one: WholeFloor) => (name === 'csv' ? {} : one.settings);
        const wanted = floors.map((one) => ({ ...one, settings: settings(one) }));
        expect(read(write(floors))).toEqual(wanted);
      }),
      { numRuns: 25 },
    );
  });

  test('stand there once', () => {
    expect(() => read(write([floor(7), floor(7)]))).toThrow(MapFileError);
  });
});

test('a table is ASCII, with a row for what is painted and one for the floor', () => {
  const text = writeMapCsv([floor(3)]);
  expect(text).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 3);
});

test('a map that Tiled has saved anew is read: tiles moved to other numbers, an event shifted, a layer of notes', () => {
  const map = JSON.parse(writeMapTiled([floor()]));
  const [group] = map.layers;
  map.tilesets.unshift({ firstgid: 1, name: 'notes', tilecount: 10 });
  map.tilesets[1].firstgid = 11;
  for (const layer of group.layers) {
    if (layer.data) layer.data = layer.data.map((tile: number) => (tile === 0 ? 0 : tile + 10));
    for (const event of layer.objects ?? []) event.x += 9;
  }
  group.layers.push({ type: 'objectgroup', name: 'notes', objects: [] });
  expect(readMapTiled(map)[0]?.grid).toEqual(floor().grid);
});

test('a map from before its tiles had a picture is read: every tile was the number of its value', () => {
  const map = JSON.parse(writeMapTiled([floor()]));
  map.tilesets = [{ firstgid: 1, name: 'meikyu', tilecount: 63 }];
  const north = map.layers[0].layers.find(({ name }: { name: string }) => name === 'north');
  north.data = north.data.map((tile: number) => (tile === 0 ? 0 : 1));
  expect(readMapTiled(map)[0]?.grid).toEqual(floor().grid);
});

test('a map whose tileset was made a file of its own is refused with the way out', () => {
  const external = (text: string) => text.replace(/"firstgid":1,"name":"[^"]*"/, '"firstgid":1,"source":"tiles.tsx"');
  expect(refusal('tmj', external).detail?.en).toMatch(/embedded/);
});

test('a tile of another layer is refused: a wall on the east does not stand on the north', () => {
  const map = JSON.parse(writeMapTiled([floor()]));
  const north = map.layers[0].layers.find(({ name }: { name: string }) => name === 'north');
  north.data = north.data.map((tile: number) => (tile === 0 ? 0 : tile + 8));
  expect(() => readMapTiled(map)).toThrow(MapFileError);
});

describe('A file is refused', () => {
  test.each([
    ['json', /"meikyu\.maps"/, '"other"', 'file_invalid'],
    ['json', /"version":1/, '"version":2', 'file_invalid'],
    ['json', /"number":1/, '"number":100', 'file_wrong'],
    ['json', /"wall":0/, '"wall":9', 'file_wrong'],
    ['json', /"wall":0/, '"wall":0,"colour":1', 'file_wrong'],
    ['json', /"north":1/, '"north":8', 'file_wrong'],
    ['json', /"id":"x3_y23"/, '"id":"x4_y23"', 'file_wrong'],
    ['tmj', /"meikyu\.maps"/, '"other"', 'file_invalid'],
    ['tmj', /"width":24,"height":24,"tilewidth"/, '"width":20,"height":20,"tilewidth"', 'file_invalid'],
    ['tmj', /"name":"south"/, '"name":"bottom"', 'file_wrong'],
    ['tmj', /"data":\[[^\]]*\]/, '"data":"eJw="', 'file_invalid'],
    ['tmj', /"value":101/, '"value":102.5', 'file_wrong'],
    ['tmj', /"name":"event_id"/, '"name":"floor_id"', 'file_wrong'],
    ['tmj', /"x":128/, '"x":1280', 'file_wrong'],
    ['tmj', /"name":"appearance.no1.value"/, '"name":"appearance.no9.value"', 'file_wrong'],
    ['csv', /floor,x,y/, 'floor,y,x', 'file_invalid'],
    ['csv', /1,2,3,1/, '1,2,3,9', 'file_wrong'],
    ['csv', /1,2,3,1/, '1,24,3,1', 'file_wrong'],
    ['csv', /1,2,3,1/, '1,0,0,1', 'file_wrong'],
    ['csv', /1,2,3,1/, '0,2,3,1', 'file_wrong'],
    ['csv', /1,2,3,1,/, '1,2,3,', 'file_wrong'],
  ] as const)('%s with %s as %s', (form, from, to, key) => {
    const error = refusal(form, (text) => text.replace(from, to));
    expect(error.key).toBe(key);
    expect(error.detail?.en).toMatch(/[a-z]/);
    expect(error.detail?.ja).toMatch(/[ぁ-ん]/);
  });
});
