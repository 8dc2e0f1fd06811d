import { expect, test } from 'vitest';
import {
  adjacentPlace,
  MONSTERS,
  NO_PLACE,
  type Place,
  readPlace,
  writePlace,
} from '#client/screens/dataSettings/spells/spellPlaces.ts';

const place = (school: number, level: number): Place => ({ school, level });

test('the arrows lead through two schools by twelve levels, and out of the lists below the last', () => {
  expect(adjacentPlace(place(1, 1), 'ArrowRight')).toEqual(place(2, 1));
  expect(adjacentPlace(place(2, 4), 'ArrowLeft')).toEqual(place(1, 4));
  expect(adjacentPlace(place(1, 1), 'ArrowUp')).toEqual(place(1, 1));
  expect(adjacentPlace(place(1, 11), 'ArrowDown')).toEqual(place(1, 12));
  expect(adjacentPlace(place(2, 12), 'ArrowDown')).toEqual(NO_PLACE);
});

test('beside them stand the seven levels of the monsters', () => {
  expect(adjacentPlace(place(2, 1), 'ArrowRight')).toEqual(place(MONSTERS, 1));
  expect(adjacentPlace(place(2, 12), 'ArrowRight')).toEqual(place(MONSTERS, 7));
  expect(adjacentPlace(place(MONSTERS, 7), 'ArrowDown')).toEqual(place(MONSTERS, 7));
  expect(adjacentPlace(place(MONSTERS, 7), 'ArrowRight')).toEqual(place(MONSTERS, 7));
  expect(adjacentPlace(place(MONSTERS, 3), 'ArrowLeft')).toEqual(place(2, 3));
});

test('they lead back into the lists', () => {
  expect(adjacentPlace(NO_PLACE, 'ArrowUp')).toEqual(place(1, 12));
  expect(adjacentPlace(NO_PLACE, 'ArrowLeft')).toEqual(place(1, 12));
  expect(adjacentPlace(NO_PLACE, 'ArrowRight')).toEqual(place(2, 12));
  expect(adjacentPlace(NO_PLACE, 'ArrowDown')).toEqual(NO_PLACE);
});

test('no other key leads anywhere', () => {
  expect(adjacentPlace(place(1, 1), 'a')).toBeUndefined();
});

test('a place is read from its box as it was written, and from nothing else', () => {
  for (const one of [place(2, 12), NO_PLACE]) expect(readPlace(writePlace(one))).toEqual(one);
  expect(readPlace(undefined)).toBeUndefined();
  expect(readPlace('')).toBeUndefined();
});
