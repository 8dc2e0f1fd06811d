import { describe, expect, test } from 'vitest';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { AFRAID, ASHES, DEAD, POISONED } from '#domain/catalogs/states.ts';
import { BORDER, type Cell, ZONE } from '#domain/map/cell.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { bitsOf, hasBit, numbersIn } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Held } from '#game/state/Member.ts';
import { legalInputs } from '#game/step.ts';
import { type Drawing, event } from '../../domain/map/sampleFloor.ts';
import { gameAt, play, type Short, sampleWorld, walled, written } from '../sampleWorld.ts';

const [CHARM, RING] = [1, 2];
const records = {
  item: {
    [CHARM]: written(item, CHARM, { name_ja: '護符' }),
    [RING]: written(item, RING, { name_ja: '指輪', special: true }),
  },
  labyrinth_message: Object.fromEntries(
    [1, 2, 3, 4].map((number) => [number, written(labyrinthMessage, number, { message_en_boxes: [`Text ${number}`] })]),
  ),
  monster: { 3: written(monster, 3, { name_ja: '鼠' }) },
  encounter_setting: {
    0: written(encounterSetting, 0, { slots: encounterSetting.blank.slots.map((slot) => ({ ...slot, monster: 3 })) }),
    5: written(encounterSetting, 5, {}),
  },
  treasure_chest: { 1: written(treasureChest, 1, { name_ja: '箱' }) },
  npc: { 1: written(npc, 1, { name_ja: '老人' }) },
  labyrinth_setting: {
    1: written(labyrinthSetting, 1, {
      map_hierarchy: { start: 3, end: 3 },
      labyrinth_entrance: { x: 4, y: 4, map: 3 },
    }),
  },
};

type Played = ReturnType<typeof play>;
interface Trial {
  /** The numbers of the event, which is at (0, 1) of floor 1. */
  readonly numbers?: Partial<Cell>;
  /** The other cells on floors 1 and 2. */
  readonly here?: Drawing;
  readonly below?: Drawing;
  readonly game?: (game: GameState) => Partial<GameState>;
  /** Inputs after the party has entered the cell from the south. */
  readonly inputs?: readonly Short[];
  readonly holds: (played: Played) => void;
}

function tried(id: number, { numbers = {}, here = {}, below = {}, game, inputs = [] }: Trial): Played {
  const cell = { ...event(id, { ...numbers }), ...here['0,1'] };
  const floors = { 1: walled({ ...here, '0,1': cell }), 2: walled(below), 3: walled({}) };
  const world = sampleWorld({ floors, records });
  const fresh = gameAt(world);
  const roster = fresh.roster.map((member) => ({ ...member, hp: 20, max_hp: 20 }));
  const begun = { ...fresh, roster, labyrinths: [3] };
  return play(world, { ...begun, ...game?.(begun) }, 'forward', ...inputs);
}

const at = (x: number, y: number, floor = 1) => expect.objectContaining({ floor, x, y });
const stands =
  (x: number, y: number, floor = 1) =>
  ({ state }: Played) =>
    expect(state.place).toEqual(at(x, y, floor));
const faces =
  (...facings: readonly number[]) =>
  ({ state }: Played) =>
    expect(facings).toContain(state.place.facing);
const waits =
  (op: string, mode = 'talk') =>
  ({ state }: Played) => {
    expect(state.pending?.operation.op).toBe(op);
    expect(state.mode).toBe(mode);
  };
const told =
  (...kinds: readonly string[]) =>
  (played: Played) =>
    expect(played.kinds).toEqual(expect.arrayContaining([...kinds]));
const isOn =
  (flag: number) =>
  ({ state }: Played) =>
    expect(numbersIn(state.flags)).toEqual([flag]);
const all =
  (...checks: readonly ((played: Played) => void)[]) =>
  (played: Played) => {
    for (const check of checks) check(played);
  };

const held = (number: number): Held => ({ item: number, worn: false, identified: true });
const carrying =
  (...items: readonly number[]) =>
  ({ roster }: GameState) => ({
    roster: roster.map((member, place) => (place === 0 ? { ...member, items: items.map(held) } : member)),
  });
