// Walls from maps of other programs. The maps are made here, each from one plan; the walls that they have to give are drawn by hand.
import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { SIDES } from '#domain/map/cell.ts';
import { otherHalf, readBorder } from '#domain/map/edge.ts';
import { blankGrid, type FloorGrid, readField, writeField } from '#domain/map/floorGrid.ts';
import { FOREIGN_LIMITS, type ForeignGrid, ForeignMapError } from '#domain/map/foreign/ForeignMap.ts';
import { readForeignMap } from '#domain/map/foreign/readForeignMap.ts';
import { eventsInRock, floorWithWalls, partRange, richestPart, solidGuess } from '#domain/map/foreign/solidWalls.ts';

const PLAN = [
  '######', //
  '#..#.#',
  '#....#',
  '##.###',
  '######',
];
const WIDTH = 6;
const HEIGHT = 5;

/** The walls of the plan, drawn by hand. */
const WALLS = [
  '+  +  +  +  +  +  +',
  '                   ',
  '+  +--+--+  +--+  +',
  '   |     |  |  |   ',
  '+  +  +  +--+  +  +',
  '   |           |   ',
  '+  +--+  +--+--+  +',
  '      |  |         ',
  '+  +  +--+  +  +  +',
  '                   ',
];

/** Draws the walls of the north-west corner of a floor. */
function drawing(grid: FloorGrid, size: number): string[] {
  return Array.from({ length: HEIGHT }).flatMap((_, row) => {
    const y = size - 1 - row;
    const cells = Array.from({ length: WIDTH }, (__, x) => x);
    const top = cells.map((x) => (readField(grid, 'north', x, y) === 1 ? '+--' : '+  ')).join('');
    const middle = cells.map((x) => (readField(grid, 'west', x, y) === 1 ? '|  ' : '   ')).join('');
    return [`${top}+`, `${middle}${readField(grid, 'east', WIDTH - 1, y) === 1 ? '|' : ' '}`];
  });
}

const bytesOf = (text: string | object): Uint8Array =>
  new TextEncoder().encode(typeof text === 'string' ? text : JSON.stringify(text));
const flat = (codes: Readonly<Record<string, number>>): number[] =>
  [...PLAN.join('')].map((sign) => codes[sign] as number);
const words = (tiles: readonly number[]): Buffer => Buffer.from(Uint32Array.from(tiles).buffer);
const tmj = (layer: object, map: object = {}) => ({
  ...{ type: 'map', orientation: 'orthogonal', width: WIDTH, height: HEIGHT, infinite: false },
  layers: [{ type: 'tilelayer', name: 'Ground', width: WIDTH, height: HEIGHT, ...layer }],
  tilesets: [{ firstgid: 1, source: '../tiles/cave.tsx' }],
  ...map,
});
const tmx = (
  data: string,
  map = 'orientation="orthogonal"',
  head = '<?xml version="1.0" encoding="UTF-8"?>',
) => `${head}
<map version="1.10" ${map} width="${WIDTH}" height="${HEIGHT}" tilewidth="16" tileheight="16">
 <tileset firstgid="1" name="cave"><tile id="6"><properties><property name="solid" type="bool" value="true"/></properties></tile></tileset>
 <group name="Upper floor"><layer id="1" name="Rooms &amp; rock" width="${WIDTH}" height="${HEIGHT}">${data}</layer></group>
</map>`;
const ldtk = (layer: object = {}, level: object = {}) => ({
  __header__: { fileType: 'LDtk Project JSON', app: 'LDtk' },
  defs: {
    layers: [
      {
        uid: 9,
        intGridValues: [
          { value: 3, identifier: 'water', color: '#0000FF' },
          { value: 5, identifier: 'cave_wall', color: '#B86F50' },
        ],
      },
    ],
  },
  levels: [
    {
      identifier: 'Level_0',
      layerInstances: [
        { __type: 'Entities', __identifier: 'Things' },
        {
          __type: 'IntGrid',
          __identifier: 'Collisions',
          layerDefUid: 9,
          __cWid: WIDTH,
          __cHei: HEIGHT,
          intGridCsv: flat({ '#': 5, '.': 0 }),
          ...layer,
        },
      ],
      ...level,
    },
  ],
});

