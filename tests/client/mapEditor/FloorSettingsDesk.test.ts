import { expect, test } from 'vitest';
import type { FloorSettings } from '#client/floor/desk/FloorApi.ts';
import { FloorSettingsDesk } from '#client/floor/desk/FloorSettingsDesk.ts';
import { RecordJournal } from '#client/resource/model/RecordJournal.ts';
import { dropStoredSteps } from '#client/resource/renumber/dropStoredSteps.ts';
import { JsonStorage } from '#client/storage/JsonStorage.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';
import type { FloorSettingsValues } from '#domain/map/files/mapFile.ts';
import { floorMap } from '#domain/resources/floorMap.ts';

const leaf = (path: string) => {
  const found = floorMap.leaves.find((one) => one.path === path);
  if (!found) throw new RangeError(path);
  return found;
};

/** Returns an in-memory browser storage. */
function newStorage(): BrowserStorage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const unsentIn = (storage: BrowserStorage) => new JsonStorage(storage).keys('meikyu.records.journal.');

const server = (values: Partial<FloorSettingsValues> = {}, more: Partial<FloorSettings> = {}): FloorSettings => ({
  revision: 3,
  restoredRevision: 0,
  hasLabyrinth: false,
  ...more,
  values: { ...floorMap.blank, ...values },
});

const opened = (present: FloorSettings, storage = newStorage(), tab = 'a') =>
  new FloorSettingsDesk(1, present, new RecordJournal(floorMap, storage, 'author.scenario.1', tab, () => 1));

test('a change is shown at once and unsent until the server has it', () => {
  const settings = opened(server());
  settings.edit(leaf('name_ja'), '一階');
  expect(settings.values.name_ja).toBe('一階');
  expect(settings.unsent).toEqual({ revision: 3, changes: { name_ja: '一階' } });
  settings.saved({ name_ja: '一階' }, 4);
  expect(settings.unsent).toBeUndefined();
  expect([settings.revision, settings.stored.name_ja]).toEqual([4, '一階']);
});

test('one value of several travels with the others, and the size goes alone', () => {
  const settings = opened(server());
  settings.edit(leaf('appearance.no2.probability'), 40);
  settings.edit(leaf('labyrinth_size'), 2);
  expect(settings.size).toBe(16);
  expect(settings.unsent?.changes).toEqual({ labyrinth_size: 2 });
  settings.saved({ labyrinth_size: 2 }, 4);
  const { no1, no2, no3 } = floorMap.blank.appearance;
  expect(settings.unsent).toEqual({
    revision: 4,
    changes: { appearance: { no1, no2: { ...no2, probability: 40 }, no3 } },
  });
});

test('what is typed while it is sent stays unsent', () => {
  const settings = opened(server());
  settings.edit(leaf('difficulty'), 1);
  const sent = settings.unsent?.changes ?? {};
  settings.edit(leaf('difficulty'), 2);
  settings.saved(sent, 4);
  expect(settings.conflict).toBeUndefined();
  expect(settings.unsent).toEqual({ revision: 4, changes: { difficulty: 2 } });
});

test('an author who types on before she is answered is never asked about her own value', () => {
  const storage = newStorage();
  const settings = opened(server(), storage, 'first');
  settings.edit(leaf('name_ja'), '石');
  settings.sending(settings.values);
  settings.edit(leaf('name_ja'), '石の間');
  const stored = server({ name_ja: '石' }, { revision: 4 });
  const after = opened(stored, storage, 'second');
  settings.receive(stored);
  for (const one of [after, settings]) {
    expect(one.conflict).toBeUndefined();
    expect(one.unsent).toEqual({ revision: 4, changes: { name_ja: '石の間' } });
  }
});

