import { describe, expect, test } from 'vitest';
import { knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { character } from '#domain/resources/character.ts';
import { item } from '#domain/resources/item.ts';
import { npc } from '#domain/resources/npc.ts';
import { type TreasureChest, treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { checkChests } from '#game/measure/checkChests.ts';
import { givenByEvents, givenByRecords } from '#game/measure/itemGivers.ts';
import { sampleGrid } from './encounterSample.ts';

describe('Beside chests, an item is given', () => {
  test('by events that let the party have it, not by those that take it or ask for it', () => {
    const events = [
      [0, 1, 1101, [7, 1, 0]],
      [1, 1, 1102, [8, 1, 0]],
      [2, 1, 1103, [9, 1, 0]],
      [3, 1, 1104, [10, 11, 0]],
      [4, 1, 1105, [12, 0, 0]],
      [5, 1, 1101, [0, 1, 0]],
    ] as const;
    const given = givenByEvents(knownFloor(4, 24, sampleGrid({ events })));
    expect(given.map((one) => [one.item, one.number, one.path])).toEqual([
      [7, 4, 'maps.x0_y1.event.data.1'],
      [8, 4, 'maps.x1_y1.event.data.1'],
      [11, 4, 'maps.x3_y1.event.data.2'],
    ]);
  });

  test('by NPCs that give or sell it, not by what they want', () => {
    const { topics, shop, payment, trades, condition } = npc.blank;
    const record = {
      ...npc.blank,
      condition: { ...condition, item: 1 },
      topics: topics.with(0, { ...topics[0], gives_item: 2 } as (typeof topics)[number]),
      shop: shop.with(1, { ...shop[1], item: 3 } as (typeof shop)[number]),
      payment: { ...payment, gives_item: 4 },
      trades: trades.with(2, { ...trades[2], wants_item: 5, gives_item: 6 } as (typeof trades)[number]),
    };
    expect(givenByRecords(npc, new Map([[12, record]])).map((one) => [one.item, one.path])).toEqual([
      [2, 'topics.0.gives_item'],
      [3, 'shop.1.item'],
      [4, 'payment.gives_item'],
      [6, 'trades.2.gives_item'],
    ]);
  });

  test('by characters, by the shop of the city, and by what turns into it', () => {
    const items = character.blank.items.with(0, { ...character.blank.items[0], item: 5 } as never);
    expect(givenByRecords(character, new Map([[1, { ...character.blank, items }]])).map((one) => one.item)).toEqual([
      5,
    ]);
    const records = new Map([
      [1, { ...item.blank, stock: -1 }],
      [2, { ...item.blank, becomes: 9 }],
    ]);
    expect(givenByRecords(item, records).map((one) => [one.item, one.number, one.path])).toEqual([
      [1, 1, 'stock'],
      [9, 2, 'becomes'],
    ]);
  });
});

describe('Of chests it is said', () => {
  const chests = (values: Partial<TreasureChest>) => new Map([[3, { ...treasureChest.blank, ...values }]]);
  const items = new Map([[5, { ...item.blank, special: true }]]);
  const said = (values: Partial<TreasureChest>) =>
    checkChests(chests(values), {
      items,
      specials: [{ ...treasureSpecialItem.blank, item: 8 }],
      events: [{ item: 12, kind: 'floor_map', number: 4, path: '' }],
    }).map(({ number, path, fault }) => [number, path, fault]);

  test('that a special item is in an ordinary slot, be it one by its own word or on the list of special items', () => {
    const fault = (number: string) => expect.objectContaining({ en: `Special item ${number} is in an ordinary slot.` });
    expect(said({ high: { first: 4, last: 6, count: 1 } })).toEqual([[3, 'high.first', fault('005')]]);
    expect(said({ low: { first: 8, last: 0, count: 1 } })).toEqual([[3, 'low.first', fault('008')]]);
    expect(said({ medium: { first: 6, last: 7, count: 1 } })).toEqual([]);
  });

  test('that an event gives one of its items, too', () => {
    const fault = expect.objectContaining({ en: 'Item 012 is also given by an event on floor 04.' });
    expect(said({ medium: { first: 12, last: 0, count: 1 } })).toEqual([[3, 'medium.first', fault]]);
  });
});
