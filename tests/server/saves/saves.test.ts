import { beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_GAME_SAVES } from '#domain/catalogs/storageLimits.ts';
import { LARGEST_SAVE } from '#game/saves/Save.ts';
import { codeOf } from '#game/saves/SaveKey.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { release } from '../../support/publish.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { sampleSave } from '../../support/sampleSave.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnAnyEngine('The saves of an account', (engine) => {
  const server = useServer(engine);
  let rest: RestClient;
  let player: ReturnType<typeof trpcClient>;
  let players = 0;
  beforeAll(async () => {
    const author = await newAuthor(server().url, 'author');
    const scenario_code = await release(author, await newScenario(author));
    const played = { scenario_code: codeOf(key) };
    await server().database('scenarios').where({ scenario_code }).update(played);
  });
  beforeEach(async () => {
    rest = await newAuthor(server().url, `player${++players}`);
    player = trpcClient(rest);
  });
  const save = sampleSave();
  const { key, told, saved_at } = save;
  const write = (slot: number, revision: number, change: Partial<typeof save> = {}) =>
    rest.in('ja').post('/trpc/saves.write', { slot, revision, save: { ...save, ...change } });
  const list = async () => (await player.saves.list.query({ key })).data;

  test('are there on every device, and removed on all of them', async () => {
    expect(await list()).toEqual([]);
    expect((await player.saves.read.query({ key, slot: 3 })).data).toBeNull();
    await player.saves.write.mutate({ slot: 3, revision: 0, save });
    await player.saves.write.mutate({ slot: 0, revision: 0, save });
    const later = { ...save, saved_at: saved_at + 1 };
    expect(await player.saves.write.mutate({ slot: 3, revision: 1, save: later })).toEqual({ data: { revision: 2 } });
    expect(await list()).toEqual([
      { slot: 0, revision: 1, saved_at, told },
      { slot: 3, revision: 2, saved_at: saved_at + 1, told },
    ]);
    expect((await player.saves.read.query({ key, slot: 3 })).data).toEqual({ revision: 2, save: later });
    await player.saves.remove.mutate({ key, slot: 3, revision: 2 });
    await player.saves.remove.mutate({ key, slot: 3, revision: 2 });
    expect((await list()).map(({ slot }) => slot)).toEqual([0]);
  });

  test('are taken up to their full size, of whatever letters, and not beyond', async () => {
    const sized = (letter: string, characters: number) => {
      const rest = characters - JSON.stringify({ ...save, since: [{ kind: 'x', words: '' }] }).length;
      const each = JSON.stringify(letter).length - 2;
      return { since: [{ kind: 'x', words: letter.repeat(Math.floor(rest / each)) }] as unknown as typeof save.since };
    };
    for (const letter of ['a', '"', '迷', '\u0001', '👁'])
      expect(await write(1, 0, sized(letter, LARGEST_SAVE)), letter).toMatchObject({
        status: letter === 'a' ? 200 : 409,
      });
    const { status, text } = await rest.in('ja').post('/trpc/saves.write', {
      slot: 2,
      revision: 0,
      save: { ...save, ...sized('a', LARGEST_SAVE + 1) },
    });
    expect({ status, text }).toEqual({ status: 422, text: expect.stringContaining('save') });
  });

  test("are the account's own", async () => {
    await player.saves.write.mutate({ slot: 3, revision: 0, save });
    const other = trpcClient(await newAuthor(server().url, `player${++players}`));
    expect((await other.saves.list.query({ key })).data).toEqual([]);
    await other.saves.write.mutate({ slot: 3, revision: 0, save });
    await other.saves.remove.mutate({ key, slot: 3, revision: 1 });
    expect(await list()).toHaveLength(1);
  });

  test('are overwritten and removed by none who knows an older one, who is told what is there', async () => {
    await write(4, 0);
    await write(4, 1, { saved_at: 5 });
    for (const revision of [0, 1, 3]) {
      const { status, body } = await write(4, revision);
      expect(status).toBe(409);
      expect(body).toMatchObject({
        error: { json: { data: { data: { slot: 4, revision: 2, saved_at: 5, told } } } },
      });
    }
    await expect(player.saves.remove.mutate({ key, slot: 4, revision: 1 })).rejects.toMatchObject({
      data: { code: 409 },
    });
    expect(await write(5, 1)).toMatchObject({ status: 409, body: { error: { json: { data: { data: null } } } } });
    expect(await list()).toMatchObject([{ slot: 4, revision: 2 }]);
  });

  test.each([
    ['作品のセーブデータではありません。', { key: 'scenario:abc' as const }],
    ['壊れています', { key: 'work:123' as const }],
    ['新しい版', { version: 3 as 2 }],
    ['壊れています', { rest: { ...save.rest, gold: -1 } }],
    ['壊れています', { told: { ...told, party: Array(7).fill(told.party[0]) } }],
  ])('are saves and nothing else: %s', async (words, change) => {
    const { status, body } = await write(1, 0, change);
    const { errors } = (body as never as Refused).error.json.data;
    expect([status, errors]).toEqual([422, { save: [expect.stringContaining(words)] }]);
    expect(await list()).toEqual([]);
  });

  test('are of a work that there is, be it stopped, or of an own one that is tried', async () => {
    const [nowhere, untried] = ['work:100000000000017', 'work:100000000000025'] as const;
    expect((await write(1, 0, { key: nowhere })).status).toBe(422);
    const path = await newScenario(rest);
    const scenario = { id: path.split('/')[1] };
    await server()
      .database('scenarios')
      .where(scenario)
      .update({ scenario_code: codeOf(untried) });
    expect((await write(1, 0, { key: untried })).status).toBe(200);
    rest = await newAuthor(server().url, `player${++players}`);
    const { status, body } = await write(1, 0, { key: untried });
    const { errors } = (body as never as Refused).error.json.data;
    expect([status, errors]).toEqual([422, { save: ['この作品はありません。'] }]);
    await server().database('works').update({ category: 'none' });
    expect((await write(1, 0)).status).toBe(200);
  });

  test('are so many and no more; what is there may still be written anew', async () => {
    const { id: account_id } = await server().database('accounts').where('username', `player${players}`).first('id');
    await write(1, 0);
    const row = { ...(await server().database('game_saves').where({ account_id }).first()) };
    const rows = Array.from({ length: MOST_GAME_SAVES - 1 }, (_, at) => ({ ...row, save_key: `work:${at}` }));
    await server().database.batchInsert('game_saves', rows, 50);
    const { status, body } = await write(2, 0);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('500件まで')]);
    expect((await write(1, 1)).status).toBe(200);
  });
});

interface Refused {
  readonly error: { readonly json: { readonly data: { readonly errors: object } } };
}
