import { beforeAll, describe, expect, test } from 'vitest';
import { CELL_RANGES, type CellField, EVENT_SLOTS, SIDES } from '#domain/map/cell.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { sqlite } from '../../support/engines.ts';
import { blankMaps, cellOf, type WireCell, type WireFloor, type WireMaps } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

/** Returns the place of a field in a nested cell, and how to write it there. */
function place(field: CellField): { path: string; write: (cell: WireCell, value: unknown) => void } {
  const at = (path: string): ReturnType<typeof place> => ({
    path,
    write(cell, value) {
      const keys = path.split('.');
      const last = keys.pop() as string;
      const holder = keys.reduce<Record<string, unknown>>(
        (inner, key) => inner[key] as Record<string, unknown>,
        cell as unknown as Record<string, unknown>,
      );
      holder[last] = value;
    },
  });
  if (SIDES.includes(field as never)) return at(`border.${field}`);
  if (EVENT_SLOTS.includes(field as never)) return at(`event.data.${field}`);
  if (field === 'room_id') return at('monster.room_id');
  if (field === 'event_id') return at('event.id');
  return at(field === 'floor_id' ? 'floor_id' : `event.${field}`);
}

// The check is the same code on both engines, so it runs on one.
describe('A wrong grid', () => {
  const server = useServer(sqlite);
  let author: RestClient;
  let floor: string;
  let before: Awaited<ReturnType<typeof dumpDatabase>>;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'grids');
    floor = `${await newScenario(author)}/floor-maps/01`;
    before = await dumpDatabase(server().database);
  });

  /** Sends `maps`, checks that the answer is 422 and that nothing was stored, and returns the errors. */
  async function refused(maps: unknown): Promise<Record<string, string[]>> {
    const { status, body } = await author.put(`${floor}/maps`, { maps });
    expect(status).toBe(422);
    expect(await dumpDatabase(server().database)).toEqual(before);
    return body.errors ?? {};
  }
  function spoiled(x: number, y: number, spoil: (cell: WireCell) => void): WireMaps {
    const maps = blankMaps();
    spoil(cellOf(maps, x, y));
    return maps;
  }

  test.each([
    ['missing', undefined, 'maps', /required/],
    ['null', null, 'maps', /24 rows/],
    ['no list', {}, 'maps', /24 rows/],
    ['empty', [], 'maps', /24 rows/],
    ['a row short', blankMaps().slice(1), 'maps', /24 rows/],
    ['a row long', [...blankMaps(), blankMaps()[0]], 'maps', /24 rows/],
    ['with a short row', blankMaps().map((row, index) => (index === 3 ? row.slice(1) : row)), 'maps.3', /24 cells/],
    ['with a long row', blankMaps().map((row, index) => (index === 3 ? [...row, row[0]] : row)), 'maps.3', /24 cells/],
    [
      'of 20x20',
      blankMaps()
        .slice(4)
        .map((row) => row.slice(0, 20)),
      'maps',
      /24 rows/,
    ],
    ['with a row that is none', blankMaps().map((row, index) => (index === 23 ? 'row' : row)), 'maps.23', /24 cells/],
  ])('%s', async (_title, maps, path, reason) => {
    expect(await refused(maps)).toEqual({ [path]: [expect.stringMatching(reason)] });
  });

  test('from y=0 up to y=23 names the cells whose ids are not their coordinates', async () => {
    const errors = await refused(blankMaps().reverse());
    expect(errors['maps.0.0.id']).toEqual(['Cell x0_y23: the id does not match the coordinate.']);
    expect(Object.keys(errors).length).toBeLessThanOrEqual(20);
  });

  test('with a doubled cell names the place where it stands again', async () => {
    const maps = blankMaps();
    (maps[5] as WireCell[])[6] = structuredClone(cellOf(maps, 5, 18));
    expect(await refused(maps)).toEqual({
      'maps.5.6.id': ['Cell x6_y18: the id does not match the coordinate.'],
      'maps.5.6.coordinate.x': [expect.stringMatching(/^Cell x6_y18:/)],
    });
  });

  test.each(['id', 'event', 'border', 'monster', 'floor_id', 'coordinate'] as const)(
    'with a cell without its %s, or with something else in it, names the cell',
    async (key) => {
      const without = await refused(spoiled(4, 20, (cell) => Reflect.deleteProperty(cell, key)));
      expect(without).toEqual({ [`maps.3.4.${key}`]: ['Cell x4_y20: this field is missing.'] });
      for (const value of [null, 'x', [], 1.5, true]) {
        const errors = await refused(spoiled(4, 20, (cell) => Object.assign(cell, { [key]: value })));
        expect(Object.keys(errors)[0]).toContain(`maps.3.4.${key}`);
        expect(
          Object.values(errors)
            .flat()
            .every((reason) => reason.startsWith('Cell x4_y20:')),
        ).toBe(true);
      }
    },
  );

  test('with a cell that is none, or with a key nobody knows, names it', async () => {
    for (const cell of [null, 5, 'x0_y0', []]) {
      const maps: unknown[][] = blankMaps();
      (maps[0] as unknown[])[0] = cell;
      expect(await refused(maps)).toEqual({ 'maps.0.0': ['Cell x0_y23: this must be an object.'] });
    }
    for (const [path, spoil] of [
      ['extra', (cell: WireCell) => Object.assign(cell, { extra: 0 })],
      ['event.extra', (cell: WireCell) => Object.assign(cell.event, { extra: 0 })],
      ['event.data.D', (cell: WireCell) => Object.assign(cell.event.data, { D: 0 })],
      ['event.data.toString', (cell: WireCell) => Object.assign(cell.event.data, { toString: 0 })],
      ['border.up', (cell: WireCell) => Object.assign(cell.border, { up: 0 })],
      ['monster.id', (cell: WireCell) => Object.assign(cell.monster, { id: 0 })],
      ['coordinate.z', (cell: WireCell) => Object.assign(cell.coordinate, { z: 0 })],
    ] as const) {
      const errors = await refused(spoiled(1, 1, spoil));
      expect(errors).toEqual({ [`maps.22.1.${path}`]: ['Cell x1_y1: unknown field.'] });
    }
  });

  describe.each(Object.keys(CELL_RANGES) as CellField[])('with %s', (field) => {
    const { min, max, holes } = CELL_RANGES[field];
    const { path, write } = place(field);

    test('beyond its range names the cell, the field and the range', async () => {
      for (const value of [min - 1, max + 1, 0.5, '0', null, true, [0], {}, 1e300]) {
        const errors = await refused(spoiled(23, 0, (cell) => write(cell, value)));
        const [wrong] = Object.keys(errors);
        expect(wrong).toBe(`maps.23.23.${path}`);
        expect(errors[wrong ?? '']?.[0]).toMatch(new RegExp(`^Cell x23_y0: .*${min} to ${max}`));
      }
      const japanese = await author.in('ja').put(`${floor}/maps`, {
        maps: spoiled(23, 0, (cell) => write(cell, max + 1)),
      });
      expect(japanese.body.errors?.[`maps.23.23.${path}`]?.[0]).toMatch(/^マスx23_y0: /);
      const hole = Array.from({ length: Math.min(max - min, 10_000) }, (_, index) => min + index).find((n) =>
        holes?.(n),
      );
      if (hole !== undefined) {
        expect(await refused(spoiled(0, 0, (cell) => write(cell, hole)))).toHaveProperty([`maps.23.0.${path}`]);
      }
    });
  });

  test('has a counterpart that is right: every field at both ends of its range is stored and read back', async () => {
    for (const end of ['min', 'max'] as const) {
      const maps = blankMaps();
      for (const row of maps) {
        for (const cell of row) {
          for (const field of Object.keys(CELL_RANGES) as CellField[]) {
            const range = CELL_RANGES[field];
            let value = range[end];
            while (range.holes?.(value)) value--;
            place(field).write(cell, value);
          }
        }
      }
      expect(await author.put(`${floor}/maps`, { maps })).toMatchObject({ status: 200 });
      expect((await author.get<WireFloor>(floor)).data.maps).toEqual(maps);
    }
  });

  test('however its JSON is written, it is stored alike, with its revision', async () => {
    const maps = blankMaps();
    cellOf(maps, 2, 3).border.east = 7;
    const turned = maps.map((row) =>
      row.map((cell) => Object.fromEntries(Object.entries(cell).reverse()) as unknown as WireCell),
    );
    const inTheWay = (revision: number) => [
      { raw: JSON.stringify({ maps, revision }) },
      { raw: JSON.stringify({ revision, maps }) },
      { raw: JSON.stringify({ maps, revision }, undefined, 2) },
      { raw: JSON.stringify({ maps: turned, revision }) },
      { raw: JSON.stringify({ maps }), headers: { 'if-match': `"${revision}"` } },
      { raw: JSON.stringify(maps), headers: { 'if-match': `"${revision}"` } },
      { raw: `${JSON.stringify(maps)}\n`, headers: { 'if-match': `"${revision}"` } },
      { raw: JSON.stringify(turned, undefined, 2), headers: { 'if-match': `"${revision}"` } },
    ];
    for (let way = 0; way < inTheWay(0).length; way++) {
      await author.put(`${floor}/maps`, { maps: blankMaps() });
      const { revision } = (await author.get<WireFloor>(floor)).data;
      expect(await author.call('PUT', `${floor}/maps`, inTheWay(revision)[way])).toMatchObject({ status: 200 });
      expect((await author.get<WireFloor>(floor)).data.maps).toEqual(maps);
      expect(await author.call('PUT', `${floor}/maps`, inTheWay(revision)[way])).toMatchObject({ status: 409 });
    }
  });

  test('as JSON that is broken, goes on or says things twice, is refused however regular it begins', async () => {
    before = await dumpDatabase(server().database);
    const text = JSON.stringify(blankMaps());
    for (const raw of [
      `{"maps":${text}`,
      `{"maps":${text}}}`,
      `{"maps":${text},}`,
      `{"maps":${text} "revision":0}`,
      `{"maps":${text},"maps":${text}}`,
      `{"maps":${text},"maps":0}`,
      // The value that replaces the grid must not continue as another value.
      ...['.5', 'e1', '0', 'x', '""', '[]', '{}', '//', ':1'].map((more) => `{"maps":${text}${more}}`),
      `{"maps":${text},"__proto__":{}}`,
      `{"maps":${text.slice(0, -1)}}`,
      `{"maps":${text.replace('"flag":0', '"flag":0,"flag":0')}}`,
      ...[text.slice(0, -1), `${text},"revision":0`, `${text}}`, `${text}x`],
      text.replace('"flag":0', '"flag":0,"flag":0'),
    ]) {
      expect(await author.call('PUT', `${floor}/maps`, { raw }), raw.slice(-40)).toMatchObject({ status: 400 });
    }
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  test('sent without its name is told of as with it, and no other call takes a list', async () => {
    before = await dumpDatabase(server().database);
    const spoilt = spoiled(3, 4, (cell) => place('flag').write(cell, 'x'));
    expect((await author.put(`${floor}/maps`, spoilt)).body.errors).toEqual(await refused(spoilt));
    expect(await author.put(`${floor}/maps`, [])).toMatchObject({
      status: 422,
      body: { errors: { maps: [expect.stringContaining('24 rows')] } },
    });
    expect(await author.put(floor, [])).toMatchObject({
      status: 422,
      body: { errors: { body: [expect.any(String)] } },
    });
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  test('with a grid beside it, or a packed one alone, is refused: REST has one form', async () => {
    before = await dumpDatabase(server().database);
    const both = await author.put(`${floor}/maps`, { maps: blankMaps(), grid: 'AQ==' });
    expect(both).toMatchObject({ status: 422, body: { errors: { grid: ['This field is not known.'] } } });
    expect(await author.put(`${floor}/maps`, { grid: 'AQ==' })).toMatchObject({ status: 422 });
    expect(await author.put(`${floor}/maps`, { maps: blankMaps(), other: 1 })).toMatchObject({
      status: 422,
      body: { errors: { other: ['This field is not known.'] } },
    });
    expect(await dumpDatabase(server().database)).toEqual(before);
  });
});