const bagOf = ({ state }: Played, place = 0) => state.roster[place]?.items.map((one) => one.item);
const hurtBy =
  (hp: number) =>
  ({ state }: Played) =>
    expect(state.roster.every((member) => member.max_hp - member.hp === hp)).toBe(true);
const wounded = ({ roster }: GameState) => ({ roster: roster.map((member) => ({ ...member, hp: 1 })) });
const inStates =
  (...states: readonly number[]) =>
  ({ roster }: GameState) => ({ roster: roster.map((member) => ({ ...member, hp: 3, states: bitsOf(states) })) });
const someDead = ({ roster }: GameState) => ({
  roster: roster.map((member, place) => (place > 0 ? { ...member, hp: 0, states: bitsOf([DEAD]) } : member)),
});

const PLACE = { '1': 2, '2': 7, '3': 8 };
const stairs: Trial = {
  numbers: { ...PLACE, '4': 3, '5': 1 },
  below: { '7,8': event(302) },
  inputs: ['yes'],
  holds: all(stands(7, 8, 2), faces(3)),
};
const STOPS = { '1': 1, '2': 2, '3': 5, '4': 5 };
const elevator = { below: { '5,5': event(201, STOPS) } };
const chute: Trial = { numbers: PLACE, holds: all(stands(7, 8, 2), faces(1), told('moved')) };
const pit: Trial = { numbers: { '1': 0, '3': 2 }, holds: hurtBy(2) };
const message: Trial = { numbers: { '1': 2 }, holds: waits('show') };
const received: Trial = { numbers: { '1': CHARM, '2': 2 }, holds: (played) => expect(bagOf(played)).toEqual([1, 1]) };
const FOE = { '1': 3, '2': 2 };
const battle = waits('battle', 'battle');
const setup =
  (change: object) =>
  ({ state }: Played) =>
    expect(state.pending?.operation).toMatchObject({ battle: change });
const facility = (name: string): Trial => ({
  holds: all(waits('visit'), ({ state }) => expect(state.pending?.operation).toMatchObject({ facility: name })),
});