/** Returns the first layer of a file with its guess and the floor that it makes: 20 cells a side. */
async function walled(bytes: Uint8Array, name = 'map') {
  const [layer] = readForeignMap(bytes, name);
  if (!layer) throw new Error('no layer');
  const grid = await layer.read();
  const solid = solidGuess(grid, layer.name);
  const floor = floorWithWalls(blankGrid(), 20, grid, { x: 0, y: 0 }, solid, false);
  return { name: layer.name, grid, solid: [...solid], drawing: drawing(floor, 20) };
}

const ROCK_IS_7 = flat({ '#': 7, '.': 2 });

describe('The walls of a map of another program equal the drawing by hand', () => {
  test.each<[string, object]>([
    ['a list', { data: ROCK_IS_7 }],
    ['flipped and rotated tiles', { data: ROCK_IS_7.map((tile, at) => tile + (at % 16) * 0x10000000) }],
    ['base64', { data: words(ROCK_IS_7).toString('base64'), encoding: 'base64', compression: '' }],
    ['gzip', { data: gzipSync(words(ROCK_IS_7)).toString('base64'), encoding: 'base64', compression: 'gzip' }],
    ['zlib', { data: deflateSync(words(ROCK_IS_7)).toString('base64'), encoding: 'base64', compression: 'zlib' }],
    ['zstd', { data: zstdCompressSync(words(ROCK_IS_7)).toString('base64'), encoding: 'base64', compression: 'zstd' }],
  ])('of Tiled in JSON, its tiles as %s', async (_, layer) => {
    expect(await walled(bytesOf(tmj(layer)))).toMatchObject({ name: 'Ground', solid: [7], drawing: WALLS });
  });

  test.each<[string, string]>([
    ['CSV', `<data encoding="csv">\n${ROCK_IS_7.join(',\n')}\n</data>`],
    ['elements', `<data>${ROCK_IS_7.map((gid) => `<tile gid="${gid}"/>`).join('')}</data>`],
    ['base64', `<data encoding="base64">\n  ${words(ROCK_IS_7).toString('base64')}\n</data>`],
    ['gzip', `<data encoding="base64" compression="gzip">${gzipSync(words(ROCK_IS_7)).toString('base64')}</data>`],
    ['zlib', `<data encoding="base64" compression="zlib">${deflateSync(words(ROCK_IS_7)).toString('base64')}</data>`],
    [
      'zstd',
      `<data encoding="base64" compression="zstd">${zstdCompressSync(words(ROCK_IS_7)).toString('base64')}</data>`,
    ],
  ])('of Tiled in XML, its tiles as %s, in a group', async (_, data) => {
    const read = await walled(bytesOf(tmx(data)));
    expect(read).toMatchObject({ name: 'Upper floor / Rooms & rock', solid: [7], drawing: WALLS });
    expect(read.grid.values.map(({ name, count, isSolid }) => ({ name, count, isSolid }))).toEqual([
      { name: 'cave 6', count: 22, isSolid: true },
      { name: 'cave 1', count: 8, isSolid: undefined },
    ]);
  });

  test.each(['TMJ', 'TMX'])('of an infinite map of Tiled (%s), whose chunks lie anywhere', async (form) => {
    const chunk = (x: number, y: number, from: number) => {
      const rows = PLAN.map((row) => row.padEnd(8, ' ').slice(from, from + 4));
      const tiles = [...rows.join('').padEnd(32, ' ')].map((sign) => ({ '#': 7, '.': 2 })[sign] ?? 0);
      return { x, y, width: 4, height: 8, data: tiles };
    };
    const chunks = [chunk(-8, -16, 0), chunk(-4, -16, 4), { x: 40, y: 40, width: 2, height: 1, data: [0, 0] }];
    const xml = chunks
      .map(
        ({ data, ...at }) =>
          `<chunk ${Object.entries(at)
            .map(([name, value]) => `${name}="${value}"`)
            .join(' ')}>${data}</chunk>`,
      )
      .join('');
    const file = form === 'TMJ' ? tmj({ chunks }) : tmx(`<data encoding="csv">${xml}</data>`);
    const { grid, drawing: drawn } = await walled(bytesOf(file));
    expect({ width: grid.width, height: grid.height }).toEqual({ width: WIDTH, height: HEIGHT });
    expect(drawn).toEqual(WALLS);
  });

  test('of an isometric map, which is the same grid', async () => {
    expect((await walled(bytesOf(tmj({ data: ROCK_IS_7 }, { orientation: 'isometric' })))).drawing).toEqual(WALLS);
  });

  test('of LDtk, whose values have names and colours', async () => {
    const { grid, ...read } = await walled(bytesOf(ldtk()));
    expect(read).toEqual({ name: 'Level_0 / Collisions', solid: [5], drawing: WALLS });
    expect(grid.values).toEqual([
      { value: 5, count: 22, name: 'cave_wall', colour: '#B86F50' },
      { value: 0, count: 8 },
    ]);
  });

  test('of LDtk in one of several worlds, and of the file of one level', async () => {
    const { levels, ...project } = ldtk();
    expect((await walled(bytesOf({ ...project, levels: [], worlds: [{ levels }] }))).drawing).toEqual(WALLS);
    expect((await walled(bytesOf(levels[0] as object))).drawing).toEqual(WALLS);
  });

  test.each<[string, Uint8Array]>([
    ['with signs', bytesOf(PLAN.map((row) => `${[...row].join(',')}\r\n`).join(''))],
    [
      'with a byte order mark and commas at the ends',
      bytesOf(`\ufeff${PLAN.map((row) => `${[...row].join(',')},,\n`).join('')},,,\n`),
    ],
    [
      'in Shift_JIS',
      iconv.encode(
        PLAN.map((row) => `${[...row].map((sign) => (sign === '#' ? '壁' : '床')).join(',')}\r\n`).join(''),
        'shift_jis',
      ),
    ],
    [
      'of numbers, of which the one along the edge is solid',
      bytesOf(PLAN.map((row) => [...row].map((sign) => (sign === '#' ? 12 : 3)).join(',')).join('\n')),
    ],
    [
      'of Tiled, in which -1 is empty',
      bytesOf(PLAN.map((row) => [...row].map((sign) => (sign === '#' ? -1 : 0)).join(',')).join('\n')),
    ],
  ])('of a table %s', async (_, bytes) => {
    expect((await walled(bytes)).drawing).toEqual(WALLS);
  });
});

