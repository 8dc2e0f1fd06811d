import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { awayStorage } from '#client/storage/awayStorage.ts';
import { clearCookies, readCookie, removeCookie, writeCookie } from '#client/storage/cookies.ts';
import { JsonStorage } from '#client/storage/JsonStorage.ts';
import { isAway, webStorage } from '#client/storage/webStorage.ts';
import { memoryStorage } from '../memoryStorage.ts';

// Tests of one process share the substitute, so a key of this file's own.
const KEY = 'meikyu.away.a';
const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const refused = { get: refuse, set: refuse };

/** Globals that a test replaces by accessors; each is put back after it. */
const replaced = new Map<object, Map<string, PropertyDescriptor | undefined>>();

function replace(owner: object, name: string, descriptor: PropertyDescriptor): void {
  const before = replaced.get(owner) ?? new Map<string, PropertyDescriptor | undefined>();
  if (!before.has(name)) before.set(name, Object.getOwnPropertyDescriptor(owner, name));
  replaced.set(owner, before);
  Object.defineProperty(owner, name, { ...descriptor, configurable: true });
}

afterEach(() => {
  for (const [owner, names] of replaced) {
    for (const [name, before] of names) {
      if (before) Object.defineProperty(owner, name, before);
      else Reflect.deleteProperty(owner, name);
    }
  }
  replaced.clear();
  vi.unstubAllGlobals();
});

/** A jar as a browser has it; one that refuses drops what is put into it. */
function documentWith(keeps: boolean): object {
  const jar = new Map<string, string>();
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = ''] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (line.includes('Max-Age=0')) jar.delete(name);
      else if (keeps) jar.set(name, value);
    },
  };
}

describe('entries', () => {
  test.each([
    ['throws when it is asked for', () => replace(globalThis, 'localStorage', refused)],
    ['is null', () => replace(globalThis, 'localStorage', { value: null })],
    ['is missing', () => replace(globalThis, 'localStorage', { value: undefined })],
    [
      'throws in every call',
      () =>
        replace(globalThis, 'localStorage', {
          value: { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 0 },
        }),
    ],
    ['has no room at all', () => replace(globalThis, 'localStorage', { value: memoryStorage(0) })],
  ])('a storage that %s is replaced for as long as the page lives', (_how, breaks) => {
    breaks();
    expect(isAway('local')).toBe(true);
    const storage = new JsonStorage(webStorage('local'));
    expect(storage.write(KEY, { at: 1 })).toBe(true);
    expect(new JsonStorage(webStorage('local')).read(KEY)).toEqual({ at: 1 });
    expect(storage.keys(KEY)).toEqual([KEY]);
    storage.remove(KEY);
    expect(storage.keys(KEY)).toEqual([]);
  });

  test('a storage that works is used itself, as other tabs have it, and nothing stays of the trial', () => {
    const storage = memoryStorage();
    replace(globalThis, 'sessionStorage', { value: storage });
    expect(webStorage('session')).toBe(storage);
    expect(isAway('session')).toBe(false);
    expect(storage.keys()).toEqual([]);
  });

  test('a storage that is full is not away: the newest edit finds room in place of old steps', () => {
    const storage = memoryStorage(40);
    storage.setItem('meikyu.map.undo.a', 'x'.repeat(20));
    replace(globalThis, 'localStorage', { value: storage });
    expect(webStorage('local')).toBe(storage);
    expect(new JsonStorage(webStorage('local')).write(KEY, { at: 1 })).toBe(true);
    expect(storage.keys()).toEqual([KEY]);
  });
});

describe('cookies', () => {
  test('a page that may not ask for its cookies has none', () => {
    replace(globalThis, 'location', { value: { protocol: 'https:' } });
    replace(globalThis, 'document', { value: Object.defineProperty({}, 'cookie', refused) });
    writeCookie('a', '1');
    expect(readCookie('a')).toBeUndefined();
    removeCookie('a');
    clearCookies();
  });
});

describe('what is away', () => {
  const works = () => {
    replace(globalThis, 'location', { value: { protocol: 'https:' } });
    replace(globalThis, 'document', { value: documentWith(true) });
    replace(globalThis, 'localStorage', { value: memoryStorage() });
    replace(globalThis, 'indexedDB', { value: new IDBFactory() });
  };

  test('nothing, and the trial leaves no cookie', async () => {
    works();
    expect(await awayStorage()).toEqual([]);
    expect(document.cookie).toBe('');
  });

  test.each([
    ['cookies', () => replace(globalThis, 'document', { value: documentWith(false) })],
    ['entries', () => replace(globalThis, 'localStorage', refused)],
    ['databases', () => replace(globalThis, 'indexedDB', { value: null })],
    ['databases', () => replace(globalThis, 'indexedDB', refused)],
    ['databases', () => replace(globalThis, 'indexedDB', { value: { databases: () => Promise.reject(new Error()) } })],
  ])('%s alone', async (name, breaks) => {
    works();
    breaks();
    expect(await awayStorage()).toEqual([name]);
  });
});