test('what others changed besides is taken over; where they changed the same to something else the author is asked', () => {
  const settings = opened(server());
  settings.edit(leaf('name_ja'), '石の間');
  settings.edit(leaf('magic_set'), 4);
  settings.receive(server({ name_en: 'Stone', magic_set: 4, name_ja: '水の間' }, { revision: 5 }));
  expect(settings.values).toMatchObject({ name_en: 'Stone', magic_set: 4, name_ja: '石の間' });
  expect(settings.conflict).toMatchObject({ leaves: [{ path: 'name_ja' }], theirs: { name_ja: '水の間' } });
  expect(settings.unsent).toBeUndefined();

  settings.settle(leaf('name_ja'), 'mine');
  expect(settings.unsent).toEqual({ revision: 5, changes: { name_ja: '石の間' } });
  settings.receive(server({ name_ja: '火の間' }, { revision: 6 }));
  settings.settle(leaf('name_ja'), 'theirs');
  expect(settings.values.name_ja).toBe('火の間');
  expect(settings.unsent).toBeUndefined();
});

test('unsent changes outlive the page, those of another tab too', () => {
  const storage = newStorage();
  opened(server(), storage, 'a').edit(leaf('difficulty'), 7);
  opened(server(), storage, 'b').edit(leaf('wall'), 2);
  const settings = opened(server(), storage, 'c');
  expect(settings.unsent?.changes).toEqual({ difficulty: 7, wall: 2 });
  settings.saved({ difficulty: 7, wall: 2 }, 4);
  expect(opened(server({ difficulty: 7, wall: 2 }, { revision: 4 }), storage, 'd').unsent).toBeUndefined();
});

test('changes from before a restore are put aside', () => {
  const storage = newStorage();
  const settings = opened(server(), storage);
  settings.edit(leaf('difficulty'), 7);
  settings.receive(server({}, { revision: 9, restoredRevision: 9 }));
  expect(settings.values.difficulty).toBe(0);

  opened(server(), storage, 'b').edit(leaf('difficulty'), 7);
  expect(opened(server({}, { revision: 9, restoredRevision: 9 }), storage, 'c').unsent).toBeUndefined();
});

test('a floor that has come into a labyrinth keeps that one’s size', () => {
  const settings = opened(server());
  settings.edit(leaf('labyrinth_size'), 2);
  settings.receive(server({}, { revision: 4, hasLabyrinth: true }));
  settings.undo();
  expect(settings.unsent).toBeUndefined();
  expect(settings.size).toBe(24);
});

test('of a name that is too long the beginning is stored; the whole is kept, over a reload too, until it is given up', () => {
  const long = 'いちばん深いところにある地下の迷宮';
  const cut = 'いちばん深いところに';
  const storage = newStorage();
  const settings = opened(server(), storage);
  settings.edit(leaf('name_ja'), long);
  expect([settings.values.name_ja, settings.typed.name_ja]).toEqual([cut, long]);
  expect(settings.unsent).toEqual({ revision: 3, changes: { name_ja: cut } });
  settings.saved({ name_ja: cut }, 4);
  expect([settings.unsent, settings.overlong]).toEqual([undefined, [leaf('name_ja')]]);

  const next = opened(server({ name_ja: cut }, { revision: 4 }), storage, 'b');
  expect([next.values.name_ja, next.typed.name_ja, next.unsent]).toEqual([cut, long, undefined]);
  expect(next.conflict).toBeUndefined();
  next.edit(leaf('name_ja'), cut);
  expect([next.overlong, next.unsent, unsentIn(storage)]).toEqual([[], undefined, []]);
});

test('what was sent of a name that is too long, and not answered, is no conflict with it', () => {
  const storage = newStorage();
  const settings = opened(server(), storage);
  settings.edit(leaf('name_en'), 'The deepest place of all');
  settings.sending(settings.values);
  settings.receive(server({ name_en: 'The deepest place of' }, { revision: 4 }));
  expect(settings.conflict).toBeUndefined();
  expect(settings.typed.name_en).toBe('The deepest place of all');
  const next = opened(server({ name_en: 'The deepest place of' }, { revision: 4 }), storage, 'b');
  expect(next.conflict).toBeUndefined();
});

test('changes are taken back and made again one by one, but not where others have changed the value since', () => {
  const settings = opened(server());
  settings.edit(leaf('difficulty'), 3);
  settings.edit(leaf('wall'), 2);
  settings.undo();
  expect(settings.values).toMatchObject({ difficulty: 3, wall: 0 });
  settings.redo();
  settings.saved(settings.unsent?.changes ?? {}, 4);
  settings.receive(server({ difficulty: 3, wall: 5 }, { revision: 5 }));
  settings.undo();
  expect(settings.values).toMatchObject({ difficulty: 0, wall: 5 });
});

