import { expect, test } from 'vitest';
import { Journal } from '#client/sync/Journal.ts';
import { memoryStorage } from '../memoryStorage.ts';

interface Entry {
  readonly asOf: number;
  readonly text: string;
}
const PREFIX = 'meikyu.map';
const inputsOf = (storage: ReturnType<typeof memoryStorage>, tab: string) => {
  let now = 0;
  return new Journal<Entry>(storage, { prefix: PREFIX, owner: 'author.scenario.1', tab }, () => now++);
};
const textsOf = (storage: ReturnType<typeof memoryStorage>, where: string) =>
  storage.keys().flatMap((key) => (key.startsWith(where) ? [JSON.parse(storage.getItem(key) ?? '').text] : []));

test('what is older than a restore stands in its new place before it goes from the old one', () => {
  const storage = memoryStorage();
  inputsOf(storage, 'old').write('', { asOf: 1, text: 'a' });
  const [key = ''] = storage.keys();
  const calls: string[] = [];
  const watched: typeof storage = {
    ...storage,
    setItem(name, value) {
      calls.push(`set ${name}`);
      storage.setItem(name, value);
    },
    removeItem(name) {
      calls.push(`remove ${name}`);
      storage.removeItem(name);
    },
    get length() {
      return storage.length;
    },
  };
  expect(inputsOf(watched, 'new').takeOver(2)).toEqual({ found: [], wasSetAside: true });
  expect(calls).toEqual([`set ${key.replace(PREFIX, `${PREFIX}.aside`)}`, `remove ${key}`]);
});

test('where there is no room to put it aside it stays, is never taken over, and is not written over', () => {
  const full = memoryStorage(JSON.stringify({ at: 0, asOf: 1, text: 'a' }).length + 80);
  const own = inputsOf(full, 'tab');
  own.write('', { asOf: 1, text: 'a' });
  own.setAside('');
  expect(textsOf(full, `${PREFIX}.journal.`)).toEqual(['a']);
  own.write('', { asOf: 3, text: 'b' });
  expect(textsOf(full, `${PREFIX}.journal.`)).toContain('a');
  expect(
    inputsOf(full, 'next')
      .takeOver(2)
      .found.map(({ entry }) => entry.text),
  ).not.toContain('a');
});

test('what another tab has written since it was taken over stays that tab’s', () => {
  const storage = memoryStorage();
  const [one, other] = [inputsOf(storage, 'one'), inputsOf(storage, 'other')];
  one.write('7', { asOf: 1, text: 'a' });
  expect(other.takeOver(0).found).toMatchObject([{ id: '7', entry: { text: 'a' } }]);
  one.write('7', { asOf: 1, text: 'newer' });
  other.write('7', { asOf: 1, text: 'a' });
  other.clear('7');
  expect(textsOf(storage, `${PREFIX}.journal.`)).toEqual(['newer']);
  expect(other.takeOver(0).found).toHaveLength(1);
  other.clear('7');
  expect(storage.keys()).toEqual([]);
});

test('the newest is taken over last, by id, and what cannot be read is left where it is', () => {
  const storage = memoryStorage();
  storage.setItem(`${PREFIX}.journal.author.scenario.1.torn`, '{');
  const one = inputsOf(storage, 'one');
  one.write('2', { asOf: 1, text: 'b' });
  one.write('1', { asOf: 1, text: 'a' });
  const { found } = inputsOf(storage, 'next').takeOver(0);
  expect(found.map(({ id, entry }) => [id, entry.text])).toEqual([
    ['2', 'b'],
    ['1', 'a'],
  ]);
  expect(storage.keys()).toHaveLength(3);
});

test('what another tab writes again after it was taken over and cleared is that tab’s, even if it is the same', () => {
  const storage = memoryStorage();
  const [one, other] = ['one', 'other'].map(
    (tab) => new Journal<Entry>(storage, { prefix: PREFIX, owner: 'author.scenario.1', tab }, () => 5),
  ) as [Journal<Entry>, Journal<Entry>];
  one.write('7', { asOf: 1, text: 'a' });
  other.takeOver(0);
  other.clear('7');
  one.write('7', { asOf: 1, text: 'a' });
  other.clear('7');
  expect(textsOf(storage, `${PREFIX}.journal.`)).toEqual(['a']);
});

test('everything is kept again once the server has what found no room', () => {
  const full = memoryStorage(10);
  const journal = inputsOf(full, 'tab');
  journal.write('7', { asOf: 1, text: 'a' });
  expect(journal.isKept).toBe(false);
  journal.clear('7');
  expect(journal.isKept).toBe(true);
});

test('everything is kept again once a shorter entry finds room', () => {
  const scarce = memoryStorage(120);
  const journal = inputsOf(scarce, 'tab');
  journal.write('7', { asOf: 1, text: 'a'.repeat(100) });
  expect(journal.isKept).toBe(false);
  journal.write('7', { asOf: 1, text: 'a' });
  expect(journal.isKept).toBe(true);
  expect(textsOf(scarce, `${PREFIX}.journal.`)).toEqual(['a']);
});

test('what several tabs left is taken over by age, the newest last', () => {
  const storage = memoryStorage();
  let now = 0;
  const at = (tab: string, when: number) => {
    now = when;
    new Journal<Entry>(storage, { prefix: PREFIX, owner: 'author.scenario.1', tab }, () => now).write('', {
      asOf: 1,
      text: tab,
    });
  };
  at('second', 20);
  at('first', 10);
  at('third', 30);
  const { found } = inputsOf(storage, 'next').takeOver(0);
  expect(found.map(({ entry }) => entry.text)).toEqual(['first', 'second', 'third']);
});

test('a tab goes on under its key after what is older was put aside', () => {
  const storage = memoryStorage();
  const own = inputsOf(storage, 'tab');
  own.write('', { asOf: 1, text: 'a' });
  own.setAside('');
  own.write('', { asOf: 3, text: 'b' });
  expect(storage.keys().filter((key) => key.startsWith(`${PREFIX}.journal.`))).toEqual([
    `${PREFIX}.journal.author.scenario.1.tab`,
  ]);
});
