import { describe, expect, test } from 'vitest';
import type { Cell } from '#domain/map/cell.ts';
import { type Drawing, event, labyrinth, type Sample, said } from './sampleFloor.ts';

describe('A cell is reached', () => {
  /** Returns the unreached cells if the party arrives at the cell (0, 0) of this floor, and of floor 1. */
  const unreached = (floor: Drawing, others: Sample['others'] = {}) =>
    said('eventsNobodyReaches', {
      floor: { '10,10': event(1901), ...floor },
      others,
      labyrinths: [...labyrinth(1, 1), ...labyrinth(2, 2)],
    });
  /** Draws a closed room of one cell at (10, 10), except for its west side, which has `border` from the cell before it. */
  const roomBehind = (border: number): Drawing => ({
    '9,10': { east: border },
    '10,11': { south: 1 },
    '11,10': { west: 1 },
    '10,9': { north: 1 },
  });
  test.each([
    [0, 'open', true],
    [1, 'a wall', false],
    [2, 'a door', true],
    [3, 'a hidden door', true],
    [4, 'a locked door', true],
    [5, 'a phantom wall', true],
    [6, 'an invisible wall', false],
    [7, 'a gate without its flag', false],
  ] as const)('through code %i, %s: %s', (border, _name, isReached) => {
    expect(unreached(roomBehind(border))).toEqual(isReached ? [] : ['x10_y10.event.id']);
  });

  test('through a gate that a flag opens, from either of its cells', () => {
    const gate = roomBehind(7);
    expect(unreached({ ...gate, '9,10': { ...event(802, { 1: 5, 2: 2 }), east: 7 } })).toEqual([]);
    const ofNoFlag = { ...event(802, { 2: 2, 3: 5 }), east: 7 };
    expect(unreached({ ...gate, '9,10': ofNoFlag })).toEqual(['x10_y10.event.id']);
  });

  test('by a teleport that one comes upon, and by none that one cannot', () => {
    const rock = roomBehind(1);
    expect(unreached({ ...rock, '3,3': event(301, { 2: 10, 3: 10 }) })).toEqual([]);
    expect(unreached({ ...rock, '3,3': event(302) })).toEqual([]);
    expect(unreached({ ...rock, '10,10': event(301, { 2: 10, 3: 10 }) })).toEqual(['x10_y10.event.id']);
  });

  test('by no teleport from or into a no-teleport cell, and by a chute all the same', () => {
    const rock = roomBehind(1);
    const lost = ['x10_y10.event.id'];
    const closed = { ...rock, '10,10': { ...event(1901), floor_id: 2 } };
    expect(unreached({ ...rock, '3,3': { ...event(301, { 2: 10, 3: 10 }), floor_id: 2 } })).toEqual(lost);
    expect(unreached({ ...rock, '3,3': { ...event(302), floor_id: 2 } })).toEqual(lost);
    expect(unreached({ ...closed, '3,3': event(301, { 2: 10, 3: 10 }) })).toEqual(lost);
    expect(unreached({ ...closed, '3,3': event(302) })).toEqual(lost);
    expect(unreached({ ...closed, '3,3': event(303, { 2: 9, 3: 9, 4: 11, 5: 11 }) })).toEqual(lost);
    expect(unreached({ ...closed, '3,3': { ...event(401, { 2: 10, 3: 10 }), floor_id: 2 } })).toEqual([]);
  });

  test('from another floor by stairs, by a rectangle of a teleport, and by an elevator where one stands', () => {
    const rock = roomBehind(1);
    expect(unreached(rock, { 1: { '0,0': event(103, { 1: 2, 2: 10, 3: 10 }) } })).toEqual([]);
    expect(unreached(rock, { 1: { '0,0': event(303, { 1: 2, 2: 9, 3: 9, 4: 11, 5: 11 }) } })).toEqual([]);
    const elevator = { 1: { '0,0': event(201, { 1: 1, 2: 3, 3: 10, 4: 10 }) } };
    expect(unreached(rock, elevator)).toEqual(['x10_y10.event.id']);
    expect(unreached({ ...rock, '10,10': event(201, { 1: 1, 2: 3, 3: 10, 4: 10 }) }, elevator)).toEqual([]);
  });

  test('by stairs on another floor only where these can be reached, be it through a third floor', () => {
    const rock = roomBehind(1);
    const stairs = event(103, { 1: 2, 2: 10, 3: 10 });
    const behindWalls = { ...roomBehind(1), '10,10': { ...stairs, west: 1 } };
    expect(unreached(rock, { 1: behindWalls })).toEqual(['x10_y10.event.id']);
    const chute = event(401, { 1: 1, 2: 10, 3: 10 });
    expect(unreached(rock, { 1: { ...behindWalls, '0,0': event(401, { 1: 5, 2: 3 }) }, 5: { '8,8': chute } })).toEqual(
      [],
    );
    expect(unreached(rock, { 1: behindWalls, 5: { '8,8': chute } })).toEqual(['x10_y10.event.id']);
  });
});

describe('Nobody comes to a floor', () => {
  test('by a rectangle of which the corners are exchanged', () => {
    const by = (values: Partial<Cell>) => ({ 1: { '5,5': event(303, { 1: 2, ...values }) } });
    expect(isMissed(by({ 2: 9, 3: 9, 4: 5, 5: 5 }))).toBe(true);
    expect(isMissed(by({ 2: 5, 3: 5, 4: 9, 5: 9 }))).toBe(false);
  });

  const TO_3 = event(103, { 1: 3, 2: 1, 3: 1 });
  const TO_2 = event(103, { 1: 2, 2: 1, 3: 1 });
  const isMissed = (others: NonNullable<Sample['others']>) =>
    said('floorsNobodyComesTo', { floor: { '4,4': TO_3 }, others, labyrinths: labyrinth(1, 3) }).length > 0;

  test('where only a floor leads to it to which nobody comes either', () => {
    expect(isMissed({ 1: { '5,5': { north: 1 } }, 3: { '4,4': TO_2 } })).toBe(true);
    expect(isMissed({ 1: { '5,5': TO_3 }, 3: { '4,4': TO_2 } })).toBe(false);
  });

  test('where the way to it begins in a cell that nobody reaches', () => {
    const locked: Drawing = { '5,5': { ...TO_2, north: 1, east: 1, west: 1 }, '5,6': { south: 1 } };
    const around: Drawing = { '4,5': { east: 1 }, '6,5': { west: 1 } };
    expect(isMissed({ 1: { ...locked, ...around } })).toBe(false);
    expect(isMissed({ 1: { ...locked, ...around, '5,4': { north: 6 } } })).toBe(true);
  });
});
