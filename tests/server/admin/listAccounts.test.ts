import { beforeAll, expect, test } from 'vitest';
import { listAccounts } from '#server/admin/listAccounts.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { accountRow } from '../../support/listRows.ts';
import { useServer } from '../../support/useServer.ts';

describeOnEveryEngine('The list of accounts', (engine) => {
  const server = useServer(engine);
  beforeAll(async () => {
    const names = ['oldest', 'first', 'second', 'third'];
    await server()
      .database('accounts')
      .insert(names.map((name, at) => ({ ...accountRow(name), created_at: at })));
  });
  const listed = async (search: string, limits: { most: number; mostSearched: number }) => {
    const lines = await listAccounts(server().database, search, limits);
    return lines.map((line) => line.split('\t')[2] ?? line);
  };

  test('has the newest first, and says that there are more', async () => {
    expect(await listed('', { most: 4, mostSearched: 1 })).toEqual(['third', 'second', 'first', 'oldest']);
    expect(await listed('', { most: 2, mostSearched: 1 })).toEqual([
      ...['third', 'second'],
      'There are more: these are the newest 2.',
    ]);
  });

  test('is searched for a part of a name among the newest, which it says, and for a whole name among all', async () => {
    const some = { most: 9, mostSearched: 2 };
    const searched = 'Only the newest 2 accounts were searched for a part of a name or address.';
    expect(await listed('IR', some)).toEqual(['third', searched]);
    expect(await listed('IR', { ...some, mostSearched: 9 })).toEqual(['third', 'first']);
    expect(await listed('Oldest', some)).toEqual(['oldest', searched]);
    expect(await listed('third', some)).toEqual(['third', searched]);
    expect(await listed('t%d', some)).toEqual(['No account was found.', searched]);
  });
});
