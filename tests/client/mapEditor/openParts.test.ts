import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { mapParts } from '#client/mapEditor/mapParts.ts';
import {
  closePartAtom,
  FLOOR_ACTIONS,
  openedPartsAtom,
  openPartAtom,
  type PartName,
} from '#client/mapEditor/state/openParts.ts';

const names = Object.keys(mapParts) as PartName[];

test.each(names)('%s opens by its name, and closes', (name) => {
  const store = createStore();
  store.set(openPartAtom, name);
  expect(Object.values(store.get(openedPartsAtom))).toEqual([name]);
  store.set(closePartAtom, name);
  expect(Object.values(store.get(openedPartsAtom))).toEqual([undefined]);
});

test('a place holds one part: the one that was opened last', () => {
  const store = createStore();
  for (const name of names) store.set(openPartAtom, name);
  expect(store.get(openedPartsAtom)).toEqual({
    overview: 'atlas',
    floorDialog: names.filter((name) => FLOOR_ACTIONS.some((action) => action === name)).at(-1),
    help: 'help',
  });
});

test('closing a part that another one has replaced leaves that open', () => {
  const store = createStore();
  store.set(openPartAtom, 'search');
  store.set(openPartAtom, 'stack');
  store.set(closePartAtom, 'search');
  expect(store.get(openedPartsAtom)).toEqual({ overview: 'stack' });
});
