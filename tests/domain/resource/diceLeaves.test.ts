import { describe, expect, test } from 'vitest';
import { diceSlots, eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { diceText, parseDice, type WrittenDice } from '#domain/dice/diceText.ts';
import { newEvent } from '#domain/map/event.ts';
import { diceChanges, diceIn, diceLimits, leavesOfDice } from '#domain/resource/diceLeaves.ts';
import type { CompositeField, Field } from '#domain/resource/field.ts';
import { isComposite, withLeaves } from '#domain/resource/leaf.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import { monster } from '#domain/resources/monster.ts';

const isDice = (field: Field): field is CompositeField<'dice'> => field.kind === 'dice';

function diceWithin(
  field: Field,
  keys: readonly string[],
): { field: CompositeField<'dice'>; keys: readonly string[] }[] {
  if (isDice(field)) return [{ field, keys }];
  if (!isComposite(field)) return [];
  return Object.entries(field.fields).flatMap(([name, inner]) =>
    diceWithin(inner as unknown as Field, [...keys, name]),
  );
}

const ALL = CONTENT_KINDS.flatMap((kind) =>
  Object.entries(kind.fields).flatMap(([name, field]) =>
    diceWithin(field as unknown as Field, [name]).map((placed) => ({ kind, ...placed })),
  ),
);

const typed = (text: string, limits: Parameters<typeof parseDice>[1]): WrittenDice => {
  const read = parseDice(text, limits);
  if ('fault' in read) throw new Error(text);
  return read.dice;
};

describe('Dice of records', () => {
  test('are those of hit points, attacks, weapons, gold, traps, spells and rules', () => {
    expect([
      ...new Set(ALL.map(({ kind, keys }) => `${kind.name}.${keys.filter((key) => !/^\d/.test(key)).join('.')}`)),
    ]).toEqual(
      expect.arrayContaining([
        ...['monster.hp', 'monster.attacks', 'item.power', 'treasure_chest.gold', 'treasure_trap.damage'],
        ...['spell.attack.damage', 'spell.attack.per_level', 'spell.recovery.hp'],
        ...[
          'race_occupation_setting.starting_gold',
          'direct_attack_setting.bare_hand',
          'npc_magic_related.rock_damage',
        ],
      ]),
    );
  });

  test.each(ALL.map(({ kind, field, keys }) => ({ name: `${kind.name}.${keys.join('.')}`, kind, field, keys })))(
    'have a leaf for each of their numbers: $name',
    ({ kind, field, keys }) => {
      const leaves = leavesOfDice(kind.leaves, field, keys);
      expect(Object.values(leaves)).toHaveLength(Object.keys(field.fields).length);
      const limits = diceLimits(leaves);
      const highest = Object.fromEntries(Object.entries(limits).map(([part, { max }]) => [part, max]));
      const record = withLeaves(
        kind.blank as object,
        diceChanges(leaves, highest).map(({ leaf, value }) => [leaf, value]),
      );
      expect(diceIn(leaves, record)).toEqual(highest);
      expect(typed(diceText(highest), limits)).toEqual(highest);
    },
  );

  test('are written with the names that are stored', () => {
    const placed = ALL.find(({ keys }) => keys.join('.') === 'attacks.2');
    if (!placed) throw new Error('no third attack');
    const leaves = leavesOfDice(monster.leaves, placed.field, placed.keys);
    const changes = diceChanges(leaves, typed('2d6×3', diceLimits(leaves)));
    expect(changes.map(({ leaf, value }) => [leaf.path, value])).toEqual([
      ['attacks.2.rolls', 2],
      ['attacks.2.sides', 6],
      ['attacks.2.attacks', 3],
    ]);
  });
});

test('the dice of an event are its rolls, sides and plus', () => {
  const types = EVENT_CATEGORIES.flatMap((category) => category.types);
  const rolling = types.filter((type) => Object.keys(diceSlots(eventSlots(type))).length > 0);
  expect(rolling.map(({ id }) => id)).toEqual([501, 502, 503, 1201, 1701]);
  for (const type of rolling) expect(diceText(diceIn(diceSlots(eventSlots(type)), newEvent(type)))).toBe('1d6');
});