describe('The floor', () => {
  const grid = (rows: readonly string[]): ForeignGrid => {
    const cells = Uint32Array.from([...rows.join('')], (sign) => (sign === '#' ? 1 : 0));
    return {
      width: rows[0]?.length ?? 0,
      height: rows.length,
      cells,
      values: [
        { value: 1, count: 1 },
        { value: 0, count: 1 },
      ],
    };
  };
  const SOLID = new Set([1]);

  test('has both halves of every wall, and a closed rim unless it is opened', () => {
    const open = grid(Array.from({ length: 16 }, () => '.'.repeat(16)));
    const walls = (floor: FloorGrid) => [...floor].reduce((sum, value) => sum + value, 0);
    const closed = floorWithWalls(blankGrid(), 16, open, { x: 0, y: 0 }, SOLID, false);
    expect(walls(closed)).toBe(4 * 16);
    for (let x = 0; x < 16; x++) {
      for (let y = 0; y < 16; y++) {
        for (const side of SIDES) {
          expect(readBorder(closed, { x, y, side })).toBe(readBorder(closed, otherHalf({ x, y, side }, 16)));
        }
      }
    }
    expect(walls(floorWithWalls(blankGrid(), 16, open, { x: 0, y: 0 }, SOLID, true))).toBe(0);
  });

  test('keeps zones, rooms and events, and what lies outside of its size; every former wall goes', () => {
    const before = blankGrid();
    writeField(before, 'floor_id', 3, 3, 1);
    writeField(before, 'room_id', 4, 4, 2);
    writeField(before, 'event_id', 0, 15, 1);
    writeField(before, 'north', 5, 5, 4);
    writeField(before, 'north', 20, 20, 2);
    const solid = grid(['#']);
    const after = floorWithWalls(before, 16, solid, { x: 0, y: 0 }, SOLID, false);
    expect([
      readField(after, 'floor_id', 3, 3),
      readField(after, 'room_id', 4, 4),
      readField(after, 'event_id', 0, 15),
    ]).toEqual([1, 2, 1]);
    expect([readField(after, 'north', 5, 5), readField(after, 'north', 20, 20)]).toEqual([0, 2]);
    expect(eventsInRock(before, 16, solid, { x: 0, y: 0 }, SOLID)).toBe(1);
    expect(eventsInRock(before, 16, grid(['.']), { x: 0, y: 0 }, SOLID)).toBe(0);
  });

  test('begins with the part that has the most walls, and a smaller map in its corner', () => {
    const rows = Array.from({ length: 40 }, () => '.'.repeat(50));
    rows[35] = `${'.'.repeat(40)}#${'.'.repeat(9)}`;
    expect(richestPart(grid(rows), 24, SOLID)).toEqual({ x: 18, y: 13 });
    expect(richestPart(grid(PLAN), 24, SOLID)).toEqual({ x: 0, y: 0 });
    expect([partRange(50, 24), partRange(6, 24)]).toEqual([
      { min: 0, max: 26 },
      { min: -18, max: 0 },
    ]);
    const moved = floorWithWalls(blankGrid(), 24, grid(['.']), { x: -2, y: -1 }, SOLID, false);
    expect(SIDES.map((side) => readField(moved, side, 2, 22))).toEqual([1, 1, 1, 1]);
  });

  test('takes what a layer or its name calls solid', async () => {
    const tiles = flat({ '#': 4, '.': 0 });
    const properties = [{ name: 'solid', type: 'bool', value: true }];
    expect((await walled(bytesOf(tmj({ name: 'Things', data: tiles, properties })))).solid).toEqual([4]);
    expect((await walled(bytesOf(tmj({ name: 'walls', data: tiles })))).solid).toEqual([4]);
    const shapes = [{ firstgid: 1, name: 'a', tiles: [{ id: 1, objectgroup: { objects: [{ x: 0 }] } }] }];
    const data = flat({ '#': 1, '.': 2 });
    expect((await walled(bytesOf(tmj({ data }, { tilesets: shapes })))).solid).toEqual([2]);
  });
});

