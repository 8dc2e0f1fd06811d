import fc from 'fast-check';
import { ALIGNMENTS, JOBS, STATS } from '#domain/catalogs/adventurers.ts';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { BORDER, type Cell, SIDES } from '#domain/map/cell.ts';
import { type Character, UP_TO_LEVEL } from '#domain/resources/character.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { CITY_PLACES } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { ordersIn } from '#game/modes/battle.ts';
import { suitsClass } from '#game/rules/classes.ts';
import { raceRules } from '#game/rules/compileRules.ts';
import { creationCap } from '#game/rules/statCap.ts';
import { CHEATS, type GameState } from '#game/state/GameState.ts';
import { legalInputs } from '#game/step.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import { SAMPLE_CHARACTERS } from '#game/world/sampleCharacters.ts';
import type { World } from '#game/world/World.ts';
import { drawn, event } from '../domain/map/sampleFloor.ts';
import { ruled } from './ruledWorld.ts';
import { sampleDocument, written } from './sampleWorld.ts';

const IDS = EVENT_CATEGORIES.flatMap(({ types }) => types.map(({ id }) => id));

const MONSTERS = 6;

/** Items that are used for a spell, worn for their wards, or special. */
const itemWith = (number: number): Partial<typeof item.blank> => ({
  special: number === 3,
  type: number === 1 ? 10 : 9,
  magic_effects: [87 + 3 * number, 50 + number, 76 + number, 0, 0, 0],
});

/** The standard six, some of them at a high level, with all spells of their level and one item each. */
const characterWith = (one: Character, at: number): Character => ({
  ...one,
  level: 1 + 4 * at,
  known_spells: UP_TO_LEVEL,
  spell_level: 7,
  items: one.items.map((slot, of) => (of === 0 ? { ...slot, item: 1 + (at % 2), worn: at % 2 === 1 } : slot)),
});

/** A monster with every sixth of the possible traits, so that six of them together have all. */
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
  // Every trait, option, breath and spell level belongs to one of them.
  monster: Object.fromEntries(Array.from({ length: MONSTERS }, (_, at) => [at, written(monster, at, monsterWith(at))])),
  encounter_setting: {
    0: written(encounterSetting, 0, {
      slots: encounterSetting.blank.slots.map((slot, at) => ({ ...slot, monster: at % MONSTERS, weight: 1 })),
    }),
  },
};

/** A cell near the entrance: its sides, its marks, and usually an event with small numbers. */
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
/** A square of such cells in the corner of a floor, surrounded by a wall. */
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
/** An arbitrary scenario of two small floors, with events of all kinds except the given ones. */
export const worldWithout = (...ids: readonly number[]): fc.Arbitrary<World> => {
  const floor = floorWith(IDS.filter((id) => !ids.includes(id)));
  return fc
    .tuple(floor, floor)
    .map(([first, second]) => compileWorld(sampleDocument({ floors: { 1: first, 2: second }, records })));
};

/** An input that depends on the current state. */
export type Deed = (world: World, state: GameState) => unknown;

/** One order for each member, chosen by a number. */
const someOrders = (world: World, state: GameState, number: number) =>
  ordersIn(world, state).map((choices, seat) => choices[Math.floor(number / (seat + 1)) % choices.length]);

/** An input of a player, who walks on or chooses one of the offered inputs. */
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

/** The creation of a member from the rolled candidate, in the first class that suits it. */
function someCreation({ rules }: World, { candidate }: GameState, number: number) {
  if (!candidate) return undefined;
  const stats = { ...raceRules(rules, candidate.race, candidate.sex).initial_stats };
  const cap = creationCap(rules);
  const order = STATS.map((_, at) => STATS[(at + number) % STATS.length] ?? STATS[0]);
  let left = candidate.points;
  for (const { name } of order) {
    const more = Math.max(0, Math.min(left, cap - stats[name]));
    stats[name] += more;
    left -= more;
  }
  const alignment = number % ALIGNMENTS.length;
  const job = JOBS.find(({ code }) => suitsClass(rules, code, stats, alignment))?.code ?? 0;
  return { do: 'create', name: `N${number % 100}`, job, alignment, stats };
}

