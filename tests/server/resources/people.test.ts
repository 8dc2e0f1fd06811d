import { beforeAll, beforeEach, expect, test } from 'vitest';
import { BORDER } from '#domain/map/cell.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { packedGrid } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

/** The rules that every kind has. */
const COMMON_RULES: readonly string[] = ['reference', 'required', 'characters', 'publishing', 'information', 'english'];

describeOnAnyEngine('NPCs and characters', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'people');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
  });
  const path = (rest: string) => `${scenario}/${rest}`;
  const scenario_id = () => scenario.replace('scenarios/', '');
  const namedProblems = async () => {
    const { data } = await trpcClient(author).checks.list.query({ scenario_id: scenario_id() });
    return data.flatMap(({ kind, rule, problems }) =>
      problems.filter(() => !COMMON_RULES.includes(rule)).map(({ number, path: at }) => `${kind} ${number} ${at}`),
    );
  };

  test('an NPC is made once under a number, changed in part, and listed', async () => {
    const made = await author.post(path('npcs'), { name_ja: '渡し守', commands: { 2: true } });
    expect(made).toMatchObject({
      status: 201,
      data: { number: 1, name_ja: '渡し守', commands: { 0: false, 2: true } },
    });
    expect((await author.post(path('npcs'), { number: 1, name_ja: '老婆' })).status).toBe(409);
    const changed = await author.put(path('npcs/1'), { inn: { special_price: 30_000 } });
    expect(changed).toMatchObject({
      status: 200,
      data: { name_ja: '渡し守', inn: { factor: 100, special_price: 30_000 } },
    });
    expect((await author.get(path('npcs'))).body).toMatchObject({ data: [{ number: 1 }], meta: { total: 1 } });
  });

  test('the special room never costs more than 30,000: the field is named, and nothing is stored', async () => {
    const refused = await author.in('en').put(path('npcs/1'), { name_ja: '渡し守', inn: { special_price: 30_001 } });
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['inn.special_price']);
    expect((await author.get(path('npcs'))).body).toMatchObject({ data: [] });
  });

  test('a character is written under its number whether it is there or not, and without one under the first blank', async () => {
    expect(await author.post(path('characters'), { number: 3, name_ja: 'アルド' })).toMatchObject({
      status: 201,
      data: { number: 3 },
    });
    const again = await author.post(path('characters'), { number: 3, name_ja: 'サギリ' });
    expect(again).toMatchObject({ status: 200, data: { number: 3, name_ja: 'サギリ' } });
    expect(await author.post(path('characters'), { name_ja: 'エマ' })).toMatchObject({ data: { number: 1 } });
    expect((await author.post(path('characters'), { number: 21 })).status).toBe(422);
  });

  test('an NPC that no event names is told, and a character that wears what it may not', async () => {
    await author.post(path('npcs'), {
      number: 7,
      name_ja: '渡し守',
      name_en: 'Ferryman',
      commands: { 1: true },
      battle: { monster: 0 },
    });
    await author.put(path('monsters/0'), { name_ja: '影', name_en: 'Shade', hp: { count: 1, sides: 8 } });
    await author.put(path('items-detail/1'), { name_ja: '鎧', name_en: 'Mail', type: 3, jobs: { 0: false } });
    const items = Array.from({ length: 8 }, (_, at) => ({ item: at === 0 ? 1 : 0, worn: at === 0, identified: true }));
    const stats = { strength: 12 };
    await author.post(path('characters'), { number: 2, name_ja: 'アルド', name_en: 'Ald', stats, items });
    const problems = async () => (await namedProblems()).filter((one) => !one.startsWith('floor_map'));
    const draw = (cell: Parameters<typeof packedGrid>[2]) =>
      trpcClient(author).floors.saveGrid.mutate({
        scenario_id: scenario_id(),
        floor_number: '01',
        grid: packedGrid(3, 3, cell),
      });
    // Nobody can be met before a floor is drawn.
    expect(await problems()).toEqual(['character 2 items.0.worn']);
    await draw({ north: BORDER.wall });
    expect(await problems()).toEqual(['character 2 items.0.worn', 'npc 7 ']);
    await draw({ event_id: 1501, 1: 7 });
    await author.put(path('items-detail/1'), { jobs: { 0: true } });
    expect(await problems()).toEqual([]);
  });

  test('an event that names an NPC is a use of it, and follows where it gets another number', async () => {
    await author.post(path('npcs'), { number: 7, name_ja: '渡し守' });
    const { floors, records } = trpcClient(author);
    const grid = packedGrid(3, 3, { event_id: 1502, 1: 7, 2: 30 });
    await floors.saveGrid.mutate({ scenario_id: scenario_id(), floor_number: '01', grid });
    const uses = async (numbers: string) =>
      (await records.npc.uses.query({ scenario_id: scenario_id(), numbers })).data.map(({ kind, path: at }) => [
        kind,
        at,
      ]);
    const place = [['floor_map', 'maps.x3_y3.event.data.1']];
    expect(await uses('7')).toEqual(place);
    await records.npc.renumber.mutate({ scenario_id: scenario_id(), moves: [{ from: 7, to: 9 }] });
    expect(await uses('9')).toEqual(place);
    expect(await uses('7')).toEqual([]);
  });

  test('names and topic words are held to the banned words', async () => {
    const word = 'くそったれ';
    const topics = Array.from({ length: 12 }, (_, at) => ({
      ...{ word_ja: at === 2 ? word : '', word_en: '', message: 0, needs_flag: 0, sets_flag: 0 },
      ...{ gives_item: 0, once: false },
    }));
    await author.post(path('npcs'), { number: 4, name_ja: word, topics });
    await author.post(path('characters'), { number: 2, name_ja: word });
    const { body } = await author.post(path('check-scenario-banned-words'), {});
    const { banned_words: found } = body as unknown as {
      banned_words: Record<string, { number: number; field: string }[]>;
    };
    expect(found.npc?.map(({ number, field }) => [number, field])).toEqual([
      [4, 'name_ja'],
      [4, 'topics.2.word_ja'],
    ]);
    expect(found.character?.map(({ number, field }) => [number, field])).toEqual([[2, 'name_ja']]);
  });
});
