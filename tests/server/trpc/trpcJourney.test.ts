import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { RESOURCES } from '#domain/resources/index.ts';
import type { AppRouter } from '#server/router.ts';
import { newAuthor, PASSWORD, registration } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { packedGrid } from '../../support/maps.ts';
import { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

/** Returns the answer to a refused call. */
const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => {
      if (!(error instanceof TRPCClientError)) throw error;
      return (error as TRPCClientError<AppRouter>).data;
    },
  );

describeOnEveryEngine('Over tRPC an author', (engine) => {
  const server = useServer(engine);

  test('registers, makes a scenario, paints, backs up, restores and leaves', async () => {
    const nobody = trpcClient(server().rest);
    const registered = await nobody.accounts.register.mutate({ ...registration('trpc'), language: 'ja', agreed: true });
    expect(registered).toEqual({ data: { username: 'trpc', is_verified: true } });
    const { access_token, data } = await nobody.accounts.login.mutate({ login: 'TRPC', password: PASSWORD });
    const author = trpcClient(new RestClient(server().url, access_token));
    expect(await author.accounts.me.query()).toEqual({ data });

    const { data: scenario } = await author.scenarios.create.mutate({ title_ja: '迷宮' });
    const scenario_id = scenario.id;
    const floor = { scenario_id, floor_number: '01' };
    const blank = await author.floors.read.query(floor);
    expect(blank.data).toMatchObject({ revision: 0, grid: packedGrid() });

    const grid = packedGrid(2, 2, { north: 1, flag: -999 });
    const { data: saved } = await author.floors.saveGrid.mutate({ ...floor, grid, revision: 0 });
    expect((await author.floors.read.query(floor)).data).toMatchObject({ grid, revision: saved.revision });
    const stale = await refusal(author.floors.saveGrid.mutate({ ...floor, grid: packedGrid(), revision: 0 }));
    expect(stale).toMatchObject({ code: 409, data: { number: 1, revision: saved.revision, grid } });

    const drawn = await author.floors.list.query({ scenario_id });
    expect(drawn.data[0]).toMatchObject({ number: 1, has_settings: false });
    const updated = await author.floors.updateSettings.mutate({ ...floor, name_ja: '一階', revision: saved.revision });
    expect(updated.data).toMatchObject({ name_ja: '一階' });
    const list = await author.floors.list.query({ scenario_id });
    expect(list.data).toHaveLength(99);
    expect(list.data[0]).toMatchObject({ number: 1, name_ja: '一階', grid, has_settings: true });
    expect(list.data[1]).toMatchObject({ number: 2, revision: 0, grid: null, has_settings: false });

    const { data: backup } = await author.backups.save.mutate({ scenario_id });
    await author.floors.saveGrid.mutate({ ...floor, grid: packedGrid() });
    await author.backups.restore.mutate({ scenario_id, id: backup.id });
    expect((await author.floors.read.query(floor)).data).toMatchObject({ grid, name_ja: '一階' });
    expect((await author.backups.list.query({ scenario_id })).data).toHaveLength(2);

    const overview = await author.scenarios.overview.query({ scenario_id });
    expect(overview.data).toEqual({
      painted_floors: [1],
      last_floor: { number: 1, labyrinth_size: 0, grid, updated_at: expect.any(String) },
      entered_labyrinths: 0,
      record_counts: Object.fromEntries(RESOURCES.map(({ name }) => [name, 0])),
      backups: 2,
      last_backup_at: expect.any(String),
    });

    await author.accounts.logout.mutate();
    expect(await refusal(author.accounts.me.query())).toMatchObject({ code: 401 });
  });

  test('is told of errors beside the fields, in the own language, as REST tells them', async () => {
    const rest = await newAuthor(server().url, 'reader');
    for (const language of ['ja', 'en'] as const) {
      const author = trpcClient(rest.in(language));
      const told = await refusal(author.scenarios.create.mutate({ title_ja: '' }));
      const { body } = await rest.in(language).post('scenarios', { title_ja: '' });
      expect(body.errors).toEqual({ title_ja: [expect.any(String)] });
      expect({ ...told, request_id: '' }).toEqual({ ...body, request_id: '' });
    }
  });

  test('finds nothing where there is no such procedure, scenario or floor', async () => {
    const rest = await newAuthor(server().url, 'finder');
    const author = trpcClient(rest);
    const none = { scenario_id: '0000000000000000', floor_number: '01' };
    expect(await refusal(author.floors.read.query(none))).toMatchObject({ code: 404 });
    const { data } = await author.scenarios.create.mutate({ title_ja: 'x' });
    for (const floor_number of ['00', '1', '100', '1a']) {
      const floor = { scenario_id: data.id, floor_number };
      expect(await refusal(author.floors.read.query(floor))).toMatchObject({ code: 404 });
      expect(await refusal(author.floors.saveGrid.mutate({ ...floor, grid: packedGrid() }))).toMatchObject({
        code: 404,
      });
    }
    for (const path of ['nothing', 'accounts', 'accounts.hasOwnProperty', '__proto__', 'constructor', 'a.b.c']) {
      expect(await rest.get(`/trpc/${path}`)).toMatchObject({ status: 404 });
      expect(await rest.post(`/trpc/${path}`, {})).toMatchObject({ status: 404 });
    }
  });

  test.each([
    ['truncated', (packed: Buffer) => packed.subarray(0, -2)],
    ['empty', () => Buffer.alloc(0)],
    ['with excess bytes', (packed: Buffer) => Buffer.concat([packed, Buffer.of(0)])],
    ['of an unknown version', (packed: Buffer) => Buffer.concat([Buffer.of(9), packed.subarray(1)])],
    ['with a run beyond the floor', () => Buffer.of(1, 0xff, 0x7f, 0)],
    ['with an endless number', () => Buffer.concat([Buffer.of(1), Buffer.alloc(40, 0xff)])],
  ])('has a packed grid refused that is %s', async (_title, spoil) => {
    const rest = await newAuthor(server().url, `packer${Date.now() % 1e9}${Math.floor(Math.random() * 1000)}`);
    const author = trpcClient(rest);
    const { data } = await author.scenarios.create.mutate({ title_ja: 'x' });
    const grid = spoil(Buffer.from(packedGrid(), 'base64')).toString('base64');
    const told = await refusal(author.floors.saveGrid.mutate({ scenario_id: data.id, floor_number: '01', grid }));
    expect(told).toMatchObject({ code: 422, errors: { grid: ['The packed map cannot be read.'] } });
    expect(await server().database('floors').where('scenario_id', data.id)).toEqual([]);
  });

  test('is told the cell and the field of a packed value that is out of range, or that the text is no base64', async () => {
    const author = trpcClient(await newAuthor(server().url, 'ranger'));
    const { data } = await author.scenarios.create.mutate({ title_ja: 'x' });
    const save = (grid: string) => author.floors.saveGrid.mutate({ scenario_id: data.id, floor_number: '01', grid });
    expect(await refusal(save(packedGrid(3, 23, { west: 8 })))).toMatchObject({
      code: 422,
      errors: { grid: ['Cell x3_y23 has a value that is not allowed in west.'] },
    });
    for (const text of ['***', `${packedGrid()}!`, packedGrid().slice(1)]) {
      expect(await refusal(save(text))).toMatchObject({ code: 422, errors: { grid: [expect.any(String)] } });
    }
  });
});