describe('A map of another program is refused with the reason', () => {
  async function refusal(bytes: Uint8Array) {
    try {
      const [layer] = readForeignMap(bytes, 'map.csv');
      await layer?.read();
    } catch (error) {
      if (error instanceof ForeignMapError) return error.detail;
      throw error;
    }
    throw new Error('it was read');
  }
  const base64 = (data: Buffer, compression: string) => ({
    data: data.toString('base64'),
    encoding: 'base64',
    compression,
  });
  const level = { externalRelPath: 'a/0.ldtkl', layerInstances: null };
  const deepGroups = (depth: number) => {
    let layers: object[] = [];
    for (let at = 0; at < depth; at++) layers = [{ type: 'group', name: 'g', layers }];
    return layers;
  };

  test.each<[string, Uint8Array, RegExp, RegExp]>([
    ['hexagonal', bytesOf(tmj({ data: ROCK_IS_7 }, { orientation: 'hexagonal' })), /hexagonal/, /六角形/],
    ['staggered', bytesOf(tmx('<data/>', 'orientation="staggered"')), /staggered/, /ずらし/],
    [
      'without tile layers',
      bytesOf(tmj({ type: 'objectgroup' })),
      /no tile layer \(layers\)/,
      /タイルレイヤーがありません（layers）/,
    ],
    ['with layers that are no list', bytesOf(tmj({}, { layers: 5 })), /no tile layer/, /タイルレイヤーがありません/],
    [
      'with too few tiles',
      bytesOf(tmj({ data: [1] })),
      /"Ground": it has 1 tiles for 30 cells/,
      /「Ground」：タイルの数（1個）が大きさ（30マス）/,
    ],
    [
      'with a negative size',
      bytesOf(tmj({ data: [], width: -6 })),
      /"Ground": the size \(-6 x 5\) is invalid/,
      /「Ground」：大きさ（-6×5）/,
    ],
    [
      'with a size that is no number',
      bytesOf(tmx('<data/>').replace('width="6" height="5">', 'width="x" height="5">')),
      /NaN x 5/,
      /NaN×5/,
    ],
    [
      'with a huge size',
      bytesOf(tmj({ data: [], width: 1e9, height: 1e9 })),
      /too large \(1000000000 x/,
      /大きすぎます/,
    ],
    [
      'with a fraction as a tile',
      bytesOf(tmj({ data: ROCK_IS_7.with(2, 1.5) })),
      /tile 3, "1.5"/,
      /3番目のタイル「1.5」/,
    ],
    [
      'with a text as a tile',
      bytesOf(tmx(`<data encoding="csv">${ROCK_IS_7.with(1, 1).join(',').replace('1', 'x')}</data>`)),
      /tile 2, "x"/,
      /2番目のタイル「x」/,
    ],
    ['with no data', bytesOf(tmj({})), /tile data is missing/, /データがありません/],
    ['that is not base64', bytesOf(tmj({ data: '?!', encoding: 'base64' })), /not base64/, /Base64/],
    ['of an unknown encoding', bytesOf(tmj({ data: '', encoding: 'rot13' })), /"rot13" is not read/, /「rot13」/],
    ['of an unknown compression', bytesOf(tmj(base64(words(ROCK_IS_7), 'lzma'))), /"lzma" is not read/, /「lzma」/],
    ...(['gzip', 'zlib', 'zstd'] as const).flatMap((form): [string, Uint8Array, RegExp, RegExp][] => {
      const pack = { gzip: gzipSync, zlib: deflateSync, zstd: zstdCompressSync }[form];
      const bomb = pack(Buffer.alloc(50_000_000));
      return [
        [
          `damaged in ${form}`,
          bytesOf(tmj(base64(words(ROCK_IS_7), form))),
          new RegExp(`${form}\\) is damaged`),
          /壊れています/,
        ],
        [
          `cut off in ${form}`,
          bytesOf(tmj(base64(pack(words(ROCK_IS_7)).subarray(0, -9), form))),
          /damaged|tiles for/,
          /壊れています|タイルの数/,
        ],
        [
          `too short in ${form}`,
          bytesOf(tmj(base64(pack(words(ROCK_IS_7.slice(1))), form))),
          /29 tiles for 30 cells/,
          /29個/,
        ],
        [`a bomb of ${form}`, bytesOf(tmj(base64(bomb, form))), /31 tiles for 30 cells|damaged/, /31個|壊れ/],
      ];
    }),
    [
      'of more layers than are read',
      bytesOf(tmj({}, { layers: Array.from({ length: 5001 }, () => ({ type: 'tilelayer' })) })),
      /5001 layers/,
      /5001枚/,
    ],
    [
      'of groups in groups without an end',
      bytesOf(tmj({}, { layers: deepGroups(40) })),
      /"g": its groups are nested/,
      /入れ子/,
    ],
    [
      'of lists in lists without an end',
      bytesOf(`{"type":"map","layers":${'['.repeat(5000)}`),
      /nested too deeply/,
      /入れ子が深すぎます/,
    ],
    [
      'of chunks without a place',
      bytesOf(tmj({ chunks: [{ width: 1, height: 1, data: [1] }] })),
      /chunk 1": its position/,
      /chunk 1」：位置/,
    ],
    [
      'of chunks far from each other',
      bytesOf(tmj({ chunks: [0, 1e9].map((x) => ({ x, y: x, width: 1, height: 1, data: [1] })) })),
      /too large/,
      /大きすぎます/,
    ],
    ['of empty chunks', bytesOf(tmj({ chunks: [] })), /no tiles/, /タイルがありません/],
    ['of LDtk without IntGrid', bytesOf(ldtk({ __type: 'Tiles' })), /no IntGrid layer/, /IntGrid/],
    ['of LDtk with separate levels', bytesOf(ldtk({}, level)), /\.ldtkl/, /\.ldtkl/],
    [
      'of LDtk with too few values',
      bytesOf(ldtk({ intGridCsv: [1, 2] })),
      /intGridCsv": it has 2 values for 30/,
      /intGridCsv」：値の数（2個）/,
    ],
    [
      'of LDtk with a negative value',
      bytesOf(ldtk({ intGridCsv: flat({ '#': -1, '.': 0 }) })),
      /value 1, "-1"/,
      /「-1」/,
    ],
    ['of LDtk without sizes', bytesOf(ldtk({ __cWid: undefined })), /undefined x 5/, /undefined×5/],
    ['JSON of something else', bytesOf({ a: 1 }), /neither a map of Tiled nor/, /TiledのマップでもLDtk/],
    ['JSON that is cut off', bytesOf('{"type":"map"'), /cannot be read as JSON/, /JSONとして/],
    ['XML of something else', bytesOf('<?xml version="1.0"?><xliff/>'), /first element is "xliff"/, /「xliff」/],
    [
      'XML with a DOCTYPE',
      bytesOf(`<!DOCTYPE map [<!ENTITY a "${'x'.repeat(99)}">]>${tmx('<data>&a;</data>', undefined, '')}`),
      /DOCTYPE/,
      /DOCTYPE/,
    ],
    [
      'XML in Shift_JIS',
      bytesOf(tmx('<data/>', undefined, '<?xml version="1.0" encoding="Shift_JIS"?>')),
      /"Shift_JIS" is not read/,
      /「Shift_JIS」/,
    ],
    ['XML that is cut off', bytesOf(tmx('<data/>').slice(0, -9)), /Line 4: .*well-formed/, /4行目：XML/],
    ['a table of long texts', bytesOf(`#,.\n#,${'a'.repeat(50)}\n`), /row 2, column 2/, /2行目・2列目/],
    ['a table with an open quotation mark', bytesOf('#,"a\n'), /row 1, column 2/i, /1行目・2列目/],
    ['a table with semicolons', bytesOf('#;.;#\n'), /semicolons/, /セミコロン/],
    ['an empty file', bytesOf(''), /no cell with a value/, /値のあるマスがありません/],
    [
      'a table of more kinds than can be chosen from',
      bytesOf(Array.from({ length: 2001 }, (_, at) => `a${at}`).join('\n')),
      /2001 different values/,
      /2001種類/,
    ],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /This is a PNG picture\. Choose a map of Tiled/, /PNG/],
    [
      'a map of Meikyu',
      bytesOf({ format: 'meikyu.maps', floors: [] }),
      /map data of Meikyu\..*"Import map data"/,
      /「マップデータをインポート」/,
    ],
    [
      'bytes that are no text',
      Uint8Array.from([0x23, 0x2c, 0x85, 0x2c, 0xff, 0xff]),
      /neither as UTF-8 nor as Shift_JIS/,
      /Shift_JIS/,
    ],
    ['a file of 33 MB', new Uint8Array(FOREIGN_LIMITS.bytes + 1), /up to 32 MB/, /32 MBまで/],
  ])('%s', async (_, bytes, en, ja) => {
    const detail = await refusal(bytes);
    expect(detail.en).toMatch(en);
    expect(detail.ja).toMatch(ja);
  });
});