/** Every kind of event with its expected effect. */
const TRIALS: Readonly<Record<number, Trial | readonly Trial[]>> = {
  101: stairs,
  102: [stairs, { ...stairs, inputs: ['no'], holds: stands(0, 1) }],
  103: { ...stairs, numbers: PLACE, inputs: [], holds: all(stands(7, 8, 2), faces(1)) },
  104: { ...stairs, numbers: { ...PLACE, '1': 9 }, inputs: [], holds: all(stands(0, 1), told('nowhere')) },
  201: [
    { numbers: STOPS, ...elevator, inputs: [{ do: 'choose', choice: 2 }], holds: stands(5, 5, 2) },
    { numbers: { ...STOPS, '5': RING }, ...elevator, holds: told('unmet') },
    { numbers: STOPS, ...elevator, inputs: ['leave'], holds: stands(0, 1) },
  ],
  202: {
    numbers: { ...STOPS, '6': 100 },
    ...elevator,
    inputs: [{ do: 'choose', choice: 2 }],
    holds: all(stands(5, 5, 2), ({ state }) => expect(state.gold).toBe(500)),
  },
  301: [
    { numbers: { ...PLACE, '4': 2 }, holds: all(stands(7, 8, 2), faces(2)) },
    { numbers: PLACE, below: { '7,8': { floor_id: ZONE.noTeleport } }, holds: all(stands(0, 1), told('warded')) },
    { numbers: PLACE, here: { '0,1': { floor_id: ZONE.noTeleport } }, holds: told('warded') },
  ],
  302: { holds: all(told('moved'), ({ state }) => expect(state.place.floor).toBe(1)) },
  303: [
    { numbers: { '1': 2, '2': 4, '3': 5, '4': 4, '5': 5 }, holds: stands(4, 5, 2) },
    { numbers: { '1': 2, '2': 4, '3': 5, '4': 3, '5': 5 }, holds: all(stands(0, 1), told('warded')) },
  ],
  304: { numbers: { '1': 1 }, holds: stands(4, 4, 3) },
  401: chute,
  402: chute,
  501: [pit, { ...pit, game: () => ({ spells: [{ spell: 63, steps: 9 }] }), holds: hurtBy(0) }],
  502: pit,
  503: {
    numbers: { '1': 0, '3': 2, '4': 100 },
    holds: all(hurtBy(2), ({ state }) =>
      expect(state.roster.every(({ states }) => hasBit(states, POISONED))).toBe(true),
    ),
  },
  601: { holds: told('turned') },
  602: { numbers: { '1': 3 }, holds: faces(3) },
  603: { holds: faces(2) },
  604: { holds: faces(3) },
  605: { holds: faces(4) },
  701: [
    { numbers: { '1': 2, '2': 3 }, here: { '3,1': event(603) }, holds: all(stands(3, 1), faces(2)) },
    { numbers: { '1': 2, '2': 5 }, here: { '2,1': { east: BORDER.wall } }, holds: stands(2, 1) },
  ],
  702: [
    { here: { '0,4': { north: BORDER.wall } }, holds: stands(0, 4) },
    { here: { '0,1': { north: BORDER.wall } }, holds: stands(0, 1) },
  ],
  703: { holds: all(told('pushed'), ({ state }) => expect(state.place).not.toEqual(at(0, 1))) },
  801: {
    numbers: { '1': RING, '2': 1, '4': 1 },
    game: carrying(RING),
    here: { '0,1': { north: BORDER.lockedDoor } },
    inputs: ['open'],
    holds: waits('show'),
  },
  802: {
    numbers: { '1': 3, '2': 1, '3': 1 },
    here: { '0,1': { north: BORDER.gate } },
    inputs: ['open'],
    holds: waits('show'),
  },
  803: {
    numbers: { '1': 1, '2': 1, '3': 2 },
    here: { '0,1': { north: BORDER.lockedDoor } },
    inputs: ['open', { do: 'answer', text: 'text 2' }, 'forward'],
    holds: stands(0, 2),
  },
  804: { numbers: { '2': 1 }, here: { '0,1': { north: BORDER.lockedDoor } }, inputs: ['open'], holds: told('picked') },
  805: { numbers: { '1': 1 }, here: { '0,1': { north: BORDER.door } }, inputs: ['open'], holds: told('doorShut') },
  901: [
    message,
    {
      numbers: { '1': 2, A: 1, B: 6 },
      inputs: ['next', 'back', 'forward'],
      holds: all(isOn(6), ({ state }) => {
        expect(state.mode).toBe('labyrinth');
        expect(numbersIn(state.once[1] ?? [])).toEqual([cellIndex(0, 1)]);
      }),
    },
    { numbers: { '1': 2, flag: 4 }, holds: ({ state }) => expect(state.pending).toBeNull() },
    { numbers: { '1': 2, flag: -4 }, holds: waits('show') },
    { numbers: { '1': 2, muki: 2 }, holds: ({ state }) => expect(state.pending).toBeNull() },
    { numbers: { '1': 2, muki: 2 }, inputs: ['right'], holds: waits('show') },
    {
      numbers: { '1': 2, C: 30 },
      holds: ({ reports }) => expect(reports).toContainEqual({ kind: 'sound', sound: 30 }),
    },
  ],
  902: { ...message, inputs: ['search'] },
  903: { numbers: { '1': 2, '4': 3 }, holds: waits('show') },
  904: [
    { numbers: { '1': 2, '2': 2 }, inputs: ['right'], holds: waits('show') },
    { numbers: { '1': 2, '2': 2 }, holds: told('stepped') },
  ],
  1001: [
    { numbers: { '1': 1, '2': 5, '3': 6 }, inputs: ['yes'], holds: isOn(5) },
    { numbers: { '1': 1, '2': 5, '3': 6 }, inputs: ['no'], holds: isOn(6) },
  ],
  1002: { numbers: { '1': 1, '2': 2, '3': 5 }, inputs: [{ do: 'answer', text: 'Text 2' }], holds: isOn(5) },
  1003: {
    numbers: { '1': 1, '3': 2, '4': 3, '7': 8, '8': 9 },
    inputs: [{ do: 'choose', choice: 1 }],
    holds: isOn(9),
  },
  1101: [
    received,
    // The bag of the first member is full, so the next one takes it.
    {
      ...received,
      game: carrying(...Array(8).fill(CHARM)),
      holds: (played) => expect(bagOf(played, 1)).toEqual([1, 1]),
    },
    {
      ...received,
      numbers: { '1': CHARM, '2': 1, A: 1 },
      game: ({ roster }) => ({ roster: roster.map((one) => ({ ...one, items: Array(8).fill(held(CHARM)) })) }),
      holds: all(told('bagsFull'), ({ state }) => expect(state.once).toEqual({})),
    },
    {
      ...received,
      numbers: { '1': RING, '2': 1 },
      game: carrying(...Array(8).fill(CHARM)),
      holds: (played) => expect(bagOf(played)).toHaveLength(9),
    },
  ],
  1102: { ...received, inputs: ['search'] },
  1103: {
    numbers: { '1': CHARM, '2': 2 },
    game: carrying(CHARM, RING, CHARM, CHARM),
    holds: (played) => expect(bagOf(played)).toEqual([RING, CHARM]),
  },
  1104: [
    {
      numbers: { '1': CHARM, '2': RING },
      game: carrying(CHARM),
      holds: (played) => expect(bagOf(played)).toEqual([RING]),
    },
    { numbers: { '1': CHARM, '2': RING }, holds: told('unmet') },
    {
      // A special item needs no room, so giving it away frees none, and the trade fails.
      numbers: { '1': RING, '2': CHARM },
      game: ({ roster }) => ({
        roster: roster.map((one) => ({ ...one, items: [RING, ...Array(8).fill(CHARM)].map(held) })),
      }),
      holds: (played) => expect([bagOf(played)?.[0], played.kinds.at(-1)]).toEqual([RING, 'bagsFull']),
    },
  ],
  1105: [
    { numbers: { '1': RING, '2': 1 }, inputs: ['next'], holds: stands(0, 0) },
    { numbers: { '1': RING }, game: carrying(RING), holds: stands(0, 1) },
    // The party does not get past it by walking in backwards or through a door.
    { numbers: { '1': RING, '2': 1 }, inputs: ['next', 'around', 'back', 'next'], holds: stands(0, 0) },
    { numbers: { '1': RING, '2': 1 }, here: { '0,1': { south: BORDER.door } }, inputs: ['next'], holds: stands(0, 0) },
    { numbers: { '1': RING, '3': 2 }, holds: stands(1, 1) },
  ],
  1201: { numbers: { '1': 1, '2': 6, '3': 10 }, holds: ({ state }) => expect(state.gold).toBeGreaterThan(610) },
  1202: [
    { numbers: { '1': 100 }, inputs: ['yes'], holds: all(stands(0, 1), ({ state }) => expect(state.gold).toBe(500)) },
    { numbers: { '1': 100 }, inputs: ['no'], holds: stands(0, 0) },
    { numbers: { '1': 700 }, inputs: ['yes'], holds: stands(0, 0) },
  ],
  1203: {
    numbers: { '1': 50 },
    holds: ({ state }) => expect(state.roster.map((one) => one.experience)).toEqual(Array(6).fill(50)),
  },
  1301: [
    { numbers: { '1': 1 }, holds: waits('latch', 'chest') },
    { numbers: { '1': 1, B: 5 }, inputs: [{ do: 'win' }], holds: isOn(5) },
    { numbers: { '1': 1, B: 5 }, inputs: ['leave'], holds: ({ state }) => expect(state.flags).toEqual([]) },
  ],
  1302: { numbers: { '1': 1, '3': 3, '4': 1 }, inputs: [{ do: 'win' }], holds: waits('latch', 'chest') },
  1401: [
    { numbers: { ...FOE, A: 1 }, holds: all(battle, setup({ foes: { monster: 3, count: 2 }, canFlee: true })) },
    { numbers: { ...FOE, B: 3 }, inputs: [{ do: 'win' }], holds: isOn(3) },
  ],
  1402: { numbers: { '1': 2 }, holds: all(battle, setup({ foes: { slot: 2 } })) },
  1403: [
    { numbers: { ...FOE, '4': 8 }, inputs: [{ do: 'win' }], holds: isOn(8) },
    { numbers: FOE, inputs: ['flee'], holds: told('refused') },
  ],
  1404: { numbers: FOE, holds: all(battle, setup({ isFriendly: true })) },
  1405: { numbers: FOE, holds: all(battle, setup({ surprise: 'monsters' })) },
  1501: { numbers: { '1': 1 }, holds: waits('converse') },
  1502: { numbers: { '1': 1, '2': 100 }, holds: waits('converse') },
  1601: { numbers: { '1': 5 }, holds: isOn(5) },
  1602: { numbers: { '1': 5 }, game: () => ({ flags: bitsOf([5, 7]) }), holds: isOn(7) },
  1603: { numbers: { '1': 5 }, inputs: ['back', 'forward', 'back', 'forward'], holds: isOn(5) },
  1604: [
    { numbers: { '1': 5, '3': 2 }, inputs: ['right', 'yes'], holds: isOn(5) },
    { numbers: { '1': 5, '3': 2 }, inputs: ['right', 'no'], holds: ({ state }) => expect(state.flags).toEqual([]) },
  ],
  1605: [
    { numbers: { '1': 3, '2': 6, '3': 5 }, holds: isOn(5) },
    { numbers: { '1': 3, '2': 5, '3': 5 }, holds: told('unmet') },
    { numbers: { '1': 1, '2': 1, '3': 5 }, holds: isOn(5) },
    { numbers: { '1': 2, '2': 2, '3': 5 }, holds: told('unmet') },
    { numbers: { '1': 5, '2': 3, '3': 5 }, game: () => ({ lexicon: bitsOf([3]) }), holds: isOn(5) },
    { numbers: { '1': 6, '2': RING, '3': 5 }, game: carrying(RING), holds: isOn(5) },
    {
      numbers: { '1': 4, '2': 2, '3': 5 },
      game: ({ roster }) => ({
        roster: roster.map((one, place) => (place === 3 ? { ...one, titles: bitsOf([2]) } : one)),
      }),
      holds: isOn(5),
    },
  ],
  1701: { numbers: { '1': 0, '3': 3 }, holds: hurtBy(3) },
  1702: {
    numbers: { '1': AFRAID, '2': 100 },
    holds: ({ kinds }) => expect(kinds.filter((one) => one === 'afflicted')).toHaveLength(1),
  },
  1703: [
    {
      numbers: { '1': AFRAID, '2': 100 },
      holds: ({ kinds }) => expect(kinds.filter((one) => one === 'afflicted')).toHaveLength(6),
    },
    { numbers: { '1': ASHES, '2': 100 }, holds: ({ state }) => expect(state.mode).toBe('over') },
  ],
  1704: { holds: all(battle, setup({ foes: { slot: 0 } })) },
  1705: { game: () => ({ spells: [{ spell: 61, steps: 9 }] }), holds: ({ state }) => expect(state.spells).toEqual([]) },
  1706: { numbers: { '1': 3 }, holds: ({ state }) => expect(state.roster[0]?.age).toBe(20) },
  1801: {
    numbers: { '1': 50 },
    game: wounded,
    holds: ({ state }) => {
      for (const { hp, max_hp } of state.roster) expect(hp).toBe(Math.min(max_hp, 1 + Math.floor(max_hp / 2)));
    },
  },
  1802: {
    numbers: { '1': POISONED },
    game: inStates(POISONED, AFRAID),
    holds: ({ state }) => {
      for (const { states } of state.roster) expect(numbersIn(states)).toEqual([AFRAID]);
    },
  },
  1803: {
    game: ({ roster }) => ({ roster: roster.map((one) => ({ ...one, uses: { mage: [], priest: [] } })) }),
    holds: ({ state }) => expect(state.roster.some(({ uses }) => (uses.mage[0] ?? 0) > 0)).toBe(true),
  },
  1804: {
    numbers: { '1': 100 },
    game: someDead,
    holds: ({ state }) => {
      for (const { hp, states } of state.roster) expect([hp > 0, states]).toEqual([true, []]);
    },
  },
  1901: facility('inn'),
  1902: facility('shop'),
  1903: facility('temple'),
  1904: facility('tavern'),
  1905: facility('training'),
  2001: { inputs: ['yes'], holds: told('save') },
  2002: { inputs: ['yes'], holds: told('load') },
  2003: { inputs: ['camp'], holds: told('refused') },
  2101: [
    { inputs: ['yes'], holds: ({ state }) => expect(state.mode).toBe('city') },
    { inputs: ['no'], holds: stands(0, 1) },
  ],
  2102: [
    { numbers: { '1': 1 }, inputs: ['yes'], holds: stands(4, 4, 3) },
    { numbers: { '1': 1 }, game: () => ({ labyrinths: [1] }), inputs: ['yes'], holds: told('labyrinthClosed') },
  ],
  2103: { holds: all(told('left'), ({ state }) => expect(state.place.floor).toBe(0)) },
  2201: {
    numbers: { '1': 1, '2': 3 },
    inputs: ['next'],
    holds: ({ state }) => {
      expect(state.mode).toBe('ended');
      expect(state.completed).toEqual([1]);
      expect(state.roster.every(({ titles }) => hasBit(titles, 3))).toBe(true);
    },
  },
  2202: { numbers: { '1': 4 }, holds: all(told('title'), stands(0, 1)) },
  2203: {
    inputs: ['next', 'next'],
    holds: all(told('credits', 'ending'), ({ state }) => expect(state.mode).toBe('city')),
  },
};