test('a conflict stays open while the map is saved, which takes its settings to the new revision', () => {
  const settings = opened(server());
  settings.edit(leaf('name_ja'), '石の間');
  settings.receive(server({ name_ja: '水の間' }, { revision: 5 }));
  settings.advanceRevision(5, 6);
  expect([settings.revision, settings.unsent]).toEqual([6, undefined]);
  expect(settings.conflict?.theirs).toMatchObject({ name_ja: '水の間' });
});

test('the steps back follow records that were given other numbers', () => {
  const settings = opened(server({ magic_set: 2 }));
  settings.edit(leaf('magic_set'), 4);
  settings.saved({ magic_set: 4 }, 4);
  settings.carry('magic_set', new Map([[2, 7]]));
  settings.undo();
  expect(settings.values.magic_set).toBe(7);
});

test('what was changed is taken back and made again after a reload, but nothing from before a restore', () => {
  const storage = newStorage();
  const first = opened(server(), storage, 'a');
  first.edit(leaf('difficulty'), 3);
  first.edit(leaf('appearance.no2.probability'), 40);
  first.undo();
  first.saved({ difficulty: 3 }, 4);
  const next = opened(server({ difficulty: 3 }, { revision: 4 }), storage, 'b');
  next.redo();
  expect(next.values.appearance.no2.probability).toBe(40);
  next.undo();
  next.undo();
  expect(next.values).toMatchObject({ ...floorMap.blank, difficulty: 0 });

  const restored = opened(server({ difficulty: 3 }, { revision: 9, restoredRevision: 9 }), storage, 'c');
  restored.redo();
  expect(restored.values.difficulty).toBe(3);
  expect(restored.unsent).toBeUndefined();
});

test('of floors that are not open, steps that would name a record by a number it no longer has are not kept', () => {
  const storage = newStorage();
  const wall = (tab: string) => {
    const settings = opened(server({ wall: 2 }), storage, tab);
    settings.undo();
    return settings.values.wall;
  };
  opened(server(), storage, 'a').edit(leaf('wall'), 2);
  dropStoredSteps(storage, 'other', 'magic_set');
  dropStoredSteps(storage, 'author.scenario', 'item');
  expect(wall('b')).toBe(0);
  opened(server(), storage, 'c').edit(leaf('wall'), 2);
  dropStoredSteps(storage, 'author.scenario', 'magic_set');
  expect(wall('d')).toBe(2);
});

test('what the server changes at the author’s request is one step, also after a reload', () => {
  const storage = newStorage();
  const settings = opened(server({ name_ja: '水の間', difficulty: 7 }), storage);
  const before = settings.values;
  settings.receive(server({}, { revision: 4 }));
  settings.madeElsewhere(before);
  expect(settings.unsent).toBeUndefined();
  const reloaded = opened(server({}, { revision: 4 }), storage);
  reloaded.undo();
  expect(reloaded.unsent).toEqual({ revision: 4, changes: { name_ja: '水の間', difficulty: 7 } });
  reloaded.redo();
  expect(reloaded.values).toMatchObject({ name_ja: '', difficulty: 0 });
  expect(reloaded.unsent).toBeUndefined();
});

test('undoing it leaves what others have changed since', () => {
  const settings = opened(server({ name_ja: '水の間', difficulty: 7 }));
  const before = settings.values;
  settings.receive(server({}, { revision: 4 }));
  const undo = settings.madeElsewhere(before);
  settings.receive(server({ name_ja: '火の間' }, { revision: 5 }));
  undo?.();
  expect(settings.unsent).toEqual({ revision: 5, changes: { difficulty: 7 } });
});

test('its own undo keeps to it: after a newer step it does nothing', () => {
  const settings = opened(server({ difficulty: 7 }));
  const before = settings.values;
  settings.receive(server({}, { revision: 4 }));
  const undo = settings.madeElsewhere(before);
  settings.edit(leaf('name_ja'), '一階');
  undo?.();
  expect(settings.values).toMatchObject({ name_ja: '一階', difficulty: 0 });
  expect(settings.madeElsewhere(settings.values)).toBeUndefined();
});
