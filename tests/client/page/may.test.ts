import { getDefaultStore } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountAtom, type User } from '#client/page/account.ts';
import { mayNow } from '#client/page/may.ts';
import { NEEDS } from '#domain/catalogs/needs.ts';
import { RESOURCES } from '#domain/resources/index.ts';

const logIn = (account: Partial<User> | undefined) => getDefaultStore().set(accountAtom, account as User | undefined);

afterEach(() => {
  logIn(undefined);
  vi.unstubAllGlobals();
});

describe('Whoever has a scenario open', () => {
  test('may change all of it as its owner, and nothing as an admin or a guest', () => {
    logIn({ id: 'a', is_admin: false });
    expect(NEEDS.filter(mayNow)).toEqual([...NEEDS]);
    logIn({ id: 'a', is_admin: true });
    expect(NEEDS.filter(mayNow)).toEqual([]);
    logIn(undefined);
    expect(NEEDS.filter(mayNow)).toEqual([]);
  });

  test('sends unsent work as the account that wrote it, while it has the right', async () => {
    vi.stubGlobal('document', { cookie: 'access_token=token', querySelector: () => null });
    // The module reads the cookie when it is loaded, so it is imported here.
    const { mayWrite } = await import('#client/saving/tieToPage.ts');
    logIn({ id: 'a', is_admin: false });
    expect([mayWrite('a', 'edit'), mayWrite('b', 'edit')]).toEqual([true, false]);
    logIn({ id: 'a', is_admin: true });
    expect(mayWrite('a', 'edit')).toBe(false);
  });
});

test('Writing records needs the right to edit, but for tests and for what belongs to the titles', () => {
  const other = RESOURCES.filter(({ needs }) => needs !== 'edit').map(({ name, needs }) => `${name}: ${needs}`);
  expect(other.sort()).toEqual(['play_test: play', 'test_set_up: play', 'title_author_name: publish']);
});
