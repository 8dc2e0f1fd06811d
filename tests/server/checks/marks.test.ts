import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { FoundProblems } from '#server/checks/FoundProblems.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { packedGrid } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

type Rule = FoundProblems['rule'];
type Kind = FoundProblems['kind'];

describeOnEveryEngine('Problems marked as meant', (engine) => {
  const server = useServer(engine);
  let client: RestClient;
  let author: ReturnType<typeof trpcClient>;
  let scenario_id: string;
  beforeAll(async () => {
    client = await newAuthor(server().url, 'marker');
    author = trpcClient(client);
  });
  beforeEach(async () => {
    scenario_id = (await newScenario(client)).replace('scenarios/', '');
  });
  const list = async (id = scenario_id) => (await author.checks.list.query({ scenario_id: id })).data;
  const count = async (id = scenario_id) => (await author.checks.count.query({ scenario_id: id })).data;
  /** Returns the problems of a rule in a kind: those that are left, and those that are meant. */
  const of = async (rule: Rule, kind: Kind, id?: string) => {
    const found = (await list(id)).find((one) => one.rule === rule && one.kind === kind);
    const placed = (problems: FoundProblems['problems']) => problems.map(({ number, path }) => `${number} ${path}`);
    return { left: placed(found?.problems ?? []), meant: placed(found?.meant.problems ?? []) };
  };
  /** Marks what is left of a rule in a kind, as far as it is listed. */
  const mark = async (rule: Exclude<Rule, 'publishing'>, kind: Kind) => {
    const found = (await list()).find((one) => one.rule === rule && one.kind === kind);
    const problems = (found?.problems ?? []).map(({ number, path, content }) => ({
      rule,
      kind,
      number,
      path,
      content,
    }));
    await author.checks.mark.mutate({ scenario_id, problems });
    return problems;
  };
  const save = (...records: { number: number; changes: Record<string, unknown> }[]) =>
    author.records.item.save.mutate({ scenario_id, records });

  test('are neither listed nor counted among those that are left until their place changes, or the mark is taken back', async () => {
    await save({ number: 5, changes: { name_ja: '剣' } }, { number: 6, changes: { name_ja: '盾' } });
    const [first] = await mark('english', 'item');
    expect(await of('english', 'item')).toEqual({ left: [], meant: ['5 name_en', '6 name_en'] });
    expect(await count()).toMatchObject({ missing_english: 0 });

    // Another field of the record is another place; another name makes it another record.
    await save({ number: 5, changes: { ac: 3 } }, { number: 6, changes: { name_ja: '大盾' } });
    expect(await of('english', 'item')).toEqual({ left: ['6 name_en'], meant: ['5 name_en'] });
    expect(await count()).toMatchObject({ missing_english: 1 });

    const { content: _content, ...place } = first as NonNullable<typeof first>;
    await author.checks.unmark.mutate({ scenario_id, problems: [place] });
    expect(await of('english', 'item')).toEqual({ left: ['5 name_en', '6 name_en'], meant: [] });
  });

  test('hold for a cell until anything in the cell changes, and are told to the map', async () => {
    const stairs = { event_id: 101, 1: 5, 2: 2, 3: 2 } as const;
    const paint = async (cell: Parameters<typeof packedGrid>[2], revision?: number) =>
      (
        await author.floors.saveGrid.mutate({
          scenario_id,
          floor_number: '04',
          grid: packedGrid(3, 20, cell),
          ...(revision !== undefined && { revision }),
        })
      ).data.revision;
    const revision = await paint(stairs);
    const [marked] = await mark('passage', 'floor_map');
    expect(await of('passage', 'floor_map')).toMatchObject({ left: [], meant: [`4 ${marked?.path}`] });
    const { rule, number, path, content } = marked as NonNullable<typeof marked>;
    const told = async (kind: 'floor_map' | 'item') => (await author.checks.marks.query({ scenario_id, kind })).data;
    expect(await told('floor_map')).toEqual([{ rule, number, path, content }]);
    expect(await told('item')).toEqual([]);
    await paint({ ...stairs, north: 1 }, revision);
    expect(await of('passage', 'floor_map')).toMatchObject({ left: [`4 ${marked?.path}`], meant: [] });
  });

  test('make room for those that were not listed yet', async () => {
    const items = Array.from({ length: 320 }, (_, index) => ({
      number: index + 1,
      changes: { name_ja: `品${index}` },
    }));
    await save(...items);
    expect(await mark('english', 'item')).toHaveLength(300);
    const { left, meant } = await of('english', 'item');
    expect([left.length, left[0], meant.length]).toEqual([20, '301 name_en', 300]);
    expect(await count()).toMatchObject({ missing_english: 20 });
    await mark('english', 'item');
    expect(await of('english', 'item')).toMatchObject({ left: [] });
    const found = (await list()).find(({ rule }) => rule === 'english');
    expect(found?.meant).toMatchObject({ count: 320 });
  });

  test('can be made by two tabs at once, again, and of a problem that is gone', async () => {
    await save({ number: 5, changes: { name_ja: '剣' } });
    const [first] = await Promise.all([mark('english', 'item'), mark('english', 'item'), mark('english', 'item')]);
    expect(await of('english', 'item')).toEqual({ left: [], meant: ['5 name_en'] });
    await save({ number: 5, changes: { name_en: 'Sword' } });
    await author.checks.mark.mutate({ scenario_id, problems: [...first, ...first] });
    expect(await of('english', 'item')).toEqual({ left: [], meant: [] });
    const places = first.map(({ content: _content, ...place }) => place);
    await author.checks.unmark.mutate({ scenario_id, problems: places });
    await author.checks.unmark.mutate({ scenario_id, problems: places });
    await save({ number: 5, changes: { name_en: '' } });
    expect(await of('english', 'item')).toEqual({ left: ['5 name_en'], meant: [] });
  });

  test('follow their records to other numbers, and go into a copy; a restored backup finds them again', async () => {
    await save({ number: 5, changes: { name_ja: '剣' } }, { number: 6, changes: { name_ja: '盾' } });
    await mark('english', 'item');
    await author.records.item.renumber.mutate({
      scenario_id,
      moves: [
        { from: 5, to: 6 },
        { from: 6, to: 9 },
      ],
    });
    expect(await of('english', 'item')).toEqual({ left: [], meant: ['6 name_en', '9 name_en'] });

    const { data: copy } = await author.scenarios.duplicate.mutate({ scenario_id, title_ja: '写しの迷宮' });
    expect(await of('english', 'item', copy.id)).toEqual({ left: [], meant: ['6 name_en', '9 name_en'] });

    const { data: backup } = await author.backups.save.mutate({ scenario_id });
    await save({ number: 6, changes: { name_ja: '木刀' } });
    expect(await of('english', 'item')).toEqual({ left: ['6 name_en'], meant: ['9 name_en'] });
    await author.backups.restore.mutate({ scenario_id, id: backup.id });
    expect(await of('english', 'item')).toEqual({ left: [], meant: ['6 name_en', '9 name_en'] });
  });

  test('neither count as an edit nor reach what a release requires', async () => {
    await save({ number: 5, changes: { name_ja: '剣' } });
    const stored = () => server().database('scenarios').where({ id: scenario_id }).first('updated_at');
    const before = await stored();
    await mark('english', 'item');
    expect(await stored()).toEqual(before);
    const required = (await list()).find(({ rule }) => rule === 'publishing');
    const problem = required?.problems[0];
    const { number = 0, path = '', content = '' } = problem ?? {};
    const rule = 'publishing' as never;
    const problems = [{ rule, kind: required?.kind ?? 'item', number, path, content: content || '0' }];
    await expect(author.checks.mark.mutate({ scenario_id, problems })).rejects.toMatchObject({ data: { code: 422 } });
    expect((await list()).find(({ rule }) => rule === 'publishing')).toEqual(required);
  });

  test('go with their scenario', async () => {
    await save({ number: 5, changes: { name_ja: '剣' } });
    await mark('english', 'item');
    await client.delete(`scenarios/${scenario_id}`);
    expect(await server().database('problem_marks').where({ scenario_id })).toEqual([]);
  });
});
