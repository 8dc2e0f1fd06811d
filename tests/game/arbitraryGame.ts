import fc from 'fast-check';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { BORDER, type Cell, SIDES } from '#domain/map/cell.ts';
import { type Character, UP_TO_LEVEL } from '#domain/resources/character.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { SAMPLE_CHARACTERS } from '#game/measure/sampleCharacters.ts';
import { ordersIn } from '#game/modes/battle.ts';
import { CHEATS, type GameState } from '#game/state/GameState.ts';
import { legalInputs } from '#game/step.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { World } from '#game/world/World.ts';
import { drawn, event } from '../domain/map/sampleFloor.ts';
import { sampleDocument, written } from './sampleWorld.ts';

const IDS = EVENT_CATEGORIES.flatMap(({ types }) => types.map(({ id }) => id));

const MONSTERS = 6;

/** Things that are used for a spell, worn for their wards, and special. */
const itemWith = (number: number): Partial<typeof item.blank> => ({
  special: number === 3,
  type: number === 1 ? 10 : 9,
  magic_effects: [87 + 3 * number, 50 + number, 76 + number, 0, 0, 0],
});

/** The usual six, some of them great, with all spells of their level and a thing each. */
const characterWith = (one: Character, at: number): Character => ({
  ...one,
  level: 1 + 4 * at,
  known_spells: UP_TO_LEVEL,
  spell_level: 7,
  items: one.items.map((slot, of) => (of === 0 ? { ...slot, item: 1 + (at % 2), worn: at % 2 === 1 } : slot)),
});

/** A monster that has every so manyth of what monsters may have. */
function monsterWith(at: number): Partial<typeof monster.blank> {
  const some = (all: Readonly<Record<string, boolean>>) =>
    Object.fromEntries(Object.keys(all).map((code) => [code, Number(code) % MONSTERS === at])) as never;
  const { blank } = monster;
  return {
    level: 1 + 2 * at,
    hp: { count: 1, sides: 8, plus: at },
    attacks: blank.attacks.map((none, slot) => (slot <= at % 2 ? { rolls: 1, sides: 4, attacks: 2 } : none)),
    special_effects: some(blank.special_effects),
    options: some(blank.options),
    resistances: some(blank.resistances),
    weaknesses: some(blank.weaknesses),
    ...{ breath: at + 1, breath_rate: 20, mage_spell_level: at + 1, priest_spell_level: 7 - at, spell_probability: 40 },
    ...{ level_drain: at % 2, experience: 100, friendly: at === 0, recovery: at % 3, random_chest: 1, room_chest: 1 },
    ...{ family: 8 + at, companion: (at + 1) % MONSTERS, companion_probability: 40, group_count: { min: 1, max: 4 } },
  };
}

const records = {
  item: Object.fromEntries([1, 2, 3].map((number) => [number, written(item, number, itemWith(number))])),
  character: Object.fromEntries(SAMPLE_CHARACTERS.map((one, at) => [at + 1, characterWith(one, at)])),
  labyrinth_message: { 1: written(labyrinthMessage, 1, { message_en_boxes: ['yes'] }) },
  treasure_chest: { 1: treasureChest.blank },
  npc: { 1: npc.blank },
  // Every trait, option, breath and level of spells is had by one of them.
  monster: Object.fromEntries(Array.from({ length: MONSTERS }, (_, at) => [at, written(monster, at, monsterWith(at))])),
  encounter_setting: {
    0: written(encounterSetting, 0, {
      slots: encounterSetting.blank.slots.map((slot, at) => ({ ...slot, monster: at % MONSTERS, weight: 1 })),
    }),
  },
};

