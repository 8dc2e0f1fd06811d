import { beforeAll, expect, test } from 'vitest';
import type { treasureChest } from '#domain/resources/treasureChest.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { packedGrid } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnAnyEngine('Treasure chests', (engine) => {
  const server = useServer(engine);
  let client: RestClient;
  let author: ReturnType<typeof trpcClient>;
  let scenario: string;
  let scenario_id: string;
  beforeAll(async () => {
    client = await newAuthor(server().url, 'chests');
    author = trpcClient(client);
    scenario = await newScenario(client);
    scenario_id = scenario.replace('scenarios/', '');
  });
  const chest = async (number: number) =>
    (await client.get<{ number: number }[]>(`${scenario}/treasure-boxes?per_page=100`)).data.find(
      (one) => one.number === number,
    );
  const sheet = async () => (await author.treasures.sheet.query({ scenario_id })).data;
  const checks = async () =>
    (await author.checks.list.query({ scenario_id })).data
      .filter(({ rule }) => ['reference', 'incomplete', 'conflict', 'unused'].includes(rule))
      .flatMap(({ kind, problems }) => problems.map(({ number, path, message }) => [kind, number, path, message.en]));

  test('are written over REST, keep what they were given, and refuse what cannot be with field and reason', async () => {
    const made = await client.post<{ number: number }>(`${scenario}/treasure-boxes`, {
      name_ja: '入口の箱',
      high: { first: 5, last: 7, count: 2 },
      gold: { count: 2, sides: 6 },
    });
    expect(made).toMatchObject({ status: 201, data: { number: 1, probability_high: -1, trap_rate: 80 } });
    const changed = await client.put(`${scenario}/treasure-boxes/1`, { gold_bonus: 4 });
    expect(changed).toMatchObject({ status: 200, data: { gold: { count: 2, sides: 6 }, gold_bonus: 4 } });
    const refused = await client.put(`${scenario}/treasure-boxes/1`, { probability_low: 101, chest_level: 10 });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['probability_low', 'chest_level']);
    const { data } = await client.get<(typeof treasureChest)['blank'][]>(`${scenario}/treasure-boxes`);
    expect(data).toMatchObject([{ number: 1, gold_bonus: 4, probability_low: -1, chest_level: 0 }]);
  });

  test('have 27 traps that can be renamed, and of a banned word the check tells', async () => {
    const { data } = await client.get<{ number: number; name_en: string }[]>(`${scenario}/treasure-traps?per_page=100`);
    expect(data.map(({ number }) => number)).toEqual(Array.from({ length: 27 }, (_, at) => at + 1));
    const renamed = await client.put(`${scenario}/treasure-traps/1`, { name_ja: '毒の針', weight: 20 });
    expect(renamed).toMatchObject({ status: 200, data: { name_ja: '毒の針', weight: 20, state: 1 } });
    expect((await client.put(`${scenario}/treasure-traps/28`, { weight: 1 })).status).toBe(404);
    expect((await client.put(`${scenario}/treasure-traps/1`, { name_ja: 'くそったれ' })).status).toBe(200);
    const { body } = await client.post(`${scenario}/check-scenario-banned-words`, {});
    const { banned_words } = body as unknown as { banned_words: object };
    expect(banned_words).toMatchObject({
      is_banned_word: true,
      treasure_trap: [{ word: 'くそったれ', kind: 'treasure_trap', number: 1, field: 'name_ja' }],
    });
  });

  test('are told where they are, by events and by monsters, with what gives items beside them', async () => {
    await author.records.item.save.mutate({
      scenario_id,
      records: [5, 6, 7, 8].map((number) => ({
        number,
        changes: { name_ja: `物${number}`, name_en: `Thing ${number}` },
      })),
    });
    await author.records.item.save.mutate({ scenario_id, records: [{ number: 8, changes: { stock: -1 } }] });
    expect(await sheet()).toEqual({
      floors: [],
      named: [],
      givers: [{ item: 8, kind: 'item', number: 8, path: 'stock' }],
    });
    await author.records.monster.save.mutate({
      scenario_id,
      records: [
        {
          number: 9,
          changes: { name_ja: '鬼', name_en: 'Ogre', random_chest: 12, hp: { count: 1, sides: 8, plus: 0 } },
        },
      ],
    });
    const slots = Array.from({ length: 10 }, (_, at) =>
      at === 0 ? { monster: 9, weight: 1 } : { monster: 999, weight: 0 },
    );
    await author.records.encounter_setting.save.mutate({ scenario_id, records: [{ number: 3, changes: { slots } }] });
    await author.floors.updateSettings.mutate({
      scenario_id,
      floor_number: '02',
      name_ja: '地下',
      appearance: { no1: { value: 3, probability: 25 } },
    });
    const grid = packedGrid(3, 20, { event_id: 1301, 1: 1, 2: 4 });
    await author.floors.saveGrid.mutate({ scenario_id, floor_number: '02', grid });
    const { floors, named } = await sheet();
    expect(named).toEqual([1, 12]);
    expect(floors).toEqual([
      {
        number: 2,
        name_ja: '地下',
        name_en: '',
        ways: [
          { way: 'events', shares: [{ chest: 1, share: 1 }] },
          { way: 0, shares: [{ chest: 12, share: 1 }] },
        ],
        sources: [
          { chest: 1, at: { x: 3, y: 20, event: 1301 }, chance: 1 },
          {
            chest: 12,
            at: { room_id: 0 },
            chance: 0.25,
            by: { kind: 'monster', number: 9, name: { ja: '鬼', en: 'Ogre' } },
          },
        ],
        source_count: 2,
      },
    ]);
  });

  test('are checked: the one that is not made, special items in slots, what an event gives, what is empty or without its trap', async () => {
    expect(await checks()).toEqual([['monster', 9, 'random_chest', 'There is no number 012 in treasure chests yet.']]);
    await author.records.treasure_special_item.save.mutate({
      scenario_id,
      records: [{ number: 1, changes: { item: 6 } }],
    });
    await author.records.treasure_chest.save.mutate({
      scenario_id,
      records: [{ number: 12, changes: { name_ja: '空', trap_setting: 2 } }],
    });
    const grid = packedGrid(1, 1, { event_id: 1101, 1: 7, 2: 1 });
    await author.floors.saveGrid.mutate({ scenario_id, floor_number: '03', grid });
    expect(await checks()).toEqual([
      ['treasure_chest', 12, 'high.first', 'It contains neither items nor gold.'],
      ['treasure_chest', 12, 'trap', 'No trap is chosen.'],
      ['treasure_chest', 1, 'high.first', 'Special item 006 is in an ordinary slot.'],
      ['treasure_chest', 1, 'high.first', 'Item 007 is also given by an event on floor 03.'],
    ]);
  });

  test('are led along by what names them, and a trap of an event counts as one of its uses', async () => {
    await author.records.treasure_chest.renumber.mutate({ scenario_id, moves: [{ from: 1, to: 40 }] });
    expect((await sheet()).named).toEqual([12, 40]);
    const uses = await author.records.treasure_trap.uses.query({ scenario_id, numbers: '4' });
    expect(uses.data).toMatchObject([{ kind: 'floor_map', number: 2, path: 'maps.x3_y20.event.data.2', used: 4 }]);
  });

  test('and floors name a set of magic effects: each is among its uses, and is led to another, a floor to none but set 0', async () => {
    await author.records.treasure_chest.save.mutate({
      scenario_id,
      records: [{ number: 50, changes: { name_ja: '奥の箱', special_magic_set: 7 } }],
    });
    await client.put(`${scenario}/floor-maps/05`, { magic_set: 7 });
    const { uses, replaceReferences } = author.records.magic_set;
    const places = async (numbers: string) =>
      (await uses.query({ scenario_id, numbers })).data.map(({ kind, number, path }) => [kind, number, path]);
    const named = [
      ['floor_map', 5, 'magic_set'],
      ['treasure_chest', 50, 'special_magic_set'],
    ];
    expect(await places('7')).toEqual(named);
    await replaceReferences.mutate({ scenario_id, numbers: '7', by: 8 });
    expect(await places('8')).toEqual(named);
    await replaceReferences.mutate({ scenario_id, numbers: '8', by: 999 });
    expect(await client.get(`${scenario}/floor-maps/05`)).toMatchObject({ data: { magic_set: 0 } });
    expect(await chest(50)).toMatchObject({ special_magic_set: 999 });
    expect(await client.put(`${scenario}/treasure-boxes/50`, { special_magic_set: 10 })).toMatchObject({
      status: 422,
      body: { errors: { special_magic_set: [expect.stringContaining('0')] } },
    });
    expect(await client.put(`${scenario}/floor-maps/05`, { magic_set: 999 })).toMatchObject({ status: 422 });
  });
});