/** An input in a city, with equal chances for all kinds of offered inputs, including new members. */
export const visitorsDeed: fc.Arbitrary<Deed> = fc.tuple(fc.nat(), fc.nat()).map(
  ([kind, number]): Deed =>
    (world, state) => {
      const offered = legalInputs(world, state);
      if (state.candidate && kind % 4 === 0) return someCreation(world, state, number);
      const kinds = [...new Set(offered.map((input) => input.do))];
      const some = offered.filter((input) => input.do === kinds[kind % Math.max(1, kinds.length)]);
      const chosen = some[number % Math.max(1, some.length)];
      if (chosen?.do === 'round') return { do: 'round', orders: someOrders(world, state, number) };
      return chosen?.do === 'answer' ? { ...chosen, text: number % 2 === 0 ? 'Yes' : 'no' } : chosen;
    },
);

/** Random values of some rules that decide how hard a city and a labyrinth are, up to the limits of their fields. */
export const anyRules: fc.Arbitrary<(world: World) => World> = fc
  .record({
    open: fc.array(fc.boolean(), { minLength: CITY_PLACES.length, maxLength: CITY_PLACES.length }),
    wipe: fc.constantFrom(0, 1, 1, 1, 2),
    level_where: fc.constantFrom(0, 1, 2),
    days: fc.constantFrom(0, 7, 365),
    hp: fc.constantFrom(-1, 1, 9999),
    gold_cap: fc.constantFrom(0, 500, 999_999_999_999),
    roster: fc.constantFrom(6, 7, 120),
    flags: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    few: fc.constantFrom(0, 1, 2),
    age: fc.constantFrom(0, 99),
  })
  .map(({ open, wipe, level_where, days, hp, gold_cap, roster, flags, few, age }) => (world) => {
    const { city } = world.rules;
    const [pool_gold, key_items_apart, special_dropped, class_change, rebirth, level_many, isCheap, isMixed] = flags;
    const room = { price: isCheap ? 0 : 10, hp, uses: few, days };
    const rooms = Object.fromEntries(Object.keys(city.rooms).map((name) => [name, room])) as never;
    const temple = Object.fromEntries(Object.keys(city.temple).map((name) => [name, isCheap ? 0 : 5])) as never;
    const all = ruled(world, 'city', {
      ...{ rooms, temple, roster, stay_until: few, death_base: 50, ash_base: 50 },
      ...{ open: open as never, pool_gold: pool_gold === true, party_mixes_alignments: isMixed === true },
    });
    const items = { gold_cap, key_items_apart: key_items_apart === true, special_dropped: special_dropped === true };
    const creation = {
      ...{ level_where, class_change: class_change === true, rebirth: rebirth === true, rebirth_from_level: 2 },
      ...{
        level_many: level_many === true,
        class_change_age: age,
        class_change_level: few,
        class_change_stats: few % 2,
      },
      ...{ class_change_spells: few, old_death: 0 },
    };
    const judged = ruled(ruled(ruled(all, 'items', items), 'creation', creation), 'battle', { wipe, bag_full: few });
    return { ...judged, beginning: { ...judged.beginning, gold: Math.min(gold_cap, judged.beginning.gold) } };
  });

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

/** Any input: of a player, of an author, or nonsense. */
export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 12, arbitrary: playersDeed },
  { weight: 1, arbitrary: authorsInput.map(given) },
  { weight: 1, arbitrary: nonsense.map(given) },
);

/** A list of such inputs. */
export const deedsOf = (deed: fc.Arbitrary<Deed>): fc.Arbitrary<Deed[]> =>
  fc.array(deed, { minLength: 1, maxLength: 80, size: 'max' });