const TYPES = EVENT_CATEGORIES.flatMap(({ types }) => types);

test('Every kind of event of the catalog is tried', () => {
  const ids = TYPES.map(({ id }) => id);
  expect(Object.keys(TRIALS).map(Number)).toEqual(ids);
});

describe('An event', () => {
  test.each(TYPES.map(({ id, name }) => [id, name.en] as const))('%i: %s', (id) => {
    for (const trial of [TRIALS[id] ?? []].flat()) trial.holds(tried(id, trial));
  });

  test('of which nothing was filled in that it needs, or a number means nothing, does nothing', () => {
    for (const numbers of [{}, { '1': 5000 }]) {
      const { state, kinds } = tried(901, { numbers, holds: () => {} });
      expect(state.pending).toBeNull();
      expect(kinds).toEqual(['stepped']);
    }
  });

  test('that sends the party on for ever ends after 64 times', () => {
    const pushing = (facing: number) => event(701, { '1': facing, '2': 1 });
    const { kinds, state } = tried(701, {
      numbers: { '1': 1, '2': 1 },
      here: { '0,2': pushing(3) },
      holds: () => {},
    });
    expect(kinds.at(-1)).toBe('endless');
    expect(state.mode).toBe('labyrinth');
  });

  test('offers what waits for an answer, and nothing else', () => {
    const offered = (id: number, numbers: Partial<Cell>) => {
      const world = sampleWorld({ floors: { 1: walled({ '0,1': event(id, numbers) }) }, records });
      return legalInputs(world, play(world, gameAt(world), 'forward').state).map((input) => input.do);
    };
    expect(offered(901, { '1': 1 })).toEqual(['next']);
    expect(offered(1001, { '1': 1 })).toEqual(['yes', 'no']);
    expect(offered(1002, { '1': 1, '2': 1 })).toEqual(['answer', 'leave']);
    expect(offered(1003, { '1': 1, '2': 1, '4': 1 })).toEqual(['choose', 'choose']);
  });
});