/** A cell near the entrance: its sides, its marks, and most often an event whose numbers are small. */
const cellWith = (ids: readonly number[]): fc.Arbitrary<Partial<Cell>> =>
  fc
    .record({
      id: fc.constantFrom(...ids),
      slots: fc.array(fc.constantFrom(0, 1, 1, 2, 3, 4), { minLength: 9, maxLength: 9 }),
      sides: fc.array(fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7), { minLength: 4, maxLength: 4 }),
      floor_id: fc.constantFrom(0, 0, 0, 1, 2, 4, 8),
      room_id: fc.constantFrom(0, 0, 1),
      flag: fc.constantFrom(0, 0, 1, -1),
      muki: fc.constantFrom(0, 0, 0, 1, 2),
      A: fc.constantFrom(0, 1),
      B: fc.constantFrom(0, 1, 2),
    })
    .map(({ id, slots, sides, ...rest }) => ({
      ...event(id, { ...Object.fromEntries(slots.map((value, at) => [at + 1, value])), ...rest }),
      ...Object.fromEntries(SIDES.map((side, at) => [side, sides[at] ?? 0])),
    }));
const SIDE = 4;
/** Such cells side by side in the corner of a floor, with a wall around. */
const floorWith = (ids: readonly number[]) =>
  fc.array(cellWith(ids), { minLength: SIDE ** 2, maxLength: SIDE ** 2 }).map((cells) =>
    drawn(
      Object.fromEntries(
        cells.map((one, at) => {
          const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
          const rim = {
            ...(x === 0 && { west: BORDER.wall }),
            ...(x === SIDE - 1 && { east: BORDER.wall }),
            ...(y === 0 && { south: BORDER.wall }),
            ...(y === SIDE - 1 && { north: BORDER.wall }),
          };
          return [`${x},${y}`, { ...one, ...rim }];
        }),
      ),
    ),
  );
/** Any scenario of two small floors, with events of all kinds but some. */
export const worldWithout = (...ids: readonly number[]): fc.Arbitrary<World> => {
  const floor = floorWith(IDS.filter((id) => !ids.includes(id)));
  return fc
    .tuple(floor, floor)
    .map(([first, second]) => compileWorld(sampleDocument({ floors: { 1: first, 2: second }, records })));
};

/** An input, as the state makes it in which it comes. */
export type Deed = (world: World, state: GameState) => unknown;

/** One of the orders of each member, by a number. */
const someOrders = (world: World, state: GameState, number: number) =>
  ordersIn(world, state).map((choices, seat) => choices[Math.floor(number / (seat + 1)) % choices.length]);

/** What players do: they walk on, or take something of what is offered. */
export const playersDeed: fc.Arbitrary<Deed> = fc.option(fc.nat(), { freq: 1 }).map(
  (number): Deed =>
    (world, state) => {
      if (number === null) return { do: 'forward' };
      const offered = legalInputs(world, state);
      const chosen = offered[number % Math.max(1, offered.length)];
      if (chosen?.do === 'round') return { do: 'round', orders: someOrders(world, state, number) };
      return chosen?.do === 'answer' ? { ...chosen, text: number % 2 === 0 ? 'Yes' : 'no' } : chosen;
    },
);

const small = fc.integer({ min: -1, max: 4 });
const authorsInput = fc.oneof(
  fc.record({ do: fc.constant('place'), floor: small, x: small, y: small, facing: small }),
  fc.record({ do: fc.constant('flag'), flag: small, isOn: fc.boolean() }),
  fc.record({ do: fc.constant('gold'), gold: fc.integer() }),
  fc.record({ do: fc.constant('item'), item: small }),
  fc.record({ do: fc.constantFrom('heal', 'reveal', 'win') }),
  fc.record({ do: fc.constant('cheat'), cheat: fc.constantFrom(...CHEATS), isOn: fc.boolean() }),
);
const nonsense = fc.oneof(fc.anything(), fc.record({ do: fc.string(), choice: fc.anything(), text: fc.anything() }));
const given =
  (input: unknown): Deed =>
  () =>
    input;

/** Whatever is put in: by players, by an author, or nothing that makes sense. */
export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 12, arbitrary: playersDeed },
  { weight: 1, arbitrary: authorsInput.map(given) },
  { weight: 1, arbitrary: nonsense.map(given) },
);

/** Many of them. */
export const deedsOf = (deed: fc.Arbitrary<Deed>): fc.Arbitrary<Deed[]> =>
  fc.array(deed, { minLength: 1, maxLength: 80, size: 'max' });
