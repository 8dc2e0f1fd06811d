import { beforeEach, expect, test } from 'vitest';
import type { Stamp } from '#domain/accountDocuments/stamps.ts';
import { blankGrid, CELL_COUNT, planeOf, readCell, writeField } from '#domain/map/floorGrid.ts';
import { packRegion } from '#domain/map/packRegion.ts';
import { cutRegion } from '#domain/map/region.ts';
import { newAuthor } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

function stamp(id: string, more: Partial<Stamp> = {}): Stamp {
  const grid = blankGrid();
  writeField(grid, 'north', 2, 2, 1);
  const cells = [
    { x: 2, y: 2 },
    { x: 3, y: 2 },
  ];
  const { rows, outer, placement, ...region } = packRegion(cutRegion(grid, cells, 24, 0));
  const copies = { rows: [...rows], outer: outer.map((half) => [...half]), placement: [...placement] };
  return { id, name: '角部屋', key: 0, region: { ...region, ...copies, floor: 0 }, ...more };
}

const BRUSH = { ...readCell(blankGrid(), 0, 0), floor_id: 2, C: 999 };

describeOnEveryEngine('What an account keeps', (engine) => {
  const server = useServer(engine);
  let rest: RestClient;
  let author: ReturnType<typeof trpcClient>;
  let authors = 0;
  beforeEach(async () => {
    rest = await newAuthor(server().url, `keeper${++authors}`);
    author = trpcClient(rest);
  });
  const read = () => author.accountDocuments.read.query({ name: 'stamps' });
  const save = (revision: number, stamps: Stamp[]) =>
    author.accountDocuments.save.mutate({ name: 'stamps', revision, data: { stamps } });

  test('is nothing at first, then what was saved last, in every browser', async () => {
    expect(await read()).toEqual({ data: { name: 'stamps', data: null, revision: 0 } });
    expect(await save(0, [stamp('stamp-one')])).toEqual({ data: { revision: 1 } });
    const stamps = [stamp('stamp-two', { key: 3 }), stamp('stamp-one', { name: '🏰の角' })];
    expect(await save(1, stamps)).toEqual({ data: { revision: 2 } });
    const { data } = await trpcClient(rest.in('ja')).accountDocuments.read.query({ name: 'stamps' });
    expect(data).toEqual({ name: 'stamps', data: { stamps }, revision: 2 });
  });

  test("is the account's own", async () => {
    await save(0, [stamp('stamp-one')]);
    const other = trpcClient(await newAuthor(server().url, `keeper${++authors}`));
    expect((await other.accountDocuments.read.query({ name: 'stamps' })).data.revision).toBe(0);
  });

  test('is refused where another browser has saved since, with what stands there now', async () => {
    await save(0, [stamp('stamp-one')]);
    for (const revision of [0, 2]) {
      const { status, body } = await rest.post('/trpc/accountDocuments.save', {
        name: 'stamps',
        revision,
        data: { stamps: [] },
      });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        error: { json: { data: { data: { revision: 1, data: { stamps: [{ id: 'stamp-one' }] } } } } },
      });
    }
    const tries = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((end) => save(1, [stamp(`stamp-${end}`.padEnd(9, end))])),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read()).data.revision).toBe(2);
  });

  const whole = (name: string) => stamp(name).region;
  const wrong: [string, string, unknown][] = [
    ['a name that is empty', 'data.stamps.0.name', [stamp('stamp-one', { name: ' ' })]],
    ['a name that is too long', 'data.stamps.0.name', [stamp('stamp-one', { name: '名'.repeat(41) })]],
    ['a name of two lines', 'data.stamps.0.name', [stamp('stamp-one', { name: 'a\nb' })]],
    ['an id twice', 'data.stamps', [stamp('stamp-one'), stamp('stamp-one')]],
    ['a digit twice', 'data.stamps', [stamp('stamp-one', { key: 1 }), stamp('stamp-two', { key: 1 })]],
    ['a digit that no key has', 'data.stamps.0.key', [stamp('stamp-one', { key: 10 })]],
    ['more than fifty', 'data.stamps', Array.from({ length: 51 }, (_, index) => stamp(`stamp-${index + 10}`))],
    [
      'cells without a shape',
      'data.stamps.0.region',
      [{ ...stamp('stamp-one'), region: { ...whole('x'), rows: [0] } }],
    ],
    [
      'a grid that is none',
      'data.stamps.0.region',
      [{ ...stamp('stamp-one'), region: { ...whole('x'), grid: 'AAAA' } }],
    ],
    ['a field that is not known', 'data.stamps.0.colour', [{ ...stamp('stamp-one'), colour: 1 }]],
  ];

  test.each(wrong)('with %s is refused beside the field, and nothing is kept', async (_what, field, stamps) => {
    const { status, body } = await rest.in('ja').post('/trpc/accountDocuments.save', {
      name: 'stamps',
      revision: 0,
      data: { stamps },
    });
    expect(status).toBe(422);
    const { errors } = (body as unknown as { error: { json: { data: { errors: Record<string, string[]> } } } }).error
      .json.data;
    expect(Object.keys(errors)).toEqual([field]);
    expect(Object.values(errors).flat().join()).not.toMatch(/[a-z]{4}/);
    expect((await read()).data.revision).toBe(0);
  });

  const wrongBrushes: [string, string, unknown][] = [
    ['a value that no cell can hold', 'data.brushes.0.north', [{ ...BRUSH, north: 8 }]],
    ['a kind of event that there is not', 'data.brushes.0.event_id', [{ ...BRUSH, event_id: 1199 }]],
    ['a field that is missing', 'data.brushes.0.muki', [{ ...BRUSH, muki: undefined }]],
    ['one twice', 'data.brushes', [BRUSH, BRUSH]],
    ['more than sixteen', 'data.brushes', Array.from({ length: 17 }, (_, index) => ({ ...BRUSH, flag: index }))],
  ];

  test.each(wrongBrushes)('as brushes with %s is refused beside the field', async (_what, field, brushes) => {
    const call = { name: 'brushes', revision: 0, data: { brushes } };
    const { status, body } = await rest.in('ja').post('/trpc/accountDocuments.save', call);
    expect(status).toBe(422);
    const refused = body as unknown as { error: { json: { data: { errors: Record<string, string[]> } } } };
    const { errors } = refused.error.json.data;
    expect(Object.keys(errors)).toEqual([field]);
    expect(Object.values(errors).flat().join()).not.toMatch(/[a-z]{4}/);
  });

  test('holds brushes beside stamps', async () => {
    const brushes = [{ ...BRUSH, north: 2, event_id: 1301 }, BRUSH];
    expect(await author.accountDocuments.save.mutate({ name: 'brushes', revision: 0, data: { brushes } })).toEqual({
      data: { revision: 1 },
    });
    expect((await author.accountDocuments.read.query({ name: 'brushes' })).data.data).toEqual({ brushes });
    expect((await read()).data.revision).toBe(0);
  });

  test('that is larger than 256 kB is refused', async () => {
    const grid = blankGrid();
    // No two adjacent cells hold the same number, so nothing of it compresses.
    for (let at = 0; at < CELL_COUNT; at++) grid[planeOf('1') * CELL_COUNT + at] = 900_000 + at;
    for (let at = 0; at < CELL_COUNT * 4; at++) grid[at] = at % 7;
    const cells = Array.from({ length: 576 }, (_, at) => ({ x: at % 24, y: Math.floor(at / 24) }));
    const dense = { ...stamp('x').region, ...packRegion(cutRegion(grid, cells, 24, 0)) } as Stamp['region'];
    const stamps = Array.from({ length: 50 }, (_, index) => stamp(`stamp-${index + 10}`, { region: dense }));
    await expect(save(0, stamps)).rejects.toMatchObject({
      data: { errors: { data: [expect.any(String)] } },
    });
    expect(await save(0, stamps.slice(0, 10))).toEqual({ data: { revision: 1 } });
  });
});
